import { ALL_PERMISSIONS, permissionsOf } from '#contract/permissions.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const PASSWORD = 'correct horse battery';
const READ = 'query R($id: ID!) { person(id: $id) { lastSeenAt sessions { id createdAt lastSeenAt expiresAt userAgent } } }';
const END = 'mutation E($id: ID!, $sessionId: ID) { endPersonSessions(id: $id, sessionId: $sessionId) { id sessions { id } } }';

let identity: TestIdentity;
let companyId = 0;
let owner = '';
beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Sessions of people');
  owner = (await create({ role: 'OWNER', email: 'olga@example.test' })).id;
});
afterAll(() => identity.subgraph.close());

const create = async (input: object, company = companyId): Promise<{ id: string; email: string }> =>
  (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }', { input: { name: 'Ada', role: 'MEMBER', password: PASSWORD, ...input } }, system(company))).createPerson;
const signIn = async (email: string, userAgent: string): Promise<{ sessionToken: string; session: { id: string } }> =>
  (await identity.run('mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken session { id } } }', { input: { email, password: PASSWORD, address: '192.0.2.7', userAgent } })).signIn;
const isOpen = async (token: string): Promise<boolean> => (await identity.run('query Q($token: String!) { signInSession(token: $token) { id } }', { token })).signInSession !== null;
const asOwner = () => staffOf(companyId, ALL_PERMISSIONS, owner);
const read = async (id: string) => (await identity.run(READ, { id }, asOwner())).person;

it('shows who manages the company when a member was last seen and on which browsers, and not from where', async () => {
  const { id, email } = await create({ email: 'mia@example.test' });
  expect(await read(id)).toEqual({ lastSeenAt: null, sessions: [] });
  const { session } = await signIn(email, 'Firefox');
  const at = identity.clock.now().toISOString();
  const end = new Date(identity.clock.now().getTime() + 1_209_600_000).toISOString();
  expect(await read(id)).toEqual({ lastSeenAt: at, sessions: [{ id: session.id, createdAt: at, lastSeenAt: at, expiresAt: end, userAgent: 'Firefox' }] });
});

it('ends one of them, or all with what apps may do, and records times alone', async () => {
  const { id, email } = await create({ email: 'ben@example.test' });
  const [first, second, third] = [await signIn(email, 'One'), await signIn(email, 'Two'), await signIn(email, 'Three')];
  const { database, clock } = (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity;
  const now = clock.now().toISOString();
  await database.inTransaction((transaction) => transaction.execute(`INSERT INTO oauth_grant (id, account_id, client_id, scope, auth_time, created_at, expires_at) VALUES ('018f0000-0000-7000-8000-00000000aaaa', ?, '018f0000-0000-7000-8000-00000000bbbb', 'openid', ?, ?, '2099-01-01T00:00:00.000Z')`, [id, now, now]));
  const grants = () => database.query('SELECT ended_at FROM oauth_grant WHERE account_id = ? AND ended_at IS NULL', [id]);
  expect((await identity.run(END, { id, sessionId: second.session.id }, asOwner())).endPersonSessions).toEqual({ id, sessions: [{ id: third.session.id }, { id: first.session.id }] });
  expect([await isOpen(first.sessionToken), await isOpen(second.sessionToken), (await grants()).length]).toEqual([true, false, 1]);
  await expect(identity.run(END, { id, sessionId: second.session.id }, asOwner())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await identity.run(END, { id }, asOwner())).endPersonSessions).toEqual({ id, sessions: [] });
  expect([await isOpen(first.sessionToken), await isOpen(third.sessionToken), (await grants()).length]).toEqual([false, false, 0]);
  const { identityAuditLog: { nodes } } = await identity.run('{ identityAuditLog(filter: {operation: "endPersonSessions"}) { nodes { subject changes { kind fields { name before after } } } } }', {}, asOwner());
  const times = { createdAt: now, lastSeenAt: now };
  expect(nodes[1]).toEqual({ subject: id, changes: [{ kind: 'person', fields: [{ name: 'sessions', before: [times, times, times], after: [times, times] }] }] });
});

it('shows and ends nothing of somebody who works for another company too, and counts what they did here alone', async () => {
  const { id, email } = await create({ email: 'eve@example.test' });
  const { sessionToken } = await signIn(email, 'Firefox');
  const other = await identity.company('Elsewhere');
  const { database } = (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity;
  await database.inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = created_at WHERE email = ?', [email]));
  await identity.run('mutation A($input: AddPersonInput!) { addPerson(input: $input) { person { id } } }', { input: { email, name: 'Eve', role: 'ADMIN' } }, { ...system(other), permissions: ALL_PERMISSIONS });
  expect(await read(id)).toEqual({ lastSeenAt: null, sessions: null });
  await expect(identity.run(END, { id }, asOwner())).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('works for another company too') });
  expect(await isOpen(sessionToken)).toBe(true);
});

it('is for those who manage the company, and of an owner for owners', async () => {
  const [{ id: admin }, { id: member }] = [await create({ email: 'adam@example.test', role: 'ADMIN' }), await create({ email: 'max@example.test' })];
  await expect(identity.run(END, { id: owner }, staffOf(companyId, ALL_PERMISSIONS, admin))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const limited = staffOf(companyId, permissionsOf('MEMBER', { brain: 'NONE', catalog: 'NONE', commerce: 'MANAGER', intelligence: 'NONE' }), member);
  await expect(identity.run(END, { id: member }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(identity.run('{ me { sessions { id } } }', {}, limited)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(identity.run('{ me { lastSeenAt } }', {}, limited)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('is not for a token that is limited, whose holder was given nothing of anybody\'s account', async () => {
  const { id, email } = await create({ email: 'lia@example.test' });
  const { sessionToken } = await signIn(email, 'Firefox');
  const limited = { ...asOwner(), permissions: ['company.read', 'company.manage'] as const, withheld: ['commerce.read'] as const };
  await expect(identity.run('query R($id: ID!) { person(id: $id) { sessions { id } } }', { id }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('is limited') });
  await expect(identity.run(END, { id }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await isOpen(sessionToken)).toBe(true);
});
