import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const PASSWORD = 'correct horse battery';
const OTHER = 'staple battery horse';
const VIEW = 'id email name role invitedBy expiresAt moduleRoles { commerce }';
const INVITE = `mutation I($input: InvitePersonInput!) { invitePerson(input: $input) { ${VIEW} } }`;
const SHOWN = 'query S($token: String!) { invitationOfLink(token: $token) { email name company invitedBy needsPassword } }';
const ACCEPT = 'mutation A($input: AcceptInvitationInput!) { acceptInvitation(input: $input) }';
const CHECK = '{ outcome retryAfterSeconds }';

let identity: TestIdentity;
let count = 0;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

interface Mail { readonly template: string; readonly language: string; readonly to: string; readonly data: { readonly link?: string; readonly company?: string; readonly invitedBy?: string } }

const fresh = (): string => { count += 1; return `m${String(count)}@example.test`; };
const elsewhere = (): string => { count += 1; return `192.0.2.${String(count % 250)}`; };
const create = async (companyId: number, input: object = {}): Promise<{ id: string; email: string }> =>
  (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }', { input: { email: fresh(), name: 'Ada', role: 'MEMBER', password: PASSWORD, ...input } }, system(companyId))).createPerson;
const company = async (name: string) => {
  const companyId = await identity.company(name);
  const owner = await create(companyId, { role: 'OWNER' });
  return { companyId, as: staffOf(companyId, ALL_PERMISSIONS, owner.id) };
};
/** The mails that were queued since the last time. */
const mails = async (): Promise<Mail[]> => {
  const { claimMails: claimed } = await identity.run('mutation { claimMails(most: 50) { companyId id token template language content } }');
  for (const { companyId, id, token } of claimed) await identity.run('mutation R($input: RecordMailAttemptInput!) { recordMailAttempt(input: $input) }', { input: { companyId, id, token, outcome: 'SENT' } });
  return claimed.map(({ content, ...mail }: { content: string }) => ({ ...mail, ...JSON.parse(content) }));
};
const tokenIn = (mail: Mail | undefined): string => new URL(mail?.data.link ?? '').searchParams.get('token') ?? '';
const signIn = async (email: string, password = PASSWORD) => (await identity.run('mutation S($input: SignInInput!) { signIn(input: $input) { outcome sessionToken } }', { input: { email, password, address: elsewhere(), userAgent: '' } })).signIn;
const sessionOf = async (token: string) => (await identity.run('query Q($token: String!) { signInSession(token: $token) { account { id email name locale emailVerified companies { id role } } } }', { token })).signInSession;
const accept = async (input: object) => (await identity.run(ACCEPT, { input })).acceptInvitation;
const forgot = async (email: string) => (await identity.run('mutation F($input: ForgottenPasswordInput!) { requestPasswordReset(input: $input) }', { input: { email, language: 'fr' } })).requestPasswordReset;
const reset = async (token: string, password = OTHER) => (await identity.run('mutation R($input: ResetForgottenPasswordInput!) { resetForgottenPassword(input: $input) }', { input: { token, password } })).resetForgottenPassword;

