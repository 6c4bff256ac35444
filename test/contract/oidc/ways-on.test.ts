import { systemOf } from '../../kit/open-graph.js';
import { openProvider, pkce, visiting, type Provider } from './provider.js';

const [PASSWORD, OTHER] = ['correct horse battery', 'staple battery horse'];
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'];

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let count = 0;
beforeAll(async () => { provider = await openProvider(); visit = visiting(provider); });
afterAll(() => provider.close());

const newcomer = () => {
  count += 1;
  return visit.person(`Ada${String(count)}`);
};
const page = async (path: string, cookie = '', more: object = {}) => {
  const answer = await provider.send(path, { headers: { accept: 'text/html', 'accept-language': 'en', cookie, ...more } });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
};
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('a forgotten password', () => {
  const request = '/oauth/authorize?client_id=x&ui_locales=fr';
  const asked = `/reset/ask?${new URLSearchParams({ continue: request, login_hint: 'ada@example.test' }).toString()}`;

  it('is asked for on the way to a client, in its language, with the address that it hints at, and back [K-RESET-1]', async () => {
    const from = await page(`/sign-in?${new URLSearchParams({ continue: request, login_hint: 'ada@example.test' }).toString()}`);
    expect(linksIn(from.html)).toContain(asked);
    const shown = await page(asked);
    expect([/<h1>([^<]+)</.exec(shown.html)?.[1], shown.html.includes('value="ada@example.test"')]).toEqual(['Choisir un nouveau mot de passe', true]);
    const { answer } = await visit.submit(asked, { email: 'ada@example.test' });
    expect(answer.headers.get('location')).toBe(`/reset/ask?${new URLSearchParams({ continue: request, notice: 'link-sent' }).toString()}`);
    const sent = await page(answer.headers.get('location') ?? '');
    expect(linksIn(sent.html)).toContain(`/sign-in?${new URLSearchParams({ continue: request }).toString()}`);
  });
});

