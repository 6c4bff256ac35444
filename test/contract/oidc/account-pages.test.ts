import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { systemOf } from '../../kit/open-graph.js';
import { until } from '../../kit/until.js';
import { openProvider, visiting, type Provider } from './provider.js';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple battery horse';
const COOKIE = '__Host-portico-session-auth';

let provider: Provider;
let visitors: ReturnType<typeof visiting>;
let count = 0;
beforeAll(async () => { provider = await openProvider(); visitors = visiting(provider); });
afterAll(() => provider.close());

const cookiesIn = (response: Response): string[] => response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
const tokenIn = (html: string): string => /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
const read = (path: string, cookie = '', more: object = {}) => provider.send(path, { headers: { accept: 'text/html', 'accept-language': 'en', cookie, ...more } });

/** A form opened and sent as a browser does: with its token, its cookie and those it had. */
async function submit(path: string, fields: Readonly<Record<string, string>>, cookie = '') {
  const shown = await read(path, cookie);
  const html = await shown.text();
  const jar = [cookie, ...cookiesIn(shown)].filter((one) => one !== '').join('; ');
  count += 1;
  const answer = await provider.form(path, { form_token: tokenIn(html), ...fields }, { cookie: jar, 'accept-language': 'en', 'x-forwarded-for': `198.18.0.${String(count)}` });
  return { shown, html, answer, text: await answer.text(), location: answer.headers.get('location'), session: cookiesIn(answer).find((one) => one.startsWith(COOKIE)) ?? '' };
}
const person = async (more: object = {}): Promise<string> => {
  count += 1;
  const email = `p${String(count)}@example.test`;
  await provider.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: provider.company, email, name: 'Ada', role: 'MEMBER', password: PASSWORD, ...more } }, systemOf(provider.company));
  return email;
};
const signIn = (email: string, password = PASSWORD, path = '/sign-in', cookie = '') => submit(path, { email, password }, cookie); // eslint-disable-line @typescript-eslint/max-params -- as they are typed
const mails = async (): Promise<{ template: string; to: string; data: { link: string } }[]> => {
  const { claimMails } = await provider.run('mutation { claimMails(most: 50) { companyId id token template content } }', {}, systemOf());
  for (const { companyId, id, token } of claimMails) await provider.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId, id, token, outcome: 'SENT' } }, systemOf());
  return claimMails.map(({ template, content }: { template: string; content: string }) => ({ template, ...JSON.parse(content) }));
};
const pathOf = (link: string): string => { const { pathname, search } = new URL(link); return pathname + search; };