describe('an invitation', () => {
  it('is mailed in its language, and makes a member with a name and password of their own once it is accepted', async () => {
    const { companyId, as } = await company('Lume');
    const email = fresh();
    const { invitePerson: invitation } = await identity.run(INVITE, { input: { email: ` ${email.toUpperCase()}`, name: 'Bea', role: 'MEMBER', moduleRoles: { commerce: 'VIEWER' }, language: 'de' } }, as);
    expect(invitation).toEqual({ id: expect.any(String), email, name: 'Bea', role: 'MEMBER', invitedBy: 'ada@example.test', expiresAt: '2026-03-17T08:00:00.000Z', moduleRoles: { commerce: 'VIEWER' } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ template: 'invitation', language: 'de', to: email, data: { company: 'Lume', link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4005\/invitation\?token=[A-Za-z0-9]{48}$/) } });
    const token = tokenIn(mail);
    expect((await identity.run(SHOWN, { token })).invitationOfLink).toEqual({ email, name: 'Bea', company: 'Lume', invitedBy: 'ada@example.test', needsPassword: true });
    await expect(accept({ token })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { password: ['must have 10 to 200 characters'] } });
    expect(await accept({ token, name: 'Bea Bianchi', password: PASSWORD })).toBe(true);
    expect([await accept({ token, password: PASSWORD }), (await identity.run(SHOWN, { token })).invitationOfLink, (await identity.run('{ invitations { id } }', {}, as)).invitations]).toEqual([false, null, []]);
    const { sessionToken } = await signIn(email);
    expect(await sessionOf(sessionToken)).toMatchObject({ account: { name: 'Bea Bianchi', email, locale: 'de', emailVerified: true, companies: [{ id: companyId, role: 'MEMBER' }] } });
  });

  it('of the command line names no person, in any language', async () => {
    const { companyId } = await company('Shop');
    const input = { email: fresh(), name: 'Bea', role: 'MEMBER', language: 'it' };
    await identity.run(INVITE, { input }, { ...system(companyId), permissions: ALL_PERMISSIONS });
    const [mail] = await mails();
    expect([mail?.data.invitedBy, (await identity.run(SHOWN, { token: tokenIn(mail) })).invitationOfLink.invitedBy]).toEqual(['', '']);
  });

  it('to a person of another company leaves their password, and a password that others may know is replaced', async () => {
    const [first, second] = [await company('One'), await company('Two')];
    const { email } = await create(first.companyId);
    const invite = async (by: typeof first) => { await identity.run(INVITE, { input: { email, name: 'X', role: 'ADMIN' } }, by.as); return tokenIn((await mails())[0]); };
    const { sessionToken } = await signIn(email);
    const token = await invite(second);
    expect(await accept({ token, password: OTHER })).toBe(true);
    expect([(await signIn(email)).outcome, await sessionOf(sessionToken)]).toEqual(['WRONG', null]);
    const third = await company('Three');
    expect((await identity.run(SHOWN, { token: await invite(third) })).invitationOfLink).toMatchObject({ needsPassword: false });
    const { sessionToken: later } = await signIn(email, OTHER);
    expect(await accept({ token: await invite(third), sessionToken: later })).toBe(true);
    expect((await sessionOf(later)).account.companies).toEqual([{ id: first.companyId, role: 'MEMBER' }, { id: second.companyId, role: 'ADMIN' }, { id: third.companyId, role: 'ADMIN' }]);
  });

  it('is accepted by no password that is easy to guess from its address, name and company', async () => {
    const { as } = await company('Northwind Goods');
    await identity.run(INVITE, { input: { email: 'beatrice.neri@example.test', name: 'Beatrice', role: 'MEMBER' } }, as);
    const token = tokenIn((await mails())[0]);
    for (const password of ['beatrice.neri@example.test', 'beatrice1234', 'northwindgoods1', 'password1234']) {
      await expect(accept({ token, password })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { password: ['is easy to guess'] } });
    }
    expect(await accept({ token, password: PASSWORD })).toBe(true);
  });

  it('is replaced by a later one, revoked, and over after seven days', async () => {
    const { as } = await company('Late');
    const email = fresh();
    const invite = async () => ({ id: (await identity.run(INVITE, { input: { email, name: 'X', role: 'MEMBER' } }, as)).invitePerson.id, token: tokenIn((await mails())[0]) });
    const [old, other] = [await invite(), await invite()];
    expect(await accept({ token: old.token, password: PASSWORD })).toBe(false);
    await identity.run('mutation R($id: ID!) { revokeInvitation(id: $id) { id } }', { id: other.id }, as);
    expect(await accept({ token: other.token, password: PASSWORD })).toBe(false);
    const last = await invite();
    identity.clock.turn(604_800_000);
    expect(await accept({ token: last.token, password: PASSWORD })).toBe(false);
    expect((await identity.run('mutation { purgeSignIns }')).purgeSignIns).toBeGreaterThan(0);
  });

  it.each([
    ['is removed', 'removePerson(id: $id) { id }', 2], ['is suspended', 'deactivatePerson(id: $id) { id }', 2], ['manages nobody any more', 'changePersonRole(input: { id: $id, role: MEMBER }) { id }', 2],
    ['is an owner no more, one of an owner alone', 'changePersonRole(input: { id: $id, role: ADMIN }) { id }', 1],
  ])('is revoked when its sender %s', async (_what, change, revoked) => {
    const { companyId, as } = await company('Left');
    const { id } = await create(companyId, { role: 'OWNER' });
    for (const role of ['OWNER', 'MEMBER']) await identity.run(INVITE, { input: { email: fresh(), name: 'X', role } }, staffOf(companyId, ALL_PERMISSIONS, id));
    await identity.run(INVITE, { input: { email: fresh(), name: 'Kept', role: 'MEMBER' } }, as);
    const links = (await mails()).map(tokenIn);
    await identity.run(`mutation C($id: ID!) { ${change} }`, { id }, as);
    expect((await identity.run('{ invitations { name } }', {}, as)).invitations.map(({ name }: { name: string }) => name)).toEqual(revoked === 1 ? ['X', 'Kept'] : ['Kept']);
    const accepted = [];
    for (const token of links) accepted.push(await accept({ token, password: PASSWORD }));
    expect(accepted).toEqual([false, revoked === 1, true]);
  });

  it('of an owner is replaced by no admin', async () => {
    const { companyId, as } = await company('Replaced');
    const { id } = await create(companyId, { role: 'ADMIN' });
    const email = fresh();
    await identity.run(INVITE, { input: { email, name: 'X', role: 'OWNER' } }, as);
    await expect(identity.run(INVITE, { input: { email, name: 'X', role: 'MEMBER' } }, staffOf(companyId, ALL_PERMISSIONS, id))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { roles: ['owner'] } });
    expect((await identity.run('{ invitations { role } }', {}, as)).invitations).toEqual([{ role: 'OWNER' }]);
    await mails();
  });

  it('gives no more than its sender may give, and none to somebody who is in the company', async () => {
    const { companyId, as } = await company('Rights');
    const { email, id } = await create(companyId, { role: 'ADMIN' });
    await expect(identity.run(INVITE, { input: { email: fresh(), name: 'X', role: 'OWNER' } }, staffOf(companyId, ALL_PERMISSIONS, id))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { roles: ['owner'] } });
    await expect(identity.run(INVITE, { input: { email, name: 'X', role: 'MEMBER' } }, as)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    await expect(identity.run(INVITE, { input: { email: fresh(), name: 'X', role: 'MEMBER', language: 'pt' } }, as)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { language: ['is none of it, en, de, fr, es'] } });
    expect(await mails()).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that is mailed, works once and for an hour, and ends every session; an unknown address is answered alike', async () => {
    const { companyId } = await company('Forgot');
    const { email } = await create(companyId);
    const { sessionToken } = await signIn(email);
    expect([await forgot('nobody@example.test'), await mails(), await forgot(email)]).toEqual([true, [], true]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ template: 'passwordReset', language: 'fr', to: email });
    const token = tokenIn(mail);
    expect((await identity.run('query L($token: String!) { passwordLink(token: $token) }', { token })).passwordLink).toBe(email);
    await expect(reset(token, 'short')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect([await reset(token), await reset(token), await reset('x')]).toEqual([true, false, false]);
    expect([await sessionOf(sessionToken), (await signIn(email)).outcome, (await signIn(email, OTHER)).outcome]).toEqual([null, 'WRONG', 'SIGNED_IN']);
    expect((await mails()).map(({ template, to }) => [template, to])).toEqual([['passwordChanged', email]]);
    await forgot(email);
    const late = tokenIn((await mails())[0]);
    identity.clock.turn(3_600_000);
    expect(await reset(late)).toBe(false);
  });

  it('is mailed for at most three times in five minutes, and the latest link alone works', async () => {
    const { email } = await create((await company('Flood')).companyId);
    const tokens: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      await forgot(email);
      tokens.push(...(await mails()).map(tokenIn));
    }
    expect(tokens).toHaveLength(3);
    expect(await Promise.all(tokens.map((token) => reset(token)))).toEqual([false, false, true]);
    await mails();
  });

  it('is mailed no more often to who asks for several at once', async () => {
    const { email } = await create((await company('Burst')).companyId);
    await Promise.all(Array.from({ length: 6 }, () => forgot(email)));
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(3);
  });
});

