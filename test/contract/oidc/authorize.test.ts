import { answerIn, ISSUER, openProvider, pkce, visiting, type Provider, type TestClient } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
let ada: { cookie: string; accountId: string; email: string };
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  client = await visit.client({ redirect_uris: ['https://client.example/callback', 'https://client.example/other?tenant=1', 'http://127.0.0.1:8000/cb', 'http://localhost/cb', 'http://[::1]/cb'] });
  ada = await visit.person('Ada');
});
afterAll(() => provider.close());

const { challenge } = pkce();
const asked = (more: object = {}) => visit.request(client, challenge, more);
const without = (name: string) => Object.fromEntries(Object.entries(asked()).filter(([key]) => key !== name));

describe('before the client and its redirect URI are known', () => {
  test.each<[string, () => Record<string, string> | string, string]>([
    ['no client', () => without('client_id'), 'invalid_request'], ['an unknown client', () => asked({ client_id: 'nobody' }), 'invalid_client'],
    ['two clients', () => `${new URLSearchParams(asked()).toString()}&client_id=other`, 'invalid_request'], ['no redirect URI', () => without('redirect_uri'), 'invalid_request'],
    ['two redirect URIs', () => `${new URLSearchParams(asked()).toString()}&redirect_uri=https%3A%2F%2Fevil.example`, 'invalid_request'],
    ['a foreign redirect URI', () => asked({ redirect_uri: 'https://evil.example/' }), 'invalid_redirect_uri'],
  ])('%s is a page with status 400, never a redirect [K-AUTHZ-1]', async (_, parameters, error) => {
    for (const cookie of [undefined, ada.cookie]) {
      const answer = await visit.authorize(parameters(), cookie);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('content-type')]).toEqual([400, null, 'text/html; charset=utf-8']);
      expect(await answer.text()).toContain(`<code>${error}</code>`);
    }
  });

  test.each([
    ['https://client.example/callback', true], ['https://client.example/other?tenant=1', true], ['http://127.0.0.1:8000/cb', true], ['http://127.0.0.1:49152/cb', true], ['http://127.0.0.1/cb', true], ['http://localhost:3000/cb', true], ['http://[::1]:5/cb', true],
    ['https://client.example/callback/', false], ['https://client.example/callback?x=1', false], ['https://client.example/callback#x', false], ['https://client.example/callback/../callback', false], ['https://client.example/CALLBACK', false],
    ['https://client.example:443/callback', false], ['https://client.example:8443/callback', false], ['http://client.example/callback', false], ['https://client.example.evil.example/callback', false], ['https://client.example@evil.example/callback', false],
    ['https://evil.example/?https://client.example/callback', false], ['https://client.example/other?tenant=2', false], ['https://client.example/other', false], ['http://127.0.0.1:8000/other', false], ['https://127.0.0.1:8000/cb', false],
    ['http://127.0.0.1:8000@evil.example/cb', false], ['http://127.0.0.1.evil.example/cb', false], ['http://localhost:99999999/cb', false], ['http://localhost:3000/cb#x', false], ['http://localhost:8000/', false], ['//client.example/callback', false], ['javascript:alert(1)', false],
  ])('of the registered redirect URIs %s is one: %p [K-AUTHZ-2] [REL-S16]', async (uri, isKnown) => {
    const answer = await visit.authorize(asked({ redirect_uri: uri, response_type: 'none' }));
    expect(isKnown ? answer.headers.get('location')?.startsWith(`${uri}${uri.includes('?') ? '&' : '?'}error=unsupported_response_type&`) : answer.status).toBe(isKnown ? true : 400);
  });
});

