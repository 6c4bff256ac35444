import { systemOf } from '../../kit/open-graph.js';
import { answerIn, claimsOf, ISSUER, openProvider, pkce, visiting, type Provider, type TestClient } from './provider.js';

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let client: TestClient;
let ada: { cookie: string; accountId: string; email: string };
let bo: typeof ada;
beforeAll(async () => {
  provider = await openProvider();
  visit = visiting(provider);
  client = await visit.client({ client_name: 'Notes <b>Portico</b>' });
  ada = await visit.person('Ada');
  bo = await visit.person('Bo');
});
afterAll(() => provider.close());

const consentPage = async (by = client, who = ada, more: object = {}) => (await visit.authorize(visit.request(by, pkce().challenge, more), who.cookie)).headers.get('location') ?? '';

test('the page names the client as not verified, the host of the answer and the scopes in words, and may be framed by nobody [K-CONSENT-1] [K-CONSENT-2]', async () => {
  const { html, shown } = await visit.decide(await consentPage(client, ada, { scope: 'openid email' }), ada.cookie);
  for (const text of ['Notes Portico', 'Name not verified', '<code>client.example</code>', 'see your email address', 'through AI tools', 'ada@example.test']) expect(html).toContain(text);
  for (const text of ['see your name', 'A program on this computer', '<script']) expect(html).not.toContain(text);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect([shown.headers.get('cache-control'), policy.includes("frame-ancestors 'none'"), policy.includes("form-action 'self' https://client.example;")]).toEqual(['no-store', true, true]);
});

test.each([['it', 'Nome non verificato'], ['de', 'Name nicht geprüft'], ['fr', 'Nom non vérifié'], ['es', 'Nombre no verificado']])('it is in %s as well', async (language, text) => {
  expect(await (await provider.send(await consentPage(client, ada, { prompt: 'consent', ui_locales: language }), { headers: { cookie: ada.cookie } })).text()).toContain(text);
});

test('an answer to a program on the person\'s own machine is warned of [K-CONSENT-1]', async () => {
  const local = await visit.client({ redirect_uris: ['http://127.0.0.1/cb'] });
  const page = (await visit.authorize(visit.request(local, pkce().challenge, { redirect_uri: 'http://127.0.0.1:40123/cb' }), ada.cookie)).headers.get('location') ?? '';
  const { html, answer } = await visit.decide(page, ada.cookie);
  expect(html).toContain('A program on this computer');
  expect(html).toContain('<code>127.0.0.1:40123</code>');
  expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:40123\/cb\?code=/);
});

test('it gives one code, to its own session alone, and not for long [K-CONSENT-3]', async () => {
  const page = await consentPage(client, ada, { prompt: 'consent' });
  expect((await visit.decide(page, bo.cookie)).html).not.toContain('Notes Portico');
  expect((await visit.decide(page, bo.cookie)).answer.status).not.toBe(303);
  expect((await provider.send(page)).headers.get('location')).toBeNull();
  const { answer } = await visit.decide(page, ada.cookie);
  expect([answer.status, answer.headers.get('referrer-policy'), Object.keys(answerIn(answer))]).toEqual([303, 'no-referrer', ['code', 'state', 'iss']]);
  expect(answerIn(answer)).toEqual({ code: expect.stringMatching(/^pac_[A-Za-z0-9]{43}$/), state: 's-1', iss: ISSUER });
  expect((await visit.decide(page, ada.cookie)).html).not.toContain('form_token');
  const late = await consentPage(client, ada, { prompt: 'consent' });
  provider.clock.turn(600_000);
  expect((await visit.decide(late, ada.cookie)).html).not.toContain('form_token');
});

test('a form\'s token is good for its own request alone [K-CONSENT-3]', async () => {
  const [page, other] = [await consentPage(client, ada, { prompt: 'consent' }), await consentPage(client, ada, { prompt: 'consent', scope: 'openid email' })];
  const shown = await provider.send(page, { headers: { cookie: ada.cookie } });
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await shown.text()) ?? [];
  const cookie = `${ada.cookie}; ${(shown.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''}`;
  const answered = async (at: string) => (await provider.form(at, { form_token: token, decision: 'allow' }, { cookie })).status;
  expect([await answered(other), await answered(page)]).toEqual([403, 303]);
});

test('a form without its token, and a handle that was changed, give nothing [K-CONSENT-3]', async () => {
  const page = await consentPage(client, ada, { prompt: 'consent' });
  expect((await provider.form(page, { decision: 'allow' }, { cookie: ada.cookie })).status).toBe(403);
  const [path, handle = ''] = page.split('request=');
  for (const changed of [`${handle.slice(0, -2)}AA`, 'x', '', handle.slice(5)]) expect((await provider.send(`${String(path)}request=${changed}`, { headers: { cookie: ada.cookie } })).headers.get('location')).toBeNull();
  expect(await (await provider.send(`${String(path)}request=${handle.slice(0, -2)}AA`, { headers: { cookie: ada.cookie, 'accept-language': 'en' } })).text()).toContain('can no longer be answered');
});

