import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe.each([['in one process', false], ['with its subgraphs over HTTP', true]])('the graph for people, %s', (_, split) => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway({ split }); });
  afterAll(() => gateway.stop());

  it('answers an operation across two subgraphs', async () => {
    const response = await ask(gateway, '{ orders(first: 5) { nodes { number lines { sku variant { title } } } } }');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { orders: { nodes: [{ number: '#1001', lines: [{ sku: 'A', variant: { title: 'Title of v1' } }] }] } } });
  });

  it('passes the caller to the subgraphs', async () => {
    expect(await (await ask(gateway, '{ whoAmI }', { token: 'pst_staff' })).json()).toEqual({ data: { whoAmI: 'staff@example.com of 7 via graphql' } });
  });

  it('answers the same once an operation is repeated often enough to be compiled', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await (await ask(gateway, '{ orders { nodes { number } } sites }')).json()).toEqual({ data: { orders: { nodes: [{ number: '#1001' }] }, sites: ['main'] } });
    }
  });

  it('passes a refusal on with its code and details', async () => {
    const response = await ask(gateway, '{ refused }');
    expect(await response.json()).toEqual({
      data: null, errors: [{ message: 'The order is cancelled', path: ['refused'], extensions: { code: 'ORDER_CANCELLED', details: { number: '#1001' } } }],
    });
  });

  it('answers an unknown error as INTERNAL with the request id', async () => {
    const response = await ask(gateway, '{ broken }');
    const requestId = response.headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await response.json()).toEqual({ data: null, errors: [{ message: 'Internal error', path: ['broken'], extensions: { code: 'INTERNAL', requestId } }] });
  });

  it('hides internal fields', async () => {
    const response = await ask(gateway, '{ authenticateStaff(token: "pst_owner") { email } }');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('GRAPHQL_VALIDATION_FAILED');
  });
});

describe('access to the graph for people', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  it.each([
    ['no token', '', /^A token is missing\..*npm run portico -- token create/],
    ['an expired token', 'pst_expired', /^This staff token expired at noon\..*npm run portico -- token create/],
    ['an unknown token', 'pst_unknown', /^This token is unknown or was revoked\..*npm run portico -- token create/],
  ])('refuses %s and says how to get one', async (_, token, message) => {
    const response = await ask(gateway, '{ whoAmI }', { token });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    const { errors: [error] } = await response.json() as { errors: [{ message: string; extensions: object }] };
    expect(error.message).toMatch(message);
    expect(error.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('gives people the permissions their roles have, and no other', async () => {
    const permissions = async (token: string): Promise<unknown> => (await ask(gateway, '{ permissionsOfMine }', { token })).json();
    expect(await permissions('pst_staff')).toEqual({ data: { permissionsOfMine: ['company.read', 'commerce.read', 'commerce.write'] } });
    expect(await permissions('pst_owner')).toEqual({ data: { permissionsOfMine: ['company.read', 'company.manage', 'commerce.read'] } });
  });

  /** The bytes urql sends by default: short queries by GET. */
  const byGet = (query: string, accept = 'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed') =>
    fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent('{"n":5}')}`, { headers: { authorization: 'Bearer pst_owner', accept } });

  it('answers a query by GET with a token, which pages of other sites cannot send', async () => {
    const response = await byGet('query Page($n: Int) { orders(first: $n) { nodes { number } } }');
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, 'application/graphql-response+json; charset=utf-8', 'no-store']);
    expect(await response.json()).toEqual({ data: { orders: { nodes: [{ number: '#1001' }] } } });
    expect((await byGet('{ whoAmI }', 'application/json')).status).toBe(200);
  });

  it('refuses mutations by GET', async () => {
    const response = await byGet('mutation { rename(number: "2") }');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('refuses several operations in one call', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_owner' }, body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ whoAmI }' }))),
    });
    expect(response.status).toBe(400);
  });

  it.each([['what is no JSON', '{'], ['a body of another shape', '7']])('refuses %s with status 400', async (_, body) => {
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer pst_owner' }, body });
    expect(response.status).toBe(400);
  });

  it('refuses a body over two megabytes', async () => {
    const response = await ask(gateway, `# ${'x'.repeat(2_100_000)}\n{ whoAmI }`);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] });
  });

  it('answers introspection to authenticated callers', async () => {
    const response = await ask(gateway, '{ __schema { queryType { fields { name } } } }');
    expect(await response.json()).toEqual({ data: { __schema: { queryType: { fields: ['sites', 'whoAmI', 'permissionsOfMine', 'orders', 'full', 'refused', 'broken'].map((name) => ({ name })) } } } });
  });
});

describe('a gateway with introspection off', () => {
  it('refuses introspection', async () => {
    const gateway = await runningGateway({ settings: { PORTICO_INTROSPECTION: 'off' } });
    const response = await ask(gateway, '{ __schema { queryType { name } } }');
    expect(response.status).toBe(400);
    await gateway.stop();
  });
});