describe('once they are known', () => {
  test.each<[string, () => Record<string, string> | string, string]>([
    ['response_type missing', () => without('response_type'), 'invalid_request'], ['response_type token', () => asked({ response_type: 'token' }), 'unsupported_response_type'], ['response_type code token', () => asked({ response_type: 'code token' }), 'unsupported_response_type'],
    ['response_mode fragment', () => asked({ response_mode: 'fragment' }), 'invalid_request'], ['no challenge', () => without('code_challenge'), 'invalid_request'], ['an empty challenge', () => asked({ code_challenge: '' }), 'invalid_request'],
    ['no method', () => without('code_challenge_method'), 'invalid_request'], ['plain', () => asked({ code_challenge_method: 'plain' }), 'invalid_request'], ['a short challenge', () => asked({ code_challenge: 'x'.repeat(42) }), 'invalid_request'],
    ['a challenge with padding', () => asked({ code_challenge: `${challenge.slice(0, 42)}=` }), 'invalid_request'], ['a scope twice', () => `${new URLSearchParams(asked()).toString()}&scope=a&scope=b`, 'invalid_request'],
    ['a request object', () => asked({ request: 'e30.e30.' }), 'request_not_supported'], ['a request_uri', () => asked({ request_uri: 'http://169.254.169.254/' }), 'request_uri_not_supported'],
    ['prompt none login', () => asked({ prompt: 'none login' }), 'invalid_request'], ['prompt create', () => asked({ prompt: 'create' }), 'invalid_request'], ['max_age -1', () => asked({ max_age: '-1' }), 'invalid_request'],
    ['a foreign resource', () => asked({ resource: 'https://evil.example' }), 'invalid_target'], ['a resource below the connector', () => asked({ resource: 'https://mcp.portico.example/x' }), 'invalid_target'], ['a nonce that is too long', () => asked({ nonce: 'x'.repeat(2001) }), 'invalid_request'],
    ['prompt none of nobody', () => asked({ prompt: 'none' }), 'login_required'],
  ])('%s is redirected with error, state and iss by 303 [K-AUTHZ-3] [K-AUTHZ-4] [REL-S16]', async (_, parameters, error) => {
    const answer = await visit.authorize(parameters());
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('referrer-policy'), answer.headers.get('location')?.split('?')[0]]).toEqual([303, 'no-store', 'no-referrer', 'https://client.example/callback']);
    expect(answerIn(answer)).toEqual({ error, error_description: expect.stringMatching(/^[\x20-\x7E]+$/), state: 's-1', iss: ISSUER });
  });

  test('a parameter that nobody knows is ignored, and refused where it is sent twice [K-AUTHZ-3]', async () => {
    const { cookie } = await visit.person('Twice');
    const sent = (more: string) => visit.authorize(`${new URLSearchParams(asked()).toString()}${more}`, cookie);
    expect((await sent('&foo=1')).headers.get('location')).toMatch(/^\/oauth\/consent\?/);
    expect(answerIn(await sent('&foo=1&foo=2'))).toEqual({ error: 'invalid_request', error_description: 'foo was sent more than once', state: 's-1', iss: ISSUER });
    expect(answerIn(await sent('&%3Cb%3E=1&%3Cb%3E=2'))['error_description']).toBe('A parameter was sent more than once'); // what a stranger wrote is not in our answer
  });

  test('a state that is sent twice is not echoed', async () => {
    expect(answerIn(await visit.authorize(`${new URLSearchParams(asked()).toString()}&state=s-2`))).toEqual({ error: 'invalid_request', error_description: 'state was sent more than once', iss: ISSUER });
  });

  test('nobody signed in goes to the sign-in page with the request itself, and nothing is stored [K-AUTHZ-5]', async () => {
    const answer = await visit.authorize(asked({ login_hint: 'ada@example.test', ui_locales: 'pt de-AT en', resource: 'https://mcp.portico.example/', unknown: 'x' }));
    const address = new URL(answer.headers.get('location') ?? '', ISSUER);
    const back = new URL(address.searchParams.get('continue') ?? '', ISSUER);
    expect([answer.status, address.pathname, address.searchParams.get('login_hint'), address.searchParams.get('lang'), back.pathname, back.searchParams.get('state'), back.searchParams.get('unknown')]).toEqual([303, '/sign-in', 'ada@example.test', null, '/oauth/authorize', 's-1', null]);
    expect(await provider.database('identity').query('SELECT * FROM oauth_code')).toEqual([]);
    expect((await provider.send(back.pathname + back.search, { headers: { cookie: ada.cookie } })).headers.get('location')).toMatch(/^\/oauth\/consent\?request=.*&ui_locales=de$/);
  });

  test.each([['prompt', 'login'], ['prompt', 'select_account'], ['prompt', 'login consent'], ['max_age', '0'], ['max_age', '60']])('%s %s asks a signed-in person to sign in once more, and once only [K-AUTHZ-6]', async (name, value) => {
    provider.clock.turn(61_000);
    const answer = await visit.authorize(asked({ [name]: value }), ada.cookie);
    const back = new URL(answer.headers.get('location') ?? '', ISSUER).searchParams.get('continue') ?? '';
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?/);
    expect((await provider.send(back, { headers: { cookie: ada.cookie } })).headers.get('location')).toMatch(/^\/sign-in\?/); // still the old sign-in
    provider.clock.turn(1000);
    const again = await visit.signIn(ada.email);
    provider.clock.turn(300_000);
    expect((await provider.send(back, { headers: { cookie: again.cookie } })).headers.get('location')).toMatch(/^\/oauth\/consent\?/);
  });

  test('max_age that is not over asks for nothing', async () => {
    expect((await visit.authorize(asked({ max_age: '999999' }), ada.cookie)).headers.get('location')).toMatch(/^\/oauth\/consent\?/);
  });

  test('prompt none without consent is consent_required, and never a page [K-AUTHZ-7]', async () => {
    expect(answerIn(await visit.authorize(asked({ prompt: 'none' }), ada.cookie))).toMatchObject({ error: 'consent_required', state: 's-1', iss: ISSUER });
  });
});

test('what is only looked at gives no code: HEAD is refused, and so is what a browser fetches ahead [K-AUTHZ-1]', async () => {
  const query = new URLSearchParams({ ...asked(), prompt: 'none' }).toString();
  await visit.tokens(client, ada.cookie); // the person has agreed: a call would give a code at once
  const head = await provider.send(`/oauth/authorize?${query}`, { method: 'HEAD', headers: { cookie: ada.cookie } });
  expect([head.status, head.headers.get('allow'), head.headers.get('location')]).toEqual([405, 'GET, OPTIONS', null]);
  for (const [name, value] of [['sec-purpose', 'prefetch;prerender'], ['purpose', 'prefetch'], ['x-moz', 'prefetch']] as const) {
    const ahead = await provider.send(`/oauth/authorize?${query}`, { headers: { cookie: ada.cookie, [name]: value } });
    expect([ahead.status, ahead.headers.get('location')]).toEqual([503, null]);
  }
});
