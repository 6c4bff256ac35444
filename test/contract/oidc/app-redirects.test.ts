import { answerIn, openProvider, pkce, visiting, type Provider } from './provider.js';

const CURSOR = 'cursor://anysphere.cursor-mcp/oauth/callback';
const NOTES = 'com.example.notes:/signed-in';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
beforeAll(async () => {
  provider = await openProvider({ appRedirects: [CURSOR, NOTES] });
  visit = visiting(provider);
});
afterAll(() => provider.close());

const registered = async (by: Pick<Provider, 'register'>, ...uris: readonly string[]) => {
  const answer = await by.register({ redirect_uris: uris });
  return [answer.status, (await answer.json() as { error?: string }).error];
};

test('an address with the scheme of an app is refused where the operator lists none [K-REG-13]', async () => {
  const plain = await openProvider();
  expect([await registered(plain, CURSOR), await registered(plain, 'https://a.example/cb', NOTES)]).toEqual([[400, 'invalid_redirect_uri'], [400, 'invalid_redirect_uri']]);
  await plain.close();
});

test('one that is listed may be registered, as it is written, beside others [K-REG-13]', async () => {
  expect([await registered(provider, CURSOR), await registered(provider, 'http://localhost:8787/cb', CURSOR), await registered(provider, NOTES)]).toEqual([[201, undefined], [201, undefined], [201, undefined]]);
  for (const uri of [`${CURSOR}/`, `${CURSOR}?a=b`, `${CURSOR}#x`, CURSOR.toUpperCase(), 'cursor://anysphere.cursor-mcp/oauth', 'cursor://evil/oauth/callback', 'cursor:', 'other://anysphere.cursor-mcp/oauth/callback', 'javascript:alert(1)', 'com.example.notes:/other']) {
    expect([uri, ...await registered(provider, uri)]).toEqual([uri, 400, 'invalid_redirect_uri']);
  }
});

test('its app is answered there after a consent that names the address and the program on this computer [K-REG-13] [K-CONSENT-2]', async () => {
  const ada = await visit.person('Ada');
  const app = await visit.client({ redirect_uris: [CURSOR], client_name: '' });
  expect(app).toMatchObject({ client_name: CURSOR });
  const { verifier, challenge } = pkce();
  const page = (await visit.authorize(visit.request(app, challenge), ada.cookie)).headers.get('location') ?? '';
  const { html, shown, answer } = await visit.decide(page, ada.cookie);
  expect([html.includes(`<code>${CURSOR}</code>`), html.includes('A program on this computer'), shown.headers.get('content-security-policy')?.includes("form-action 'self' cursor:;")]).toEqual([true, true, true]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?code=/)]);
  expect((await visit.exchange(app, { code: answerIn(answer)['code'] ?? '', verifier })).status).toBe(200);
  for (const uri of [`${CURSOR}/x`, NOTES]) expect([uri, (await visit.authorize({ ...visit.request(app, challenge), redirect_uri: uri }, ada.cookie)).status]).toEqual([uri, 400]);
});

test('one that is listed no longer is answered no more, though it was registered [K-REG-13] [K-AUTHZ-2]', async () => {
  const bea = await visit.person('Bea');
  const app = await visit.client({ redirect_uris: ['https://a.example/cb', CURSOR] });
  const statuses = async (...uris: readonly string[]) => Promise.all(uris.map(async (uri) => (await visit.authorize({ ...visit.request(app, pkce().challenge), redirect_uri: uri }, bea.cookie)).status));
  expect(await statuses('https://a.example/cb', CURSOR)).toEqual([303, 303]);
  await provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE oauth_client SET redirect_uris = REPLACE(redirect_uris, ?, ?) WHERE id = ?', [CURSOR, 'listed.before:/cb', app.client_id]));
  expect(await statuses('https://a.example/cb', 'listed.before:/cb', CURSOR)).toEqual([303, 400, 400]);
});