describe('one\'s own account', () => {
  it('has name and language changed, and a password with the present one, which ends the other sessions', async () => {
    const { companyId } = await company('Own');
    const { email } = await create(companyId);
    const [{ sessionToken }, { sessionToken: other }] = [await signIn(email), await signIn(email)];
    await identity.run('mutation P($input: OwnProfileInput!) { changeOwnProfile(input: $input) }', { input: { sessionToken, name: 'Ada Neri', locale: 'it' } });
    expect((await sessionOf(sessionToken)).account).toMatchObject({ name: 'Ada Neri', locale: 'it' });
    const change = async (password: string) => (await identity.run(`mutation C($input: OwnPasswordInput!) { changeOwnPassword(input: $input) ${CHECK} }`, { input: { sessionToken, address: '192.0.2.1', password, newPassword: OTHER } })).changeOwnPassword;
    expect([await change('wrong horse battery'), await change(PASSWORD)]).toEqual([{ outcome: 'WRONG', retryAfterSeconds: null }, { outcome: 'DONE', retryAfterSeconds: null }]);
    expect([await sessionOf(other), (await sessionOf(sessionToken)).account.email, (await signIn(email, OTHER)).outcome]).toEqual([null, email, 'SIGNED_IN']);
    expect((await mails()).map(({ template, language }) => [template, language])).toEqual([['passwordChanged', 'it']]);
    const sessions = async () => (await identity.run('query O($t: String!) { ownSessions(sessionToken: $t) { id lastSeenAt userAgent } }', { t: sessionToken })).ownSessions;
    expect(await sessions()).toHaveLength(2);
    expect((await identity.run('mutation E($t: String!) { endOwnSessions(sessionToken: $t) }', { t: sessionToken })).endOwnSessions).toBe(1);
    expect((await identity.run('query O($t: String!) { ownSessions(sessionToken: $t) { id } }', { t: other })).ownSessions).toEqual([]);
    await expect(identity.run('mutation E($t: String!) { endOwnSessions(sessionToken: $t) }', { t: other })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (let time = 0; time < 10; time += 1) await change('wrong horse battery');
    expect(await change(OTHER)).toMatchObject({ outcome: 'BLOCKED' });
  });

  it('gets a new address once it is confirmed there, and the old one is told; an address that is taken is answered alike', async () => {
    const { companyId } = await company('Mail');
    const [{ email }, { email: taken }] = [await create(companyId), await create(companyId)];
    const { sessionToken } = await signIn(email);
    const wish = async (wanted: string) => (await identity.run(`mutation E($input: OwnEmailInput!) { requestEmailChange(input: $input) ${CHECK} }`, { input: { sessionToken, address: '192.0.2.2', password: PASSWORD, email: wanted } })).requestEmailChange.outcome;
    const confirm = async (token: string, by = sessionToken) => (await identity.run('mutation C($token: String!, $by: String!) { confirmEmail(token: $token, sessionToken: $by) }', { token, by })).confirmEmail;
    expect([await wish(taken), await mails()]).toEqual(['DONE', []]);
    const wanted = fresh();
    expect(await wish(wanted)).toBe('DONE');
    const [mail] = await mails();
    expect([mail?.to, (await sessionOf(sessionToken)).account.email]).toEqual([wanted, email]);
    const { sessionToken: foreign } = await signIn(taken);
    const isOwn = async (by: string) => (await identity.run('query L($token: String!, $by: String!) { emailLink(token: $token, sessionToken: $by) { email isOwn } }', { token: tokenIn(mail), by })).emailLink;
    expect([await isOwn(sessionToken), await isOwn(foreign), await isOwn('')]).toEqual([{ email: wanted, isOwn: true }, { email: wanted, isOwn: false }, { email: wanted, isOwn: false }]);
    await expect(confirm(tokenIn(mail), '')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' }); // whoever has the mailbox alone
    expect([await confirm(tokenIn(mail), foreign), await confirm(tokenIn(mail)), await confirm(tokenIn(mail))]).toEqual([false, true, false]);
    expect((await mails()).map(({ template, to }) => [template, to])).toEqual([['emailChanged', email]]);
    expect([(await signIn(email)).outcome, (await signIn(wanted)).outcome]).toEqual(['WRONG', 'SIGNED_IN']);
    expect((await sessionOf(sessionToken)).account).toMatchObject({ email: wanted, emailVerified: true });
  });

  it('sends no address more than three mails in five minutes, whoever asks for them', async () => {
    const { companyId, as } = await company('Flood');
    const [{ email }, victim] = [await create(companyId), fresh()];
    const { sessionToken } = await signIn(email);
    const wish = () => identity.run(`mutation E($input: OwnEmailInput!) { requestEmailChange(input: $input) ${CHECK} }`, { input: { sessionToken, address: '192.0.2.3', password: PASSWORD, email: victim } });
    for (let time = 0; time < 5; time += 1) expect((await wish()).requestEmailChange.outcome).toBe('DONE');
    expect((await mails()).map(({ to }) => to)).toEqual([victim, victim, victim]);
    await expect(identity.run(INVITE, { input: { email: victim, name: 'V', role: 'MEMBER' } }, as)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

test('sections are hidden from a person', async () => {
  const { companyId, as } = await company('Sections');
  const { id } = await create(companyId);
  const hide = (disabledSections: string[]) => identity.run('mutation C($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { disabledSections permissions } }', { input: { id, disabledSections } }, as);
  expect((await hide(['commerce.returns', 'catalog.imports', 'commerce.returns'])).changePersonRole).toMatchObject({ disabledSections: ['catalog.imports', 'commerce.returns'], permissions: expect.arrayContaining(['commerce.write']) });
  await expect(hide(['No Section'])).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await identity.run('query P($id: ID!) { accountProfile(id: $id) { companies { disabledSections } } }', { id })).accountProfile.companies).toEqual([{ disabledSections: ['catalog.imports', 'commerce.returns'] }]);
});