test('a form sent after the sign-out in another tab, whose cookie is gone, says that it was not saved [K-ACCOUNT-1]', async () => {
  for (const path of ['/account', '/account/password', '/account/email', '/account/sessions', '/account/apps']) {
    const answer = await provider.form(path, { form_token: 'of the session before', present: PASSWORD, password: OTHER });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in?continue=${encodeURIComponent(path)}&notice=session-over`]);
  }
});

test('every page of the account leads back to it, and so does the name at the top; the choice of a first password does not [K-ACCOUNT-1]', async () => {
  const { cookie } = await newcomer();
  for (const path of ['/account/password', '/account/email', '/account/sessions', '/account/apps', '/sign-out']) {
    const { html } = await page(path, cookie);
    expect([path, html.includes('<a href="/account">Back to your account</a>'), html.includes('<a href="/account" class="brand">Portico</a>')]).toEqual([path, true, true]);
  }
  expect((await page('/sign-out')).html).not.toContain('Back to your account');
});

test('a session is named by its browser and system, and says when it began [K-ACCOUNT-1]', async () => {
  const { email, cookie } = await newcomer();
  for (const userAgent of [LINUX, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1', 'curl/8.14', '']) {
    await provider.run('mutation S($input: SignInInput!) { signIn(input: $input) { outcome } }', { input: { email, password: PASSWORD, address: '203.0.113.9', userAgent } }, systemOf());
  }
  const titles = async (language: string) => [...(await page('/account/sessions', cookie, { 'accept-language': language })).html.matchAll(/<strong><span[^>]*>([^<]*)</g)].map(([, title]) => title).sort();
  expect(await titles('en')).toEqual(['Chrome on Linux', 'Firefox', 'Safari on iPhone', 'Unknown browser', 'curl/8.14']);
  expect(await titles('it')).toContain('Chrome su Linux');
  expect((await page('/account/sessions', cookie)).html).toMatch(/This browser · 203\.0\.113\.9<br\/?>Signed in on <time[^>]*>21 November 2026 at \d\d:\d\d UTC/);
});

test('a dead link is answered 410 and says what to do, for each kind of link, in five languages [K-RESET-1, K-INVITE-1, K-ACCOUNT-2]', async () => {
  for (const [path, way] of [['/reset', '/reset/ask'], ['/invitation', '/sign-in'], ['/email', '/account/email']] as const) {
    const { status, html } = await page(`${path}?token=x`);
    expect([path, status, linksIn(html).includes(way)]).toEqual([path, 410, true]);
    expect((await visit.submit(`${path}?token=x`, { password: OTHER })).answer.status).toBe(403); // there is no form on it
  }
  const leads = await Promise.all(LANGUAGES.flatMap((lang) => ['/reset', '/invitation', '/email'].map(async (path) => /<h1>[^<]*<\/h1><p>([^<]*)</.exec((await page(`${path}?token=x&lang=${lang}`)).html)?.[1])));
  expect(new Set(leads).size).toBe(15);
  expect((await page('/oauth/consent?request=x')).status).toBe(410);
});

test('who is signed in already is told so at the sign-in, and goes on; not where the client wants another sign-in [K-SIGNIN-6]', async () => {
  const { email, cookie } = await newcomer();
  const at = (then: string) => page(`/sign-in?${new URLSearchParams({ continue: then }).toString()}`, cookie);
  const { html } = await at('/oauth/authorize?client_id=x&sent_to_sign_in_at=1');
  expect([html.includes(`You are signed in already as ${email}`), linksIn(html).includes('/oauth/authorize?client_id=x&sent_to_sign_in_at=1')]).toEqual([true, true]);
  expect(linksIn((await page('/sign-in', cookie)).html)).toContain('/account');
  expect([(await at('/oauth/authorize?prompt=login')).html.includes(email), (await page('/sign-in')).html.includes('signed in already')]).toEqual([false, false]);
  const stale = await provider.form('/sign-in', { form_token: 'of nobody', email, password: PASSWORD }, { cookie, 'accept-language': 'en' });
  const text = await stale.text();
  expect([stale.status, text.includes('You are signed in already'), text.includes('What you typed is still here, except passwords')]).toEqual([403, true, true]);
});

test('a person who is somebody else asks for the same consent with another account [K-CONSENT-1]', async () => {
  const [{ cookie }, client] = [await newcomer(), await visit.client()];
  const consent = (await visit.authorize(visit.request(client, pkce().challenge, { scope: 'openid email', ui_locales: 'en' }), cookie)).headers.get('location') ?? '';
  const way = linksIn((await page(consent, cookie)).html).find((href) => href.startsWith('/oauth/authorize?')) ?? '';
  expect(Object.fromEntries(new URL(way, provider.issuer).searchParams)).toMatchObject({ client_id: client.client_id, prompt: 'select_account', state: 's-1', nonce: 'n-1', ui_locales: 'en' });
  const signIn = (await page(way, cookie)).location ?? '';
  expect(signIn).toMatch(/^\/sign-in\?continue=/);
  const other = await newcomer();
  const again = (await page(new URL(signIn, provider.issuer).searchParams.get('continue') ?? '', other.cookie)).location ?? '';
  expect([again.startsWith('/oauth/consent?'), (await page(again, other.cookie)).html.includes(other.email)]).toEqual([true, true]);
});

test('after a denial nothing is offered to end [K-CONSENT-4]', async () => {
  const [{ cookie }, client] = [await newcomer(), await visit.client()];
  const consent = (await visit.authorize(visit.request(client, pkce().challenge), cookie)).headers.get('location') ?? '';
  await visit.decide(consent, cookie, 'deny');
  const { html } = await page(consent, cookie);
  expect([html.includes('You did not allow Notes'), html.includes('connected apps'), linksIn(html).includes('/account/apps')]).toEqual([true, false, false]);
});

test('a password that is easy to guess is refused beside its field, as is one\'s own address as the new one [K-ACCOUNT-1]', async () => {
  const { email, cookie } = await newcomer();
  for (const password of ['password12', email, 'aaaaaaaaaa', 'portico2024']) {
    const { answer } = await visit.submit('/account/password', { present: PASSWORD, password }, cookie);
    expect([password, answer.status, (await answer.text()).includes('New password – Choose a password that is harder to guess')]).toEqual([password, 422, true]);
  }
  const { answer } = await visit.submit('/account/email', { email: email.toUpperCase(), password: PASSWORD }, cookie);
  expect([answer.status, (await answer.text()).includes('This is your address already')]).toEqual([422, true]);
});