test('a person who does not agree sends the client access_denied [K-CONSENT-4]', async () => {
  const page = await consentPage(client, ada, { prompt: 'consent' });
  const { answer } = await visit.decide(page, ada.cookie, 'deny');
  expect(answerIn(answer)).toEqual({ error: 'access_denied', error_description: expect.any(String), state: 's-1', iss: ISSUER });
  expect((await visit.decide(page, ada.cookie)).html).toContain('You did not allow Notes Portico');
});

test('a consent that was answered is not answered otherwise, and its page says how it was [K-CONSENT-3]', async () => {
  const page = await consentPage(client, ada, { prompt: 'consent' });
  const open = await provider.send(page, { headers: { cookie: ada.cookie } });
  const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await open.text()) ?? [];
  const forms = (open.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  expect(answerIn((await visit.decide(page, ada.cookie)).answer)).toHaveProperty('code');
  const late = await provider.form(page, { form_token: token, decision: 'deny' }, { cookie: `${ada.cookie}; ${forms}`, 'accept-language': 'en' });
  const { html } = await visit.decide(page, ada.cookie);
  for (const text of [await late.text(), html]) expect([text.includes('You allowed Notes Portico'), text.includes('href="/account/apps"'), text.includes('form_token')]).toEqual([true, true, false]);
  expect([late.status, late.headers.get('location')]).toEqual([409, null]);
});

test('a program on an IPv6 loopback address gets its answer from the form, whose policy cannot name it [K-CONSENT-2]', async () => {
  const local = await visit.client({ redirect_uris: ['http://[::1]/cb'] });
  const page = (await visit.authorize(visit.request(local, pkce().challenge), ada.cookie)).headers.get('location') ?? '';
  const { shown, answer } = await visit.decide(page, ada.cookie);
  expect([shown.headers.get('content-security-policy')?.includes("form-action 'self' http:;"), shown.headers.get('referrer-policy')]).toEqual([true, 'no-referrer']);
  expect(answer.headers.get('location')).toMatch(/^http:\/\/\[::1\]\/cb\?code=/);
});

test('consent is asked for once for the same scopes, again for more, for another person and another client, and whenever the client wants it [K-CONSENT-5]', async () => {
  const own = await visit.client();
  const asks = async (by: TestClient, who: typeof ada, more: object = {}) => (await consentPage(by, who, more)).startsWith('/oauth/consent');
  await visit.tokens(own, ada.cookie, { scope: 'openid' });
  expect([await asks(own, ada, { scope: 'openid' }), await asks(own, ada, { scope: 'openid', prompt: 'none' }), await asks(own, ada, { scope: 'openid email' }), await asks(own, ada, { scope: 'openid', prompt: 'consent' }), await asks(own, bo, { scope: 'openid' }), await asks(await visit.client(), ada, { scope: 'openid' })])
    .toEqual([false, false, true, true, true, true]);
  expect(answerIn(await visit.authorize(visit.request(own, pkce().challenge, { scope: 'openid', prompt: 'none' }), ada.cookie))).toHaveProperty('code');
});

test('an ID token as a hint must be of the person who is signed in [K-AUTHZ-8]', async () => {
  const own = await visit.client();
  const { id_token: idToken = '', access_token: accessToken } = await visit.tokens(own, ada.cookie);
  expect(claimsOf(idToken)['sub']).toBe(ada.accountId);
  const answered = async (hint: string, who: typeof ada) => answerIn(await visit.authorize(visit.request(own, pkce().challenge, { id_token_hint: hint, prompt: 'none' }), who.cookie));
  expect([await answered(idToken, ada), await answered(idToken, bo), await answered(accessToken, ada), await answered('x', ada)])
    .toMatchObject([{ code: expect.any(String) }, { error: 'login_required' }, { error: 'invalid_request' }, { error: 'invalid_request' }]);
});

test('a hint may be long, expired and of a key that was retired long ago; it is not carried to the sign-in page, and still counts after it [K-AUTHZ-8]', async () => {
  const own = await visit.client();
  const { id_token: hint = '' } = await visit.tokens(own, ada.cookie, { nonce: 'n'.repeat(2000) });
  expect(hint.length).toBeGreaterThan(3000);
  await provider.run('mutation { rotateSigningKeys }', {}, systemOf());
  provider.clock.turn(7 * 86_400_000);
  const asked = visit.request(own, pkce().challenge, { id_token_hint: hint });
  expect(answerIn(await visit.authorize({ ...asked, prompt: 'none' }, ada.cookie))).toHaveProperty('code');
  const signIn = new URL((await visit.authorize(asked)).headers.get('location') ?? '', ISSUER);
  const back = signIn.searchParams.get('continue') ?? '';
  expect([signIn.pathname, back.includes(hint), new URL(back, ISSUER).searchParams.get('expected_account')]).toEqual(['/sign-in', false, ada.accountId]);
  const answered = async (who: typeof ada) => answerIn(await provider.send(back, { headers: { cookie: who.cookie } }));
  expect([await answered(bo), await answered(ada)]).toMatchObject([{ error: 'login_required' }, { code: expect.any(String) }]);
  expect(answerIn(await visit.authorize({ ...asked, id_token_hint: 'x'.repeat(8193) }))).toMatchObject({ error: 'invalid_request', error_description: 'id_token_hint is longer than 8192 characters' });
});
