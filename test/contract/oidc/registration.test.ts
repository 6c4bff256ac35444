import { openProvider, visiting, type Provider } from './provider.js';

let provider: Provider;
beforeAll(async () => { provider = await openProvider(); });
afterAll(() => provider.close());

const URIS = { redirect_uris: ['https://client.example/callback'] };
const ALL = 'openid profile email offline_access service.ai_tools';
const registered = async (metadata: object) => (await provider.register({ ...URIS, ...metadata })).json() as Promise<Record<string, unknown>>;

test('a public client is registered with what is not said, and with nothing that is null [K-REG-1] [K-REG-2]', async () => {
  const answer = await provider.register(URIS);
  expect([answer.status, answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control'), answer.headers.get('x-ratelimit-limit'), answer.headers.get('x-ratelimit-remaining')])
    .toEqual([201, '*', 'no-store', '10', '9']);
  expect(await answer.json()).toEqual({
    client_id: expect.stringMatching(/^[0-9a-f-]{36}$/), client_id_issued_at: Math.floor(provider.clock.now().getTime() / 1000), client_name: 'client.example', redirect_uris: URIS.redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none', scope: 'openid profile email service.ai_tools',
  });
  expect((await registered({}))['client_id']).not.toBe((await registered({}))['client_id']);
});

test('a confidential client gets a secret that never expires and is stored as a hash alone [K-REG-3]', async () => {
  for (const method of ['client_secret_post', 'client_secret_basic']) {
    const client = await registered({ token_endpoint_auth_method: method });
    expect(client).toMatchObject({ client_secret: expect.stringMatching(/^pcs_[A-Za-z0-9]{48}$/), client_secret_expires_at: 0, token_endpoint_auth_method: method });
    const rows = await provider.database('identity').query('SELECT * FROM oauth_client WHERE id = ?', [String(client['client_id'])]);
    expect(JSON.stringify(rows)).not.toContain(client['client_secret']);
  }
});

test('scopes are filtered, all where none is known, and always with that of the AI tools [K-REG-4]', async () => {
  const scopes = await Promise.all(['email openid', 'profile  service.platform admin', 'nothing known', '', 'service.ai_tools'].map(async (scope) => (await registered({ scope }))['scope']));
  expect(scopes).toEqual(['openid email service.ai_tools', 'profile service.ai_tools', ALL, ALL, 'service.ai_tools']);
});

const BIDI = '\u202Eevil\u2066 \u200Bname\u0007\u00AD\uFEFF';
test.each([
  ['Notes <b>Pro</b>', 'Notes Pro'], ['<<script>script>alert(1)<</script>/script>', 'scriptalert(1)/script'], ['Tools <img src=x onerror=alert(1)', 'Tools'], ['a > b', 'a b'], [BIDI, 'evil name'],
  ['  two\n\t lines  ', 'two lines'], ['x'.repeat(200), 'x'.repeat(120)], [`${'x'.repeat(119)}😀`, `${'x'.repeat(119)}😀`], ['😀'.repeat(121), '😀'.repeat(120)], ['<i></i>', 'client.example'], ['\u0301\u0302 \u0303', 'client.example'], ['Città 日本 😀', 'Città 日本 😀'],
])('the name %j is shown as %j [K-REG-5]', async (name, shown) => {
  expect((await registered({ client_name: name }))['client_name']).toBe(shown);
});

test.each([
  ['https://a.example/cb', true], ['https://a.example:8443/cb?x=1', true], ['http://localhost/cb', true], ['http://127.0.0.1:1234/', true], ['http://[::1]:99/cb', true], ['https://localhost/cb', true],
  ['http://a.example/cb', false], ['http://localhost.evil.example/cb', false], ['http://127.0.0.2/cb', false], ['http://127.0.0.1@evil.example/', false], ['https://user:pw@a.example/', false], ['http://0.0.0.0/', false],
  ['http://127.1/cb', false], ['http://2130706433/cb', false], ['http://[0:0:0:0:0:0:0:1]/cb', false], ['https://@a.example/', false], ['https:///a.example/', false],
  ['https://a.example/cb#top', false], ['https://a.example/cb#', false], ['https://*.example/cb', false], ['https://a.example/*', false], ['/callback', false], ['//a.example/cb', false], ['a.example', false], ['', false],
  ['com.example.app:/cb', false], ['javascript:alert(1)', false], ['data:text/html,x', false], ['https:a.example', false], ['https:/a.example', false], ['https:\\\\a.example', false], ['https://a.example/\\evil', false],
  ['https://a.example/ cb', false], ['https://a.example/\ncb', false], ['https://exämple.example/', false], ['https://a%2eexample/', false], [`https://a.example/${'x'.repeat(2000)}`, false],
  ['https://0x7f.1/cb', false], ['https://127.1/cb', false], ['https://2130706433/cb', false], ['https://CLIENT.example/cb', true], ['https://client.example:8443/cb', true],
])('the redirect URI %j may be registered: %p [K-REG-6]', async (uri, isAccepted) => {
  const answer = await provider.register({ redirect_uris: [uri] });
  expect([answer.status, (await answer.json() as { error?: string }).error]).toEqual(isAccepted ? [201, undefined] : [400, 'invalid_redirect_uri']);
});

test.each<[object | string, string]>([
  [{}, 'invalid_redirect_uri'], [{ redirect_uris: [] }, 'invalid_redirect_uri'], [{ redirect_uris: 'https://a.example/' }, 'invalid_redirect_uri'], [{ redirect_uris: [1] }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['1', '2', '3', '4', '5', '6'].map((name) => `https://a.example/${name}`) }, 'invalid_redirect_uri'],
  [{ redirect_uris: ['https://a.example/', 'http://a.example/'], grant_types: ['implicit'] }, 'invalid_redirect_uri'],
  [{ ...URIS, grant_types: [] }, 'invalid_client_metadata'], [{ ...URIS, grant_types: ['refresh_token'] }, 'invalid_client_metadata'], [{ ...URIS, grant_types: ['authorization_code', 'client_credentials'] }, 'invalid_client_metadata'],
  [{ ...URIS, response_types: ['code', 'token'] }, 'invalid_client_metadata'], [{ ...URIS, response_types: [] }, 'invalid_client_metadata'],
  [{ ...URIS, token_endpoint_auth_method: 'private_key_jwt' }, 'invalid_client_metadata'], [{ ...URIS, client_name: 5 }, 'invalid_client_metadata'], [{ ...URIS, scope: ['openid'] }, 'invalid_client_metadata'],
  [[URIS], 'invalid_client_metadata'], ['"text"', 'invalid_client_metadata'], ['{"redirect_uris": [', 'invalid_client_metadata'], ['', 'invalid_redirect_uri'],
])('%j is refused as %s, to any origin [K-REG-7]', async (metadata, error) => {
  const answer = await provider.register(metadata, { accept: 'text/html', origin: 'https://any.example' });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin')]).toEqual([400, 'application/json; charset=utf-8', '*']);
  expect(await answer.json()).toEqual({ error, error_description: expect.stringMatching(/^[\x20-\x7E]+$/) });
});

test('redirect URIs are kept once each, a home page is cut, and other fields are ignored [K-REG-8]', async () => {
  const client = await registered({
    redirect_uris: ['https://a.example/', 'http://localhost/cb', 'https://a.example/'], client_uri: `https://a.example/${'x'.repeat(300)}`, jwks_uri: 'http://169.254.169.254/', logo_uri: 'http://10.0.0.1/', client_id: 'mine',
  });
  expect(client['redirect_uris']).toEqual(['https://a.example/', 'http://localhost/cb']);
  expect(client).not.toHaveProperty('jwks_uri');
  const [row] = await provider.database('identity').query<{ uri: string }>('SELECT uri FROM oauth_client WHERE id = ?', [String(client['client_id'])]);
  expect(row?.uri).toHaveLength(250);
});

test('the addresses of one IPv6 network count together, as one caller has all of them [K-REG-9]', async () => {
  const metadata = { client_name: 'N', redirect_uris: ['https://n.example/cb'] };
  const from = async (address: string) => (await provider.register(metadata, { address })).status;
  for (let host = 1; host <= 10; host += 1) expect(await from(`2001:db8:1:2::${host.toString(16)}`)).toBe(201);
  expect([await from('2001:db8:1:2:ffff::1'), await from('2001:db8:1:3::1')]).toEqual([429, 201]);
});

test('an address registers ten clients a minute, and every answer says what is left, to any origin [K-REG-9]', async () => {
  for (let left = 9; left >= 0; left -= 1) expect((await provider.register(URIS, { address: '198.51.100.1' })).headers.get('x-ratelimit-remaining')).toBe(String(left));
  const refused = await provider.register('{', { address: '198.51.100.1', accept: 'text/html' });
  expect([refused.status, ...['access-control-allow-origin', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'content-type'].map((name) => refused.headers.get(name))]).toEqual([429, '*', '10', '0', 'application/json; charset=utf-8']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ error: 'rate_limited', error_description: expect.any(String) });
});