describe('the sign-in page', () => {
  it('sets a host-only, HttpOnly session cookie, and leads to the account [K-SIGNIN-1]', async () => {
    const { answer, location, session } = await signIn(await person());
    expect([answer.status, location]).toEqual([303, '/account']);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-portico-session-auth=[A-Za-z0-9]{48}; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure$/)]);
    const page = await read('/account', session);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy'), page.headers.get('content-security-policy')]).toEqual([200, 'no-store', 'no-referrer', expect.stringContaining("frame-ancestors 'none'")]);
    expect(await page.text()).toContain('value="Ada"');
  });

  it('makes a new session at each sign-in and ends the browser\'s former one, whoever planted it [K-SIGNIN-2]', async () => {
    const email = await person();
    const { session: planted } = await signIn(await person());
    const { session } = await signIn(email, PASSWORD, '/sign-in', planted);
    expect(session).not.toBe(planted);
    expect([(await read('/account', planted)).status, (await read('/account', session)).status]).toEqual([303, 200]);
    const made = `${COOKIE}=${'a'.repeat(48)}`;
    expect((await signIn(email, PASSWORD, '/sign-in', made)).session).not.toBe(made);
  });

  it.each([
    ['/oauth/authorize?client_id=x', '/oauth/authorize?client_id=x'], ['/account/sessions', '/account/sessions'], ['/account', '/account'],
    ['https://evil.example/oauth/', '/account'], ['//evil.example/account', '/account'], ['/\\evil.example/account', '/account'], ['/oauth/../\\evil.example', '/account'], ['/oauth/../graphql', '/account'],
    ['/accounts', '/account'], ['javascript:alert(1)', '/account'], ['/\t/evil.example/oauth/x', '/account'], ['/%2f/evil.example', '/account'],
  ])('goes on from %s to %s [K-SIGNIN-6]', async (wanted, expected) => {
    expect((await signIn(await person(), PASSWORD, `/sign-in?continue=${encodeURIComponent(wanted)}`)).location).toBe(expected);
  });

  it('answers an unknown address and a wrong password with the same bytes [K-SIGNIN-3]', async () => {
    const known = await person();
    const plain = ({ text, answer }: Awaited<ReturnType<typeof signIn>>, email: string) => [answer.status, [...answer.headers.keys()].sort(), text.replaceAll(email, 'E').replace(/value="[\w-]{43}"/, 'T')];
    const [wrong, unknown] = [await signIn(known, 'wrong horse battery'), await signIn('nobody@example.test', 'wrong horse battery')];
    expect(plain(wrong, known)).toEqual(plain(unknown, 'nobody@example.test'));
    expect([wrong.answer.status, wrong.session, wrong.text.includes('The address or the password is wrong'), wrong.text.includes('wrong horse')]).toEqual([422, '', true, false]);
  });

  it('is refused without its token, and with that of another session [K-SIGNIN-5]', async () => {
    const email = await person();
    const bare = await provider.form('/sign-in', { email, password: PASSWORD }, { 'accept-language': 'en' });
    expect([bare.status, cookiesIn(bare).some((one) => one.startsWith(COOKIE))]).toEqual([403, false]);
    const { session } = await signIn(email);
    const stranger = await read('/account', (await signIn(await person())).session);
    const forged = await provider.form('/account', { name: 'Eve', form_token: tokenIn(await stranger.text()) }, { cookie: [session, ...cookiesIn(stranger)].join('; ') });
    expect(forged.status).toBe(403);
  });

  it('says for how long after ten wrong passwords [K-SIGNIN-4]', async () => {
    const email = await person();
    for (let time = 0; time < 10; time += 1) await signIn(email, 'wrong horse battery');
    const { answer, text } = await signIn(email);
    expect([answer.status, answer.headers.get('retry-after'), text.includes('Too many attempts: try again in 5 min.')]).toEqual([429, '300', true]);
  });

  it('speaks five languages, and fills in the address a client hints at [K-SIGNIN-7]', async () => {
    const titles = await Promise.all(['it', 'en', 'de', 'fr', 'es'].map(async (lang) => /<h1>([^<]+)</.exec(await (await read(`/sign-in?lang=${lang}`)).text())?.[1]));
    expect(titles).toEqual(['Accedi', 'Sign in', 'Anmelden', 'Se connecter', 'Iniciar sesión']);
    expect(await (await read('/sign-in?login_hint=ada%40example.test')).text()).toContain('value="ada@example.test"');
  });
});

const oneTimePasswordOf = async (email: string): Promise<string> => {
  const owner = (await provider.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: provider.company, email: `owner-of-${email}`, name: 'O', role: 'OWNER' } }, systemOf(provider.company))).createPerson.id;
  return (await provider.run(`mutation { addPerson(input: { email: "${email}", name: "N", role: MEMBER }) { oneTimePassword } }`, {}, { ...systemOf(provider.company), kind: 'staff', userId: owner, permissions: ALL_PERMISSIONS })).addPerson.oneTimePassword;
};

test('a one-time password leads to the choice of another before anything else, and on from there [K-SIGNIN-8]', async () => {
  const oneTimePassword = await oneTimePasswordOf('once@example.test');
  const { location, session } = await signIn('once@example.test', oneTimePassword, `/sign-in?continue=${encodeURIComponent('/oauth/authorize?a=b')}`);
  expect(location).toBe('/account/password?continue=%2Foauth%2Fauthorize%3Fa%3Db');
  expect((await read('/account', session)).headers.get('location')).toBe('/account/password');
  const shown = await read('/account/password', session);
  const unsent = await provider.form('/account/sessions', { form_token: tokenIn(await shown.text()), end: 'others' }, { cookie: [session, ...cookiesIn(shown)].join('; ') });
  expect([unsent.status, unsent.headers.get('location')]).toEqual([303, '/account/password']);
  const { ownSessions, ownApps } = await provider.run('query Q($token: String!) { ownSessions(sessionToken: $token) { id } ownApps(sessionToken: $token) { id } }', { token: session.split('=')[1] }, systemOf());
  expect([ownSessions, ownApps]).toEqual([[], []]);
  const short = await submit(location ?? '', { present: oneTimePassword, password: 'short' }, session);
  expect([short.answer.status, short.text.includes('Use at least 10 characters')]).toEqual([422, true]);
  const same = await submit(location ?? '', { present: oneTimePassword, password: oneTimePassword }, session);
  expect([same.answer.status, same.text.includes('Choose a password that differs from the present one')]).toEqual([422, true]);
  expect((await submit(location ?? '', { present: oneTimePassword, password: PASSWORD }, session)).location).toBe('/oauth/authorize?a=b');
  expect((await read('/account', session)).status).toBe(200);
});

