import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const PASSWORD = 'correct horse battery';
const LEAVE = 'mutation { leaveCompany { id email companyRole } }';
const AT_PAGE = 'mutation L($token: String!, $company: SafeInt!) { leaveOwnCompany(sessionToken: $token, companyId: $company) }';
const LAST_OWNER = { code: 'INVALID_STATE', message: 'This is the company\'s last owner; make somebody else an owner first' };

let identity: TestIdentity;
let count = 0;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

const create = async (companyId: number, input: object = {}): Promise<{ id: string; email: string }> => {
  count += 1;
  return (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }', { input: { email: `l${String(count)}@example.test`, name: 'Ada', role: 'MEMBER', password: PASSWORD, ...input } }, system(companyId))).createPerson;
};
const company = async (name: string) => {
  const companyId = await identity.company(name);
  const { id } = await create(companyId, { role: 'OWNER' });
  return { companyId, owner: staffOf(companyId, ALL_PERMISSIONS, id) };
};
const database = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database;
/** Somebody who belongs to two companies. */
const ofBoth = async (first: number, second: number) => {
  const { id, email } = await create(first);
  await database().inTransaction((transaction) => transaction.execute('UPDATE account SET email_verified_at = ? WHERE id = ?', ['2026-03-10T08:00:00.000Z', id]));
  const other = await create(second, { email });
  return { id, email, other: other.id };
};
const signIn = async (email: string): Promise<string> =>
  (await identity.run('mutation S($input: SignInInput!) { signIn(input: $input) { sessionToken } }', { input: { email, password: PASSWORD, address: `192.0.2.${String(count % 250)}`, userAgent: '' } })).signIn.sessionToken;
const companiesOf = async (token: string) => (await identity.run('query Q($token: String!) { signInSession(token: $token) { account { companies { id } } } }', { token })).signInSession?.account.companies.map(({ id }: { id: number }) => id) ?? null;
const tokenOf = async (email: string): Promise<string> => (await identity.run('mutation T($email: String!) { createStaffToken(input: {email: $email, name: "t"}) { token } }', { email })).createStaffToken.token;
const holderOf = async (token: string) => (await identity.run('query W($token: String!) { authenticateStaff(token: $token) { email } }', { token })).authenticateStaff;
const people = async (by: ReturnType<typeof staffOf>) => (await identity.run('{ people { nodes { email } } }', {}, by)).people.nodes.map(({ email }: { email: string }) => email);
const audited = async (companyId: number) => database().query<{ operation: string; actor: string; subject: string | null }>("SELECT operation, actor, subject FROM audit_entry WHERE company_id = ? AND operation = 'leaveCompany'", [companyId]);

describe('a person who leaves their company through the graph', () => {
  it('has no token there any more, and their account goes with their last company, as do its sessions', async () => {
    const { companyId, owner } = await company('Lume');
    const { id, email } = await create(companyId);
    const [session, token] = [await signIn(email), await tokenOf(email)];
    expect(await identity.run(LEAVE, {}, staffOf(companyId, ALL_PERMISSIONS, id))).toEqual({ leaveCompany: { id, email, companyRole: 'MEMBER' } });
    expect([await holderOf(token), await companiesOf(session), (await people(owner)).includes(email)]).toEqual([null, null, false]);
    expect(await audited(companyId)).toEqual([{ operation: 'leaveCompany', actor: 'ada@example.test', subject: id }]);
    const [event] = await database().query<{ type: string }>('SELECT type FROM outbox WHERE company_id = ? ORDER BY id DESC LIMIT 1', [companyId]);
    expect(event?.type).toBe('person.removed');
  });

  it('keeps sessions and rights in their other companies, and takes along the open invitations they sent', async () => {
    const [first, second] = [await company('One'), await company('Two')];
    const { id, email } = await ofBoth(first.companyId, second.companyId);
    await identity.run('mutation C($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id, role: 'ADMIN' } }, first.owner);
    const session = await signIn(email);
    await identity.run('mutation { invitePerson(input: { email: "guest-of-leaver@example.test", name: "G", role: MEMBER }) { id } }', {}, staffOf(first.companyId, ALL_PERMISSIONS, id));
    await identity.run(LEAVE, {}, staffOf(first.companyId, ALL_PERMISSIONS, id));
    expect([await companiesOf(session), (await identity.run('{ invitations { email } }', {}, first.owner)).invitations, await audited(second.companyId)]).toEqual([[second.companyId], [], []]);
  });

  it('is not the last owner, no program, and nobody with a token that is limited', async () => {
    const { companyId, owner } = await company('Alone');
    await expect(identity.run(LEAVE, {}, owner)).rejects.toMatchObject(LAST_OWNER);
    const { id } = await create(companyId);
    await expect(identity.run(LEAVE, {}, { ...staffOf(companyId, ALL_PERMISSIONS, id), withheld: ['commerce.read'] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const program = { kind: 'staff' as const, companyId, actor: 'reports (pst_abcd)', scopes: [], permissions: ['company.read'] as readonly Permission[] };
    await expect(identity.run(LEAVE, {}, program)).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'Only people can leave a company; a token of a program is revoked (revokeToken)' });
  });

  it('is one of two owners who leave at the same time', async () => {
    const { companyId, owner } = await company('Two owners');
    const { id } = await create(companyId, { role: 'OWNER' });
    const ended = await Promise.allSettled([identity.run(LEAVE, {}, owner), identity.run(LEAVE, {}, staffOf(companyId, ALL_PERMISSIONS, id))]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a person who leaves a company at the account page', () => {
  it('leaves that one alone, in whose log it is, and is told whether they still have an account', async () => {
    const [first, second] = [await company('First'), await company('Second')];
    const { id, email, other } = await ofBoth(first.companyId, second.companyId);
    const session = await signIn(email);
    expect(await identity.run(AT_PAGE, { token: session, company: first.companyId })).toEqual({ leaveOwnCompany: true });
    expect([await audited(first.companyId), await audited(second.companyId)]).toEqual([[{ operation: 'leaveCompany', actor: email, subject: id }], []]);
    expect(await companiesOf(session)).toEqual([second.companyId]);
    expect(await identity.run(AT_PAGE, { token: session, company: second.companyId })).toEqual({ leaveOwnCompany: false });
    expect([await companiesOf(session), await audited(second.companyId)]).toEqual([null, [{ operation: 'leaveCompany', actor: email, subject: other }]]);
  });

  it('leaves none that is not theirs, none that suspended them, none without a session, and none as its last owner', async () => {
    const [own, foreign] = [await company('Own'), await company('Foreign')];
    const { id, email } = await ofBoth(own.companyId, foreign.companyId);
    const session = await signIn(email);
    await identity.run('mutation D($id: ID!) { deactivatePerson(id: $id) { id } }', { id }, own.owner);
    for (const companyId of [own.companyId, 999_999]) await expect(identity.run(AT_PAGE, { token: session, company: companyId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(identity.run(AT_PAGE, { token: 'x', company: foreign.companyId })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const last = await create(await identity.company('Last'), { role: 'OWNER' });
    const lastSession = await signIn(last.email);
    const [lastCompany] = await companiesOf(lastSession) as number[];
    await expect(identity.run(AT_PAGE, { token: lastSession, company: lastCompany })).rejects.toMatchObject(LAST_OWNER);
  });
});