test.each<[string, Record<string, string>]>([['a preflight', { origin: 'https://any.example', 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }], ['a bare OPTIONS', {}], ['one of another method', { 'access-control-request-method': 'DELETE' }]])(
  '%s is answered 204 with permissive headers [K-REG-10]', async (_, headers) => {
    const answer = await provider.send('/oauth/register', { method: 'OPTIONS', headers });
    expect([answer.status, ...['origin', 'methods', 'headers'].map((name) => answer.headers.get(`access-control-allow-${name}`))]).toEqual([204, '*', 'POST, OPTIONS', 'Authorization, Content-Type, MCP-Protocol-Version']);
  });

test('a body of more than 64 KB is refused unread', async () => {
  expect((await provider.register({ ...URIS, client_name: 'x'.repeat(65_536) })).status).toBe(413);
});

test('all addresses together register so many clients an hour that nobody connects; further ones are refused until the first is an hour old [K-REG-12]', async () => {
  const few = await openProvider({ registrationsAnHour: 3 });
  const visit = visiting(few);
  const ada = await visit.person('Ada');
  const used = await visit.client();
  await visit.tokens(used, ada.cookie);
  for (let time = 0; time < 3; time += 1) {
    expect((await few.register(URIS)).status).toBe(201); // the one that is used does not count
    few.clock.turn(60_000);
  }
  const refused = await few.register(URIS, { origin: 'https://any.example' });
  expect([refused.status, ...['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'access-control-allow-origin'].map((name) => refused.headers.get(name))]).toEqual([429, '3420', '3', '0', '*']);
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBe(Math.floor(few.clock.now().getTime() / 1000) + 3420);
  expect(await refused.json()).toEqual({ error: 'rate_limited', error_description: 'More than 3 apps registered within an hour and were not used; wait 3420 seconds' });
  expect((await few.register({ redirect_uris: [] })).status).toBe(400); // what cannot be registered is told so
  few.clock.turn(3_420_000);
  expect([(await few.register(URIS)).status, (await few.register(URIS)).status]).toEqual([201, 429]);
  await few.close();
});