test('signing out ends the session and its cookie; it needs the form [K-SIGNOUT-1]', async () => {
  const { session } = await signIn(await person());
  expect([(await provider.form('/sign-out', {}, { cookie: session })).status, (await read('/account', session)).status]).toEqual([403, 200]);
  const { answer, location } = await submit('/sign-out', {}, session);
  expect([location, answer.headers.getSetCookie()]).toEqual(['/sign-in?notice=signed-out', [expect.stringMatching(/^__Host-portico-session-auth=; Path=\/; Max-Age=0;/)]]);
  const over = await read('/account/sessions', session);
  expect([over.status, over.headers.get('location')]).toEqual([303, '/sign-in?continue=%2Faccount%2Fsessions']);
});

test('who signs out of GraphiQL or the console is led to sign out here too, and back to its page, the only one [K-SIGNOUT-1]', async () => {
  const { session } = await signIn(await person());
  const page = 'https://graph.portico.example/graphql';
  const { shown, html, answer, location } = await submit('/sign-out?client_id=portico-graphiql', {}, session);
  expect([shown.headers.get('content-security-policy')?.includes("form-action 'self' https://graph.portico.example;"), html.includes(`href="${page}"`)]).toEqual([true, true]);
  expect([location, answer.headers.getSetCookie().length, (await read('/account', session)).status]).toEqual([page, 1, 303]);
  expect((await read('/sign-out?client_id=portico-graphiql')).headers.get('location')).toBe(page); // nobody is signed in
  expect((await read('/sign-out?client_id=portico-console')).headers.get('location')).toBe('https://graph.portico.example/console');
  for (const client of ['portico-cli', 'constructor', '__proto__']) expect((await submit(`/sign-out?client_id=${client}`, {}, (await signIn(await person())).session)).location).toBe('/sign-in?notice=signed-out');
});

test('the account has its name, password and sessions changed [K-ACCOUNT-1]', async () => {
  const email = await person();
  const [{ session }, { session: other }] = [await signIn(email), await signIn(email)];
  expect((await submit('/account', { name: ' Ada Neri ', locale: 'en' }, session)).location).toBe('/account?notice=saved');
  expect(await (await read('/account?notice=saved', session)).text()).toMatch(/Saved[^]*value="Ada Neri"[^]*value="en" selected/);
  expect((await submit('/account/sessions', { end: 'others' }, session)).location).toBe('/account/sessions?notice=saved');
  expect([(await read('/account', other)).status, (await read('/account', session)).status]).toEqual([303, 200]);
  expect((await submit('/account/password', { present: 'wrong horse battery', password: OTHER }, session)).text).toContain('The present password is wrong');
  expect((await submit('/account/password', { present: PASSWORD, password: OTHER }, session)).location).toBe('/account?notice=password');
  expect((await signIn(email, OTHER)).location).toBe('/account');
  await mails();
});

