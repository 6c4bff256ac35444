import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { systemOf } from '../../kit/open-graph.js';
import { openProvider, pkce, visiting, type Provider } from './provider.js';

const [PASSWORD, CREATE] = ['correct horse battery', 'mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }'];
const LANGUAGES = ['it', 'en', 'de', 'fr', 'es'];

let provider: Provider;
let visit: ReturnType<typeof visiting>;
let count = 0;
beforeAll(async () => { provider = await openProvider(); visit = visiting(provider); });
afterAll(() => provider.close());

const newcomer = (more: object = {}) => {
  count += 1;
  return visit.person(`Leaver${String(count)}`, more);
};
const page = async (path: string, cookie = '', more: object = {}) => {
  const answer = await provider.send(path, { headers: { accept: 'text/html', 'accept-language': 'en', cookie, ...more } });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') };
};
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const titled = (html: string): string | undefined => /<h1>([^<]+)</.exec(html)?.[1];
/** Another company, and what its owner does. */
const company = async (name: string) => {
  count += 1;
  const { createCompany: { id } } = await provider.run('mutation C($name: String!) { createCompany(input: { name: $name }) { id } }', { name }, systemOf());
  const { createPerson: { id: userId } } = await provider.run(CREATE, { input: { companyId: id, email: `owner${String(count)}@example.test`, name: 'O', role: 'OWNER' } }, systemOf(Number(id)));
  const owner = { ...systemOf(Number(id)), kind: 'staff' as const, userId: String(userId), permissions: ALL_PERMISSIONS };
  /** The page of an invitation that is mailed to an address. */
  const invite = async (email: string): Promise<string> => {
    await provider.run('mutation I($email: String!) { invitePerson(input: { email: $email, name: "Guest", role: MEMBER }) { id } }', { email }, owner);
    const { claimMails } = await provider.run('mutation { claimMails(most: 50) { companyId id token content } }', {}, systemOf());
    for (const { companyId, id: mail, token } of claimMails) await provider.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId, id: mail, token, outcome: 'SENT' } }, systemOf());
    const { data: { link } } = claimMails.map(({ content }: { content: string }) => JSON.parse(content)).find(({ to }: { to: string }) => to === email) as { data: { link: string } };
    return new URL(link).pathname + new URL(link).search;
  };
  return { id: Number(id), owner, invite };
};
const confirm = (email: string) => provider.database('identity').inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = ? WHERE email = ?', ['2026-11-01T08:00:00.000Z', email]));
const confirmed = async () => {
  const person = await newcomer();
  await confirm(person.email);
  return person;
};

