import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { identityMigrations } from '../../../subgraphs/identity/migrations.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { testDatabase } from '../../kit/database.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';
import { manualClock } from '../../kit/manual-clock.js';

const SIGN_IN = 'mutation S($input: SignInInput!) { signIn(input: $input) { outcome retryAfterSeconds sessionToken mustChoosePassword session { id accountId authTime } } }';
const PROFILE = 'id email name locale picture emailVerified activeCompanyId companies { id slug name personId role modules { slug name role } permissions disabledSections isInternal }';
const SESSION = `query Q($token: String!) { signInSession(token: $token) { id accountId authTime mustChoosePassword account { ${PROFILE} } } }`;
const END = 'mutation E($token: String!) { endSignInSession(token: $token) }';
const PASSWORD = 'correct horse battery';
const WRONG = { outcome: 'WRONG', retryAfterSeconds: null, sessionToken: null, mustChoosePassword: false, session: null };

let identity: TestIdentity;
let people = 0;
let addresses = 0;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

const email = (): string => { people += 1; return `a${String(people)}@example.test`; };
/** An address nobody signed in from. */
const elsewhere = (): string => { addresses += 1; return `198.51.${String(Math.floor(addresses / 250))}.${String(addresses % 250)}`; };
const create = async (companyId: number, input: object = {}): Promise<{ id: string; email: string }> =>
  (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }', { input: { email: email(), name: 'Ada', role: 'MEMBER', password: PASSWORD, ...input } }, system(companyId))).createPerson;
const signIn = async (address: string, more: object = {}, on = identity) => (await on.run(SIGN_IN, { input: { email: address, password: PASSWORD, address: elsewhere(), userAgent: 'Firefox', ...more } })).signIn;
const sessionOf = async (token: string) => (await identity.run(SESSION, { token })).signInSession;
const database = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database;
const add = (companyId: number, input: object, owner: string) => identity.run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { oneTimePassword person { id name } } }', { input }, staffOf(companyId, ALL_PERMISSIONS, owner));
const does = (mutation: string, id: string, { companyId, owner }: { companyId: number; owner: string }) => identity.run(`mutation M($id: ID!) { ${mutation}(id: $id) { ${mutation === 'resetPassword' ? 'oneTimePassword' : 'id'} } }`, { id }, staffOf(companyId, ALL_PERMISSIONS, owner));
const verified = (address: string) => database().inTransaction((transaction) => transaction.execute("UPDATE account SET email_verified_at = '2026-03-10T08:00:00.000Z' WHERE email = ?", [address]));