test('the account shows the connected apps, and ends them at once [K-ACCOUNT-3]', async () => {
  const [{ session }, { session: other }] = [await signIn(await person()), await signIn(await person())];
  const client = await visitors.client({ client_name: 'Notes & more', redirect_uris: ['https://notes.example/a', 'https://www.notes.example/b'] });
  const [tokens, theirs] = [await visitors.tokens(client, session, { scope: 'email' }), await visitors.tokens(client, other)];
  const shown = async () => (await (await read('/account/apps', session)).text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ');
  const html = await shown();
  for (const text of ['Notes &amp; more', 'Name not verified', 'notes.example', 'www.notes.example', 'see your email address', 'through AI tools', 'Connected since 21 November 2026 Last used never']) expect(html).toContain(text);
  expect(html).not.toContain('see your name');
  await visitors.userinfo(tokens.access_token);
  await until(async () => ((await shown()).includes('Last used 21 November 2026 at ') ? true : undefined)); // written after the call
  expect((await submit('/account/apps', { end: client.client_id }, session)).location).toBe('/account/apps?notice=app-ended');
  expect(await shown()).toContain('No app is connected.');
  expect([(await visitors.userinfo(tokens.access_token)).status, (await visitors.userinfo(theirs.access_token)).status]).toEqual([401, 200]);
  expect((await read('/account/apps')).headers.get('location')).toBe('/sign-in?continue=%2Faccount%2Fapps');
  const titles = await Promise.all(['it', 'en', 'de', 'fr', 'es'].map(async (lang) => /<h1>([^<]+)</.exec(await (await read(`/account/apps?lang=${lang}`, session)).text())?.[1]));
  expect(titles).toEqual(['App collegate', 'Connected apps', 'Verbundene Apps', 'Applications connectées', 'Aplicaciones conectadas']);
});

test('a forgotten password is asked for alike whether the address is known, and replaced by the mailed link once [K-RESET-1]', async () => {
  const email = await person();
  const { session } = await signIn(email);
  const app = await visitors.tokens(await visitors.client(), session);
  expect((await visitors.userinfo(app.access_token)).status).toBe(200);
  const [known, unknown] = [await submit('/reset/ask', { email }), await submit('/reset/ask', { email: 'nobody@example.test' })];
  expect([known.answer.status, known.location, known.text]).toEqual([unknown.answer.status, unknown.location, unknown.text]);
  expect(known.location).toBe('/reset/ask?notice=link-sent');
  const [mail, ...more] = await mails();
  expect([mail?.to, more]).toEqual([email, []]);
  const path = pathOf(mail?.data.link ?? '');
  for (let time = 0; time < 2; time += 1) expect(await (await read(path)).text()).toContain(email);
  expect((await submit(path, { password: OTHER })).location).toBe('/sign-in?notice=password');
  expect(await (await read(path)).text()).toContain('This link is over');
  expect((await visitors.userinfo(app.access_token)).status).toBe(401);
  expect([(await read('/account', session)).status, (await signIn(email, OTHER)).location]).toEqual([303, '/account']);
  await mails();
});

test('an invitation is accepted with a name and a password [K-INVITE-1]', async () => {
  const { id: owner } = (await provider.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { companyId: provider.company, email: 'inviter@example.test', name: 'O', role: 'OWNER' } }, systemOf(provider.company))).createPerson;
  await provider.run('mutation { invitePerson(input: { email: "guest@example.test", name: "Guest <b>", role: MEMBER }) { id } }', {}, { ...systemOf(provider.company), kind: 'staff', userId: owner, permissions: ALL_PERMISSIONS });
  const path = pathOf((await mails())[0]?.data.link ?? '');
  const bare = await submit(path, { name: 'Guest' });
  expect([bare.answer.status, bare.html.includes('value="Guest <b>"') || bare.html.includes('value="Guest &lt;b>"'), bare.text.includes('Fill in this field')]).toEqual([422, true, true]);
  expect((await submit(path, { name: 'Guest', password: PASSWORD })).location).toBe('/sign-in?notice=accepted');
  expect((await signIn('guest@example.test')).location).toBe('/account');
  expect(await (await read(path)).text()).toContain('This link is over');
});

test('a new address is confirmed by the link mailed to it [K-ACCOUNT-2]', async () => {
  const email = await person();
  const { session } = await signIn(email);
  expect((await submit('/account/email', { email: 'new-address@example.test', password: PASSWORD }, session)).location).toBe('/account?notice=email-sent');
  const path = pathOf((await mails())[0]?.data.link ?? '');
  const [stranger, foreign] = [await submit(path, {}), await submit(path, {}, (await signIn(await person())).session)];
  expect([stranger.location, foreign.location, `${stranger.text}${foreign.text}`.includes('new-address')]).toEqual([...Array<string>(2).fill(`/sign-in?${new URLSearchParams({ continue: path }).toString()}`), false]);
  const own = await submit(path, {}, session);
  expect([own.html.includes(email), own.html.includes('new-address@example.test'), own.location]).toEqual([true, true, '/account?notice=confirmed']);
  expect((await signIn('new-address@example.test')).location).toBe('/account');
});

