import type { HostName } from '#kernel/config.js';
import { openAssistantCompany, type AssistantCompanyKit } from './assistant-company.js';

const LIST = '/api/v1/ai-tools';
const RUN = `${LIST}/search_orders`;

let all: AssistantCompanyKit;
let ada: Awaited<ReturnType<AssistantCompanyKit['assistant']>>;
beforeAll(async () => {
  all = await openAssistantCompany();
  ada = await all.assistant('Ada');
});
afterAll(() => all.close());

type Host = 'commerce' | 'catalog' | 'auth';

/** The status and the bytes of an answer. */
const read = async (host: Host, path: string, { by = ada, ...init }: RequestInit & { readonly by?: Pick<typeof ada, 'ask'> } = {}) => {
  const response = await by.ask(host, path, init);
  return [response.status, await response.text()];
};
const run = (body: string, headers: Record<string, string> = {}, path = RUN) => read('commerce', path, { method: 'POST', body, headers });
const nowhere = { ask: (host: HostName, path: string, init: RequestInit = {}) => fetch(`${all.urls[host] ?? ''}${path}`, { ...init, headers: { authorization: `Bearer ${ada.token}`, ...init.headers } }) };

describe('the company', () => {
  test('must be named, by its number [M-ERROR-1] [M-HEADER-1]', async () => {
    const required = [400, '{"code":"company_required","message":"Name the company with the header X-Service-Company, by its number"}'];
    for (const company of ['', 'lume', '1.0', '-1', '0', '1,1', '0x1', '1e0']) expect([company, ...await read('commerce', LIST, { headers: { 'x-service-company': company } })]).toEqual([company, ...required]);
    expect(await read('commerce', LIST, { by: nowhere })).toEqual(required);
    expect(await read('commerce', RUN, { by: nowhere, method: 'POST', body: '{}' })).toEqual(required);
  });

  test('must be one of the person\'s, with the module: others are not told apart [M-ERROR-1] [M-TENANCY-1]', async () => {
    const other = await all.stranger('Borealis');
    const forbidden = [403, '{"code":"company_forbidden","message":"You have no access to this module in this company"}'];
    for (const company of [other.company, 99_999]) expect([await read('commerce', LIST, { headers: { 'x-service-company': String(company) } }), await run('{}', { 'x-service-company': String(company) })]).toEqual([forbidden, forbidden]);
    const outsider = await all.assistant('Olga', { moduleRoles: { catalog: 'VIEWER' } });
    expect(await read('commerce', LIST, { by: outsider })).toEqual(forbidden);
  });

  test('must have the module set up [M-ERROR-1]', async () => {
    expect(await read('catalog', LIST)).toEqual([409, '{"code":"company_not_ready","message":"Lume has no catalog yet: somebody who manages the catalog makes one, or it comes with the first product that is saved there"}']);
  });
});

test('limits, version and company are checked before a body is read, the company first where figures are', async () => {
  const bad = '{bad';
  const foreign = { 'x-service-company': '99' };
  const codeOf = async (host: Host | 'intelligence', headers: Record<string, string>, body = bad): Promise<unknown[]> => {
    const response = await ada.ask(host, RUN, { method: 'POST', body, headers });
    return [response.status, (await response.json() as { code?: string }).code];
  };
  expect([await codeOf('commerce', foreign), await codeOf('commerce', { 'x-service-tools-version': '9' }), await codeOf('commerce', {})]).toEqual([[403, 'company_forbidden'], [400, 'unsupported_version'], [400, 'invalid_json']]);
  expect([await codeOf('commerce', { ...foreign, 'x-service-tools-version': '9' }), await codeOf('intelligence', { ...foreign, 'x-service-tools-version': '9' })]).toEqual([[400, 'unsupported_version'], [403, 'company_forbidden']]);
  expect(await codeOf('commerce', foreign, 'x'.repeat(2 * 1024 * 1024 + 1))).toEqual([403, 'company_forbidden']);
  const flooding = await all.assistant('Flora');
  const flood = (): Promise<number> => flooding.ask('commerce', RUN, { method: 'POST', body: bad }).then(({ status }) => status);
  for (let calls = 0; calls < 120; calls += 1) expect(await flood()).toBe(400);
  expect(await flood()).toBe(429);
});