describe('signing in', () => {
  it('begins a session with the companies of the account, and ends it', async () => {
    const companyId = await identity.company('Café Lüme & Söhne');
    const { id, email: address } = await create(companyId, { moduleRoles: { commerce: 'EDITOR', catalog: 'VIEWER' } });
    const signedIn = await signIn(` ${address.toUpperCase()}`);
    expect(signedIn).toEqual({ outcome: 'SIGNED_IN', retryAfterSeconds: null, sessionToken: expect.stringMatching(/^[A-Za-z0-9]{48}$/), mustChoosePassword: false, session: { id: expect.any(String), accountId: id, authTime: '2026-03-10T08:00:00.000Z' } });
    const account = {
      id, email: address, name: 'Ada', locale: null, picture: null, emailVerified: false, activeCompanyId: companyId,
      companies: [{
        id: companyId, slug: 'cafe-lume-sohne', name: 'Café Lüme & Söhne', personId: id, role: 'MEMBER', disabledSections: [], isInternal: false, permissions: ['company.read', 'catalog.read', 'commerce.read', 'commerce.write'],
        modules: [{ slug: 'catalog', name: 'Catalog', role: 'VIEWER' }, { slug: 'commerce', name: 'Commerce', role: 'EDITOR' }],
      }],
    };
    expect(await sessionOf(signedIn.sessionToken)).toEqual({ ...signedIn.session, mustChoosePassword: false, account });
    expect((await identity.run(`query P($id: ID!) { accountProfile(id: $id) { ${PROFILE} } }`, { id })).accountProfile).toEqual(account);
    expect(JSON.stringify(await database().query('SELECT * FROM sign_in_session'))).not.toContain(signedIn.sessionToken);
    expect([await identity.run(END, { token: signedIn.sessionToken }), await identity.run(END, { token: signedIn.sessionToken })]).toEqual([{ endSignInSession: true }, { endSignInSession: false }]);
    expect(await sessionOf(signedIn.sessionToken)).toBeNull();
    const { identityAuditLog: { nodes } } = await identity.run('{ identityAuditLog(filter: {operation: "signIn"}) { nodes { operation actor subject } } }', {}, staffOf(companyId));
    expect(nodes).toEqual([{ operation: 'signIn', actor: address, subject: id }]);
  });

  it('answers an unknown address, a wrong password and an account without one alike', async () => {
    const companyId = await identity.company('Alike');
    const { email: address } = await create(companyId);
    const { email: bare } = await create(companyId, { password: null });
    expect(await Promise.all([signIn(address, { password: 'wrong horse battery' }), signIn('nobody@example.test'), signIn(bare), signIn(address, { password: 'x'.repeat(5000) })])).toEqual([WRONG, WRONG, WRONG, WRONG]);
  });

  it('with a one-time password asks for another one, and is over after seven days', async () => {
    const companyId = await identity.company('Once');
    const owner = await create(companyId, { role: 'OWNER' });
    const address = email();
    const { addPerson: { oneTimePassword } } = await add(companyId, { email: address, name: 'New', role: 'MEMBER' }, owner.id);
    const signedIn = await signIn(address, { password: oneTimePassword });
    expect(signedIn).toMatchObject({ outcome: 'SIGNED_IN', mustChoosePassword: true });
    expect(await sessionOf(signedIn.sessionToken)).toMatchObject({ mustChoosePassword: true });
    const choose = (newPassword: string) => identity.run('mutation C($input: OwnPasswordInput!) { changeOwnPassword(input: $input) { outcome } }', { input: { sessionToken: signedIn.sessionToken, address: '192.0.2.1', password: oneTimePassword, newPassword } });
    await expect(choose(oneTimePassword)).rejects.toMatchObject({ code: 'BAD_INPUT' }); // whoever set it knows it
    const rename = 'mutation P($input: OwnProfileInput!) { changeOwnProfile(input: $input) }';
    await expect(identity.run(rename, { input: { sessionToken: signedIn.sessionToken, name: 'Else' } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    identity.clock.turn(604_800_000);
    expect(await choose('other horse battery staple')).toEqual({ changeOwnPassword: { outcome: 'EXPIRED' } });
    expect(await signIn(address, { password: oneTimePassword })).toEqual({ ...WRONG, outcome: 'PASSWORD_EXPIRED' });
  });

  it('lasts fourteen days', async () => {
    const { email: address } = await create(await identity.company('Days'));
    const { sessionToken } = await signIn(address);
    identity.clock.turn(1_209_599_999);
    expect(await sessionOf(sessionToken)).not.toBeNull();
    identity.clock.turn(1);
    expect(await sessionOf(sessionToken)).toBeNull();
  });

  it('is blocked after ten wrong passwords for an account, known or not, from whichever addresses, until five minutes are over', async () => {
    const { email: address } = await create(await identity.company('Brute'));
    for (const target of [address, 'ghost@example.test']) {
      const tried = await Promise.all(Array.from({ length: 14 }, () => signIn(target, { password: 'wrong horse battery' })));
      expect(tried.filter(({ outcome }) => outcome === 'WRONG')).toHaveLength(10);
      expect(await signIn(target)).toEqual({ ...WRONG, outcome: 'BLOCKED', retryAfterSeconds: 300 });
    }
    identity.clock.turn(300_000);
    expect(await signIn(address)).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  it('is blocked after thirty wrong passwords from an address, whichever accounts they are for', async () => {
    const { email: address } = await create(await identity.company('Spray'));
    for (let tried = 0; tried < 30; tried += 1) expect(await signIn(`s${String(tried)}@example.test`, { address: '203.0.113.9' })).toMatchObject({ outcome: 'WRONG' });
    expect(await signIn(address, { address: '203.0.113.9' })).toMatchObject({ outcome: 'BLOCKED' });
    expect(await signIn(address)).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  it('is not counted where the password was right', async () => {
    const { email: address } = await create(await identity.company('Right'));
    for (let time = 0; time < 12; time += 1) expect(await signIn(address, { address: '203.0.113.10' })).toMatchObject({ outcome: 'SIGNED_IN' });
  });

  it('is not counted where too many passwords are computed to try it, at the sign-in and at the account page', async () => {
    const { email: address } = await create(await identity.company('Busy'));
    const { sessionToken } = await signIn(address);
    const { passwords } = (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity;
    const [{ verify, hash }, busy] = [passwords, () => Promise.reject(new Failure('UNAVAILABLE', 'busy'))];
    const change = (password: string) => identity.run('mutation C($input: OwnPasswordInput!) { changeOwnPassword(input: $input) { outcome } }', { input: { sessionToken, address: elsewhere(), password, newPassword: `${PASSWORD}s` } });
    Object.assign(passwords, { verify: busy });
    for (let time = 0; time < 6; time += 1) for (const attempt of [signIn(address), change(PASSWORD)]) await expect(attempt).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    Object.assign(passwords, { verify, hash: busy });
    await expect(change(PASSWORD)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await change('wrong horse battery')).changeOwnPassword).toEqual({ outcome: 'WRONG' }); // the new one is computed for whoever knows the present one
    Object.assign(passwords, { hash });
    expect((await change(PASSWORD)).changeOwnPassword).toEqual({ outcome: 'DONE' });
  });

  it('refuses a flood at once with UNAVAILABLE, and goes on after it', async () => {
    const { email: address } = await create(await identity.company('Flood'));
    const results = await Promise.allSettled(Array.from({ length: 80 }, (_, index) => signIn(`f${String(index)}@example.test`)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ reason }) => reason.code === 'UNAVAILABLE')).toBe(true);
    expect(await signIn(address)).toMatchObject({ outcome: 'SIGNED_IN' });
  });
});

describe('one\'s own sessions', () => {
  const SESSIONS = '{ sessions { id createdAt lastSeenAt expiresAt address userAgent } }';
  const VIEW = '{ id }';

  it('are listed in the graph and ended there, one or all, by nobody else', async () => {
    const companyId = await identity.company('Sessions');
    const [{ id, email: address }, stranger] = [await create(companyId), await create(companyId, { role: 'OWNER' })];
    const as = (userId: string) => staffOf(companyId, ALL_PERMISSIONS, userId);
    const first = await signIn(address, { address: '192.0.2.7' });
    const [second, third] = [await signIn(address), await signIn(address)];
    const list = async (userId: string) => (await identity.run(SESSIONS, {}, as(userId))).sessions;
    const at = identity.clock.now().toISOString();
    expect((await list(id))[2]).toEqual({ id: first.session.id, createdAt: at, lastSeenAt: at, expiresAt: new Date(identity.clock.now().getTime() + 1_209_600_000).toISOString(), address: '192.0.2.7', userAgent: 'Firefox' });
    const end = (userId: string, session: string) => identity.run(`mutation E($id: ID!) { endSession(id: $id) ${VIEW} }`, { id: session }, as(userId));
    await expect(end(stranger.id, first.session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await list(stranger.id), (await end(id, first.session.id)).endSession]).toEqual([[], { id: first.session.id }]);
    const limited = { ...as(id), permissions: ['company.read'] as const, withheld: ['commerce.read'] as const };
    for (const operation of [SESSIONS, `mutation { endOtherSessions ${VIEW} }`, '{ connectedApps { id } }', 'mutation { disconnectApp(id: "a") { id } }', `mutation { endSession(id: "${String(second.session.id)}") ${VIEW} }`]) {
      await expect(identity.run(operation, {}, limited)).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('is limited') });
    }
    expect((await identity.run(`mutation { endOtherSessions ${VIEW} }`, {}, as(id))).endOtherSessions).toEqual([{ id: third.session.id }, { id: second.session.id }]);
    expect([await sessionOf(first.sessionToken), await sessionOf(second.sessionToken), (await list(id)).length]).toEqual([null, null, 0]);
    const { identityAuditLog: { nodes } } = await identity.run('{ identityAuditLog(filter: {operation: "endSession"}) { nodes { actor changes { fields { name before } } } } }', {}, as(stranger.id));
    expect([nodes[0].changes[0].fields.map(({ name }: { name: string }) => name).sort(), nodes.length]).toEqual([['createdAt', 'lastSeenAt'], 1]); // where somebody is, is not their company's business
  });
});

describe('a person in two companies', () => {
  it('has one account and password, which neither company can replace, and roles in each', async () => {
    const [first, second] = [await identity.company('First'), await identity.company('Second')];
    const owner = await create(second, { role: 'OWNER' });
    const { id, email: address } = await create(first, { name: 'Ada Rossi' });
    const byOperator = () => create(second, { email: address, name: 'A', role: 'ADMIN', password: null });
    await expect(byOperator()).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { email: ['is taken'] } });
    await verified(address);
    await expect(add(second, { email: address, name: 'A', role: 'ADMIN' }, owner.id)).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: expect.stringContaining('invitePerson'), details: { email: ['is taken'] } });
    const person = await byOperator();
    const { sessionToken } = await signIn(address);
    const companies = async () => (await sessionOf(sessionToken))?.account.companies.map((company: { id: number; role: string }) => [company.id, company.role]);
    expect(await companies()).toEqual([[first, 'MEMBER'], [second, 'ADMIN']]);
    await expect(does('resetPassword', person.id, { companyId: second, owner: owner.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(add(second, { email: address, name: 'A', role: 'MEMBER' }, owner.id)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    await does('deactivatePerson', person.id, { companyId: second, owner: owner.id });
    expect(await companies()).toEqual([[first, 'MEMBER']]);
    await does('removePerson', person.id, { companyId: second, owner: owner.id });
    const keeper = await create(first, { role: 'OWNER' });
    expect(await companies()).toEqual([[first, 'MEMBER']]);
    await does('removePerson', id, { companyId: first, owner: keeper.id });
    expect([await companies(), await database().query('SELECT id FROM account WHERE email = ?', [address])]).toEqual([undefined, []]);
  });

  it('gets a token of the named company', async () => {
    const [first, second] = [await identity.company('Third'), await identity.company('Fourth')];
    const { email: address } = await create(first);
    await expect(create(second, { email: address, password: null })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', message: expect.stringContaining('invite the person') }); // also with the platform's own tools
    await verified(address);
    await create(second, { email: address, password: null });
    const tokenIn = (companyId: number) => identity.run('mutation T($email: String!) { createStaffToken(input: {email: $email, name: "t"}) { token } }', { email: address }, system(companyId));
    const { createStaffToken: { token } } = await tokenIn(second);
    expect(await identity.run('query W($token: String!) { authenticateStaff(token: $token) { companyId } }', { token })).toEqual({ authenticateStaff: { companyId: second } });
    await expect(tokenIn(0)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { companyId: ['is required'] } });
  });

  it('whose password a company resets is signed out everywhere, and is joined by others with an invitation alone', async () => {
    const [first, second] = [await identity.company('Fifth'), await identity.company('Sixth')];
    const [keeper, owner] = [await create(first, { role: 'OWNER' }), await create(second, { role: 'OWNER' })];
    const { id, email: address } = await create(first);
    await verified(address);
    const { sessionToken } = await signIn(address);
    await does('resetPassword', id, { companyId: first, owner: keeper.id });
    expect([await sessionOf(sessionToken), await signIn(address)]).toEqual([null, WRONG]);
    await expect(add(second, { email: address, name: 'A', role: 'MEMBER' }, owner.id)).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
  });
});

describe('the people of an earlier release', () => {
  it('keep id, address, name and password in an account, and their companies get slugs', async () => {
    const location = testDatabase('identity');
    const before = identityMigrations.filter(({ order }) => order < 1_800_000_000_400);
    const clock = manualClock();
    const old = await openDatabase({ location, migrations: before, clock });
    const [at, hash] = ['2026-01-01T00:00:00.000Z', 'x'];
    await old.inTransaction(async (transaction) => {
      for (const [id, name] of [[1, 'Lume'], [2, 'Lume'], [3, '株式会社']] as const) await transaction.execute('INSERT INTO company (id, name, created_at) VALUES (?, ?, ?)', [id, name, at]);
      for (const [company, id] of [[1, 'p1'], [1, 'p2'], [2, 'p3']] as const) {
        await transaction.execute("INSERT INTO person (company_id, id, email, name, role, password_hash, is_internal, created_at) VALUES (?, ?, ?, 'P', 'OWNER', ?, 0, ?)", [company, id, `${id}@example.test`, hash, at]);
      }
    });
    await old.close();
    const now = await openDatabase({ location, migrations: identityMigrations, clock });
    expect(await now.query('SELECT a.id, a.email, a.name, a.password_hash, p.company_id FROM account a JOIN person p ON p.account_id = a.id WHERE p.id = a.id ORDER BY a.id')).toEqual([
      { id: 'p1', email: 'p1@example.test', name: 'P', password_hash: hash, company_id: 1 }, { id: 'p2', email: 'p2@example.test', name: 'P', password_hash: hash, company_id: 1 }, { id: 'p3', email: 'p3@example.test', name: 'P', password_hash: hash, company_id: 2 },
    ]);
    expect(await now.query('SELECT id, slug FROM company ORDER BY id')).toEqual([{ id: 1, slug: 'lume' }, { id: 2, slug: 'lume-2' }, { id: 3, slug: 'company' }]);
    await now.close();
  });

  it('have no company that they chose: each account had the one it was made in', async () => {
    const location = testDatabase('identity');
    const clock = manualClock();
    const old = await openDatabase({ location, migrations: identityMigrations.filter(({ order }) => order < 1_800_000_000_588), clock });
    await old.inTransaction((transaction) => transaction.execute("INSERT INTO account (id, email, name, active_company_id, created_at, updated_at) VALUES ('p1', 'p1@example.test', 'P', 7, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')"));
    await old.close();
    const now = await openDatabase({ location, migrations: identityMigrations, clock });
    expect(await now.query('SELECT id, active_company_id FROM account')).toEqual([{ id: 'p1', active_company_id: null }]);
    await now.close();
  });
});