describe('the language of a page', () => {
  const titled = async (path: string, cookie: string, accept = 'en') => /<h1>([^<]+)</.exec(await (await read(path, cookie, { 'accept-language': accept })).text())?.[1];
  const speaker = async (locale: string) => {
    const email = await person();
    const { session } = await signIn(email);
    await submit('/account', { name: 'Ada', locale }, session);
    return { email, session };
  };

  it('is that of the account before the browser\'s, on every page of who is signed in [K-SIGNIN-7]', async () => {
    const { session } = await speaker('it');
    expect(await Promise.all(['/account', '/account/apps', '/account/sessions', '/account/password', '/account/email', '/sign-in', '/sign-out'].map((path) => titled(path, session))))
      .toEqual(['Il tuo account', 'App collegate', 'Dove hai effettuato l’accesso', 'Cambia password', 'Cambia indirizzo', 'Accedi', 'Esci']);
    const consent = (await visitors.authorize(visitors.request(await visitors.client(), 'a'.repeat(43)), session)).headers.get('location') ?? '';
    expect([await titled(consent, session), await titled('/oauth/authorize', session)]).toEqual(['Consentire a Notes di usare il tuo account?', 'Questa app non può essere collegata']);
  });

  it('is the one chosen last: in the browser, at the sign-in of an account that has one, in the account [K-SIGNIN-7]', async () => {
    const { email, session } = await speaker('it');
    const chosen = cookiesIn(await read('/account?lang=fr', session)).find((one) => one.startsWith('portico-language=')) ?? '';
    const forgets = (answer: Response) => answer.headers.getSetCookie().some((one) => one.startsWith('portico-language=; Path=/; Max-Age=0'));
    expect([await titled('/account', `${session}; ${chosen}`), await titled('/account', session)]).toEqual(['Votre compte', 'Il tuo account']);
    expect([forgets((await submit('/account', { name: 'Ada', locale: 'de' }, session)).answer), forgets((await signIn(email)).answer), forgets((await signIn(await person())).answer)]).toEqual([true, true, false]);
  });

  it('is what a client asks for on the pages of its request, and is not kept after them [K-SIGNIN-7]', async () => {
    const { email, session } = await speaker('it');
    const client = await visitors.client();
    const asked = (await visitors.authorize(visitors.request(client, 'a'.repeat(43), { ui_locales: 'pt de-AT' }))).headers.get('location') ?? '';
    const page = await read(asked);
    expect([/<h1>([^<]+)</.exec(await page.text())?.[1], cookiesIn(page).some((one) => one.startsWith('portico-language='))]).toEqual(['Anmelden', false]);
    const after = (await signIn(email, PASSWORD, asked)).location ?? '';
    const consent = (await read(after, session)).headers.get('location') ?? '';
    expect([await titled(consent, session), await titled('/account', session)]).toEqual(['Notes die Nutzung Ihres Kontos erlauben?', 'Il tuo account']);
    const changed = (await signIn(email, PASSWORD, `${asked}&lang=es`)).location ?? '';
    expect(new URL(changed, provider.issuer).searchParams.get('ui_locales')).toBe('es');
  });
});

test('only an address that the client registered gets into the policy of the pages that lead on to it [K-SIGNIN-6]', async () => {
  const client = await visitors.client();
  const { session } = await signIn(await person());
  const policyOf = async (path: string, uri: string, more = '') => {
    const then = `/oauth/authorize?${new URLSearchParams({ ...visitors.request(client, 'a'.repeat(43)), redirect_uri: uri }).toString()}${more}`;
    return /form-action ([^;]+)/.exec((await read(`${path}?${new URLSearchParams({ continue: then }).toString()}`, session)).headers.get('content-security-policy') ?? '')?.[1];
  };
  for (const path of ['/sign-in', '/account/password']) {
    expect([await policyOf(path, 'https://client.example/callback'), await policyOf(path, 'https://evil.example/'), await policyOf(path, 'https://client.example/callback', '&redirect_uri=https%3A%2F%2Fevil.example%2F')])
      .toEqual(["'self' https://client.example", "'self'", "'self'"]);
  }
});