describe('leaving a company at the account page [K-ACCOUNT-4]', () => {
  test('is offered for each company, asked once more, and ends what apps may do there at once', async () => {
    const { cookie, email } = await newcomer();
    const other = await company('Borealis');
    const { access_token: token } = await visit.tokens(await visit.client(), cookie);
    await confirm(email);
    await provider.run(CREATE, { input: { companyId: other.id, email, name: 'Ada', role: 'MEMBER' } }, systemOf(other.id));
    const companiesOfApp = async () => ((await (await visit.userinfo(token)).json()) as { companies: { name: string }[] }).companies.map(({ name }) => name);
    expect(await companiesOfApp()).toContain('Borealis');
    const way = `/account/leave?company=${String(other.id)}`;
    expect(linksIn((await page('/account', cookie)).html)).toContain(way);
    const { html, answer } = await visit.submit(way, {}, cookie);
    expect([titled(html), html.includes('If you belong to no other company'), answer.status, answer.headers.get('location')]).toEqual(['Leave Borealis?', false, 303, '/account?notice=left']);
    const after = (await page('/account?notice=left', cookie)).html;
    expect([after.includes('You have left the company'), linksIn(after).includes(way), (await companiesOfApp()).includes('Borealis')]).toEqual([true, false, false]);
  });

  test('takes the account with the last one, says so before and after, and signs out', async () => {
    const { cookie, email } = await newcomer();
    const { access_token: token } = await visit.tokens(await visit.client(), cookie);
    const way = `/account/leave?company=${String(provider.company)}`;
    const { html, answer } = await visit.submit(way, {}, cookie);
    expect([html.includes('If you belong to no other company, your account is removed with it.'), answer.headers.get('location')]).toEqual([true, '/sign-in?notice=left-last']);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/portico-session-auth=; Path=\/; Max-Age=0;/)]);
    expect([(await page('/account', cookie)).status, (await visit.userinfo(token)).status]).toEqual([303, 401]);
    expect((await page('/sign-in?notice=left-last')).html).toContain('You have left the company, and your account is removed');
    expect((await visit.submit('/sign-in', { email, password: PASSWORD })).answer.status).toBe(422);
  });

  test('is refused to the last owner, leads back from a company that is not theirs, and to the sign-in without a session', async () => {
    const { id } = await provider.run('mutation { createCompany(input: { name: "Sole" }) { id } }', {}, systemOf()).then(({ createCompany }: { createCompany: { id: string } }) => createCompany);
    const { cookie } = await newcomer({ companyId: Number(id), role: 'OWNER', moduleRoles: null });
    const { answer } = await visit.submit(`/account/leave?company=${id}`, {}, cookie);
    expect([answer.status, (await answer.text()).includes('You are the company’s last owner: make somebody else an owner first')]).toEqual([422, true]);
    expect([(await page('/account/leave?company=999999', cookie)).location, (await page(`/account/leave?company=${id}`)).location]).toEqual(['/account', '/sign-in?continue=%2Faccount']);
    const late = await provider.form(`/account/leave?company=${id}`, { form_token: 'of the session before' });
    expect(late.headers.get('location')).toBe('/sign-in?continue=%2Faccount&notice=session-over');
    const titles = await Promise.all(LANGUAGES.map(async (lang) => titled((await page(`/account/leave?company=${id}&lang=${lang}`, cookie)).html)));
    expect(titles).toEqual(['Lasciare Sole?', 'Leave Sole?', 'Sole verlassen?', 'Quitter Sole ?', '¿Salir de Sole?']);
  });
});