test('what stands beside arguments is left out, and without them the body is the arguments: nothing meant as one is left out in silence', async () => {
  expect(await run('{"foo":1}')).toEqual([422, expect.stringContaining('foo')]);
  expect(await run('{"limit":51}')).toEqual([422, expect.stringContaining('limit')]);
  expect((await run('{"arguments":{},"_meta":1}'))[0]).toBe(200);
});

describe('the contract version', () => {
  test('is 1, named or not, and comes back [M-HEADER-5]', async () => {
    for (const headers of [{}, { 'x-service-tools-version': '1' }] as Record<string, string>[]) {
      const response = await ada.ask('commerce', LIST, { headers });
      expect([response.status, response.headers.get('x-service-tools-version')]).toEqual([200, '1']);
    }
  });

  test.each(['2', '0', '1.0', '01', 'v1', 'latest', ''])('that is "%s" is 400 with those that are supported [M-HEADER-5]', async (version) => {
    const refused = [400, '{"code":"unsupported_version","message":"This version of the tool contract is not supported","supported":[1]}'];
    const headers = { 'x-service-tools-version': version };
    expect([await read('commerce', LIST, { headers }), await run('{}', headers), await read('catalog', LIST, { headers })]).toEqual([refused, refused, refused]);
  });
});

describe('a tool', () => {
  test('that there is not is 404 with the nearest name, where one is near [M-ERROR-2] [REL-S17]', async () => {
    expect(await run('{}', {}, `${LIST}/serch_orders`)).toEqual([404, '{"code":"unknown_tool","message":"There is no tool serch_orders; did you mean search_orders?","nearest":"search_orders"}']);
    expect(await run('{}', {}, `${LIST}/zzzzzzzzzzzzzzzz`)).toEqual([404, '{"code":"unknown_tool","message":"There is no tool zzzzzzzzzzzzzzzz"}']);
    for (const name of ['commerce_search_orders', 'get_context', '__proto__', 'constructor', '%2e%2e', 'a'.repeat(2000)]) expect([name, (await run('{}', {}, `${LIST}/${name}`))[0]]).toEqual([name, 404]);
  });

  test('has arguments that are checked one by one, in the validation shape of commerce [M-ERROR-3]', async () => {
    expect(await run('{"arguments":{"status":"shiped","limit":0,"limt":2}}')).toEqual([422, expect.stringMatching(/^\{"message":"The arguments of search_orders cannot be used: [^"]+","errors":\{/)]);
    const { errors, ...rest } = JSON.parse(String((await run('{"arguments":{"status":"shiped","limit":0,"limt":2}}'))[1])) as { errors: Record<string, string[]> };
    expect([Object.keys(rest), Object.keys(errors).toSorted(), errors['limit']]).toEqual([['message'], ['limit', 'limt', 'status'], ['must be 1 or more']]);
    expect(errors['limt']?.[0]).toMatch(/did you mean limit\?$/);
    expect(errors['status']?.[0]).toMatch(/^must be one of: .*; did you mean shipped\?$/);
  });

  test('that has a field of a long name is told its beginning, not all of it [M-ERROR-3]', async () => {
    const [status, text] = await run(JSON.stringify({ arguments: { ['k'.repeat(1_000_000)]: 1 } }));
    expect([status, String(text).length < 1000, String(text).includes('"kkk')]).toEqual([422, true, true]);
  });

  test.each(['[]', '"x"', '7', 'null', '{"arguments":[]}', '{"arguments":"x"}', '{"arguments":7}', '{"arguments":true}'])('refuses arguments that are no object: %s [M-ERROR-3]', async (body) => {
    const [status, text] = await run(body);
    expect([status, Object.keys(JSON.parse(String(text)) as object)]).toEqual([422, ['message', 'errors']]);
  });

  test('of the catalog says the same with a code and the details of each field [M-ERROR-3]', async () => {
    const own = await openAssistantCompany();
    const bea = await own.assistant('Bea');
    await own.catalog('main');
    const { status, body } = await bea.run('catalog_search_products', { limit: 0, limt: 2 });
    await own.close();
    expect([status, Object.keys(body).toSorted(), body.code, body.errors.limit, body.details.map(({ field }: { field: string }) => field).toSorted()]).toEqual([422, ['code', 'details', 'errors', 'message'], 'invalid_arguments', ['must be 1 or more'], ['limit', 'limt']]);
    expect(body.details.find(({ field }: { field: string }) => field === 'limit')).toEqual({ field: 'limit', error: 'must be 1 or more' });
  });

  test('without arguments is called with none [M-RUN-1]', async () => {
    for (const body of ['', '{}', '{"arguments":{}}', '{"arguments":null}']) expect([body, (await run(body))[0]]).toEqual([body, 200]);
  });

  test('is called with JSON [M-ERROR-5]', async () => {
    expect(await run('{"arguments":')).toEqual([400, '{"code":"invalid_json","message":"The body is not valid JSON"}']);
    expect((await run(`{"arguments":{"search":"${'x'.repeat(2 * 1024 * 1024)}"}}`))[0]).toBe(413);
  });
});

describe('checks come in the order of the document', () => {
  const bad = { version: { 'x-service-tools-version': '9' }, company: { 'x-service-company': '99' } };

  test('token, contract version, company, tool, permission, arguments [M-ORDER-1]', async () => {
    const codeOf = ([, text]: readonly unknown[]) => { const body = JSON.parse(String(text)) as { code?: string; errors?: object }; return body.code ?? (body.errors && 'invalid_arguments'); };
    const [unknown, wrong] = [`${LIST}/nope`, '{"arguments":{"limit":0}}'];
    expect((await fetch(`${all.urls.commerce ?? ''}${unknown}`, { method: 'POST', body: wrong, headers: { ...bad.version, ...bad.company } })).status).toBe(401);
    expect(codeOf(await run(wrong, { ...bad.version, ...bad.company }, unknown))).toBe('unsupported_version');
    expect(codeOf(await run(wrong, bad.company, unknown))).toBe('company_forbidden');
    expect(codeOf(await run(wrong, {}, unknown))).toBe('unknown_tool');
    expect(codeOf(await run(wrong))).toBe('invalid_arguments');
  });

  test('a permission that is missing is 403 with its name, before arguments are looked at [M-ERROR-4] [M-ORDER-1]', async () => {
    const [viewer, editor] = [await all.assistant('Vera', { moduleRoles: { commerce: 'VIEWER' } }), await all.assistant('Edda')];
    const writes = (await editor.list('commerce')).tools.filter(({ access }: { access: string }) => access === 'write');
    for (const { name, permission } of writes) expect([name, ...await read('commerce', `${LIST}/${String(name)}`, { by: viewer, method: 'POST', body: '{"arguments":{"zz":1}}' })]).toEqual([name, 403, `{"code":"permission_denied","permission":"${String(permission)}","message":"This needs the permission ${String(permission)}, which you do not have in Lume"}`]);
  });
});

describe('X-Service-Request-Id', () => {
  test('comes back with every answer of a module, whatever it is [M-HEADER-4]', async () => {
    const id = '0191e0b2:call-7';
    const of = async (path: string, init: RequestInit = {}, token = ada.token) => {
      const response = await fetch(`${all.urls.commerce ?? ''}${path}`, { ...init, headers: { 'authorization': `Bearer ${token}`, 'x-service-company': String(all.company), 'x-service-request-id': id, ...init.headers } });
      return [response.status, response.headers.get('x-service-request-id')];
    };
    expect([await of(LIST), await of(RUN, { method: 'POST', body: '{}' }), await of(RUN, { method: 'POST', body: '{"arguments":{"zz":1}}' }), await of(LIST, { headers: { 'x-service-company': '' } })]).toEqual([[200, id], [200, id], [422, id], [400, id]]);
    expect([await of(LIST, {}, 'x'), await of(RUN, { method: 'POST', body: '{' }), await of(`${LIST}/a/b`), await of(LIST, { method: 'DELETE' })]).toEqual([[401, id], [400, id], [404, id], [405, id]]);
  });

  test('that is longer or stranger than an id is left out [M-HEADER-4]', async () => {
    for (const id of ['a b', 'x'.repeat(129), '<script>']) expect([id, (await ada.ask('commerce', LIST, { headers: { 'x-service-request-id': id } })).headers.get('x-service-request-id')]).toEqual([id, null]);
  });
});