test('a form whose session has ended leads to the sign-in, which says so; one that its operation refuses is shown again [K-ACCOUNT-1]', async () => {
  const [email, fields] = [await person(), { name: 'Ada', present: PASSWORD, password: OTHER, email: 'x@example.test', end: 'others' }];
  for (const path of ['/account', '/account/password', '/account/email', '/account/sessions', '/account/apps']) {
    const { session } = await signIn(email);
    const shown = await read(path === '/account/apps' ? '/account' : path, session);
    const [token, cookie] = [tokenIn(await shown.text()), [session, ...cookiesIn(shown)].join('; ')];
    await submit('/sign-out', {}, session);
    const answer = await provider.form(path, { form_token: token, ...fields }, { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in?continue=${encodeURIComponent(path)}&notice=session-over`]);
  }
  expect(await (await read('/sign-in?continue=%2Faccount&notice=session-over')).text()).toContain('Your session has ended: sign in again');
  const { session } = await signIn(email);
  const refused = await submit('/account/email', { email: `${'x'.repeat(65)}@example.test`, password: PASSWORD }, session);
  expect([refused.answer.status, refused.text.includes('Enter an email address')]).toEqual([422, true]);
});

test('a session that ends on the way to a client loses nothing of it: the person signs in, is where they were, and goes on [K-SIGNIN-6]', async () => {
  const [email, request] = [await person(), '/oauth/authorize?client_id=x&ui_locales=de'];
  const page = `/account/password?${new URLSearchParams({ continue: request }).toString()}`;
  const { session } = await signIn(email);
  const shown = await read(page, session);
  const [token, cookie] = [tokenIn(await shown.text()), [session, ...cookiesIn(shown)].join('; ')];
  await submit('/sign-out', {}, session);
  const again = `/sign-in?${new URLSearchParams({ continue: page }).toString()}`;
  expect((await provider.form(page, { form_token: token, present: PASSWORD, password: OTHER }, { cookie })).headers.get('location')).toBe(`${again}&notice=session-over`);
  expect((await read(page)).headers.get('location')).toBe(again);
  expect(/<h1>([^<]+)</.exec(await (await read(again)).text())?.[1]).toBe('Anmelden');
  expect((await signIn(email, PASSWORD, again)).location).toBe(page);
  const chosen = (await signIn(email, PASSWORD, `${again}&lang=fr`)).location ?? '';
  expect(new URL(new URL(chosen, provider.issuer).searchParams.get('continue') ?? '', provider.issuer).searchParams.get('ui_locales')).toBe('fr');
  expect((await signIn('once2@example.test', await oneTimePasswordOf('once2@example.test'), again)).location).toBe(page); // and not to the same page once more
});

test('a client\'s request goes on after the sign-in [K-SIGNIN-7]', async () => {
  const client = await visitors.client();
  const email = await person();
  const asked = await visitors.authorize(visitors.request(client, 'a'.repeat(43)));
  const { location, session } = await signIn(email, PASSWORD, asked.headers.get('location') ?? '');
  expect(location).toMatch(/^\/oauth\/authorize\?/);
  expect((await read(location ?? '', session)).headers.get('location')).toMatch(/^\/oauth\/consent\?/);
});

test('more sign-ins at once than are computed are told to come back, with Retry-After, and are not counted as attempts [K-SIGNIN-9]', async () => {
  const email = await person();
  const shown = await read('/sign-in');
  const [cookie, form] = [cookiesIn(shown).join('; '), { form_token: tokenIn(await shown.text()), email }];
  const answers = await Promise.all(Array.from({ length: 80 }, (_, at) =>
    provider.form('/sign-in', { ...form, password: 'wrong horse battery', email: `${String(at)}.${email}` }, { cookie, 'x-forwarded-for': `198.19.0.${String(at)}` })));
  const [refused, tried] = [answers.filter(({ status }) => status === 503), answers.filter(({ status }) => status === 422)];
  expect([refused.length + tried.length, refused.length > 0, tried.length >= 42]).toEqual([80, true, true]);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
  const [counted] = await provider.database('identity').query<{ n: number }>("SELECT COUNT(*) AS n FROM lockout WHERE surface = 'sign-in' AND address LIKE '198.19.0.%' AND failures = 1");
  expect(counted?.n).toBe(tried.length);
});