describe('an invitation of somebody who has an account [K-INVITE-2]', () => {
  test('says so, leads to the sign-in and back, and is accepted with one press and no password', async () => {
    const { email, cookie } = await confirmed();
    const path = await (await company('Aurora')).invite(email);
    const stranger = await page(path);
    expect([titled(stranger.html), stranger.html.includes('There is an account with this address already: sign in to accept'), stranger.html.includes('<form')]).toEqual(['Invitation to Aurora', true, false]);
    const signIn = `/sign-in?${new URLSearchParams({ continue: path, login_hint: email }).toString()}`;
    expect(linksIn(stranger.html)).toContain(signIn);
    expect((await visit.submit(signIn, { email, password: PASSWORD })).answer.headers.get('location')).toBe(path);
    const { html, answer } = await visit.submit(path, {}, cookie);
    expect([html.includes('type="password"'), answer.status, answer.headers.get('location')]).toEqual([false, 303, '/account?notice=joined']);
    expect((await page('/account?notice=joined', cookie)).html).toMatch(/You have accepted: the company is in your account[^]*Aurora/);
  });

  test('is accepted by nobody else\'s session, and by none; its link is not used up by that', async () => {
    const [{ email, cookie }, other] = [await confirmed(), await confirmed()];
    const path = await (await company('Foreign')).invite(email);
    const shown = await page(path, other.cookie);
    const signOut = `/sign-out?${new URLSearchParams({ continue: path }).toString()}`;
    expect([shown.html.includes(`You are signed in already as ${other.email}`), shown.html.includes('This invitation is for another address'), shown.html.includes('<form'), linksIn(shown.html).includes(signOut)]).toEqual([true, true, false, true]);
    for (const by of [other.cookie, '']) {
      const forced = await provider.form(path, { form_token: 'x' }, { cookie: by });
      expect([forced.status, forced.headers.get('location')]).toEqual([303, path]);
    }
    const accept = (sessionToken: string | null) => provider.run('mutation A($input: AcceptInvitationInput!) { acceptInvitation(input: $input) }', { input: { token: new URL(path, provider.issuer).searchParams.get('token'), password: PASSWORD, sessionToken } }, systemOf());
    await expect(accept(other.cookie.split('=')[1] ?? '')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(accept(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await visit.submit(signOut, {}, other.cookie)).answer.headers.get('location')).toBe(path);
    expect([(await page(signOut)).location, (await page(path, other.cookie)).html.includes('sign in to accept')]).toEqual([path, true]);
    expect((await visit.submit(path, {}, cookie)).answer.headers.get('location')).toBe('/account?notice=joined');
  });

  test('without an account is for nobody who is signed in beside it either, and speaks five languages', async () => {
    const { cookie } = await newcomer();
    const path = await (await company('Fresh')).invite('quite-new@example.test');
    expect((await page(path, cookie)).html).toContain('Sign out, and go on with yours.');
    expect((await visit.submit(path, { name: 'New', password: PASSWORD }, cookie)).answer.headers.get('location')).toBe(path);
    const easy = await visit.submit(path, { name: 'New', password: 'quite-new1' });
    expect([easy.answer.status, (await easy.answer.text()).includes('Choose a password that is harder to guess')]).toEqual([422, true]);
    const texts = await Promise.all(LANGUAGES.map(async (lang) => (await page(`${path}&lang=${lang}`, cookie)).html.split('<form', 1)[0]));
    expect(new Set(texts).size).toBe(5);
    expect((await visit.submit(path, { name: 'New', password: PASSWORD })).answer.headers.get('location')).toBe('/sign-in?notice=accepted');
  });
});

describe('a consent whose person signed out in another tab [K-CONSENT-7]', () => {
  const asked = async () => {
    const [person, client] = [await newcomer(), await visit.client()];
    const path = (await visit.authorize(visit.request(client, pkce().challenge, { scope: 'openid email', ui_locales: 'en' }), person.cookie)).headers.get('location') ?? '';
    return { ...person, client, path };
  };
  const wayOn = (html: string): string => linksIn(html).find((href) => href.startsWith('/oauth/authorize?')) ?? '';

  test('leads to the sign-in and back to the same request, which is then answered', async () => {
    const { email, cookie, client, path } = await asked();
    await visit.submit('/sign-out', {}, cookie);
    const { status, html } = await page(path, cookie);
    expect([status, html.includes('You can go on with the same request.')]).toEqual([410, true]);
    const way = wayOn(html);
    expect(Object.fromEntries(new URL(way, provider.issuer).searchParams)).toMatchObject({ client_id: client.client_id, redirect_uri: 'https://client.example/callback', scope: 'openid email service.ai_tools', state: 's-1', nonce: 'n-1', prompt: 'consent', ui_locales: 'en' });
    expect((await page(way, cookie)).location).toMatch(/^\/sign-in\?continue=%2Foauth%2Fauthorize/);
    const again = await visit.signIn(email);
    const consent = (await page(way, again.cookie)).location ?? '';
    const answer = new URL((await visit.decide(consent, again.cookie)).answer.headers.get('location') ?? '');
    expect([answer.origin + answer.pathname, answer.searchParams.get('state'), answer.searchParams.has('code')]).toEqual(['https://client.example/callback', 's-1', true]);
  });

  test('has a form that says so at the sign-in, and goes on at once where they signed in again', async () => {
    const { email, cookie, path } = await asked();
    await visit.submit('/sign-out', {}, cookie);
    const sent = await provider.form(path, { form_token: 'of the session before', decision: 'allow' }, { cookie });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/sign-in\?continue=%2Foauth%2Fauthorize%3F.*&notice=session-over$/)]);
    const again = await visit.signIn(email);
    expect((await provider.form(path, { form_token: 'x', decision: 'allow' }, { cookie: again.cookie })).headers.get('location')).toMatch(/^\/oauth\/authorize\?.*prompt=consent/);
  });

  test('is over for another person, and once it was answered', async () => {
    const { cookie, path } = await asked();
    expect(wayOn((await page(path, (await newcomer()).cookie)).html)).toBe('');
    await visit.decide(path, cookie, 'deny');
    await visit.submit('/sign-out', {}, cookie);
    expect(wayOn((await page(path, cookie)).html)).toBe('');
  });
});
