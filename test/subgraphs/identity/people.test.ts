import { hasOwnerBesides } from '../../../subgraphs/identity/people/person.store.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const VIEW = 'id email role companyRole moduleRoles { brain catalog commerce intelligence } permissions isInternal';
const CREATE = `mutation P($input: CreatePersonInput!) { createPerson(input: $input) { ${VIEW} } }`;
const CHANGE = `mutation C($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { ${VIEW} } }`;
const REMOVE = 'mutation R($id: ID!) { removePerson(id: $id) { email } }';
const PEOPLE = `query L { people { nodes { ${VIEW} } } }`;
const AUTHENTICATE = 'query W($token: String!) { authenticateStaff(token: $token) { email permissions } }';

let identity: TestIdentity;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());

let emails = 0;
const add = async (companyId: number, input: Readonly<Record<string, unknown>>) => {
  emails += 1;
  return (await identity.run(CREATE, { input: { email: `p${String(emails)}@example.test`, name: 'P', ...input } }, system(companyId))).createPerson;
};
const change = async (companyId: number, as: string, input: object) => (await identity.run(CHANGE, { input }, staffOf(companyId, ALL_PERMISSIONS, as))).changePersonRole;
const tokenOf = async (email: string): Promise<string> => (await identity.run('mutation T($email: String!) { createStaffToken(input: {email: $email, name: "t"}) { token } }', { email })).createStaffToken.token;
const permissionsOf = async (token: string): Promise<string[]> => (await identity.run(AUTHENTICATE, { token })).authenticateStaff?.permissions;

describe('a new person', () => {
  it('is an editor in every module as STAFF was, unless module roles are given', async () => {
    const companyId = await identity.company('Roles');
    expect(await add(companyId, { role: 'MEMBER' })).toMatchObject({ role: 'STAFF', companyRole: 'MEMBER', isInternal: false, moduleRoles: { brain: 'EDITOR', catalog: 'EDITOR', commerce: 'EDITOR', intelligence: 'EDITOR' } });
    expect(await add(companyId, { role: 'MEMBER', moduleRoles: { commerce: 'MANAGER' } })).toMatchObject({
      moduleRoles: { brain: 'NONE', catalog: 'NONE', commerce: 'MANAGER', intelligence: 'NONE' }, permissions: ['company.read', 'commerce.read', 'commerce.write', 'commerce.manage'],
    });
    expect(await add(companyId, { role: 'ADMIN', isInternal: true })).toMatchObject({ role: 'ADMIN', companyRole: 'ADMIN', isInternal: true, moduleRoles: { brain: 'MANAGER' }, permissions: ALL_PERMISSIONS });
    await expect(add(companyId, { role: 'OWNER', moduleRoles: { commerce: 'VIEWER' } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { moduleRoles: ['is for members'] } });
  });

  it('has a password of 10 to 200 characters, or none', async () => {
    const companyId = await identity.company('Passwords');
    for (const length of [10, 200]) expect(await add(companyId, { role: 'MEMBER', password: 'horse battery '.repeat(15).slice(-length) })).toMatchObject({ companyRole: 'MEMBER' });
    for (const length of [9, 201]) await expect(add(companyId, { role: 'MEMBER', password: 'horse battery '.repeat(15).slice(-length) })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { password: ['must have 10 to 200 characters'] } });
  });

  it('has no password that is easy to guess from their address, name and company', async () => {
    const companyId = await identity.company('Northwind Goods');
    for (const password of ['northwindgoods1', 'password1234', 'beatrice2024']) {
      await expect(add(companyId, { role: 'MEMBER', name: 'Beatrice', password })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { password: ['is easy to guess'] } });
    }
  });

  it('from before module roles were introduced is an editor in each module', async () => {
    const companyId = await identity.company('Before');
    const { id, email } = await add(companyId, { role: 'MEMBER', moduleRoles: {} });
    await database().inTransaction((transaction) => transaction.execute("UPDATE person SET role = 'STAFF', module_roles = NULL WHERE company_id = ? AND id = ?", [companyId, id]));
    const { people } = await identity.run(PEOPLE, {}, staffOf(companyId));
    expect(people.nodes).toMatchObject([{ role: 'STAFF', companyRole: 'MEMBER', moduleRoles: { brain: 'EDITOR', catalog: 'EDITOR', commerce: 'EDITOR', intelligence: 'EDITOR' } }]);
    expect(await permissionsOf(await tokenOf(String(email)))).toContain('commerce.write');
  });
});

describe('changing a role', () => {
  it('takes effect from the next call on', async () => {
    const companyId = await identity.company('Change');
    const owner = await add(companyId, { role: 'OWNER' });
    const { id, email } = await add(companyId, { role: 'MEMBER' });
    const token = await tokenOf(String(email));
    expect(await permissionsOf(token)).not.toContain('commerce.manage');
    expect(await change(companyId, owner.id, { id, moduleRoles: { commerce: 'MANAGER', brain: 'NONE' } })).toMatchObject({ moduleRoles: { brain: 'NONE', catalog: 'EDITOR', commerce: 'MANAGER', intelligence: 'EDITOR' } });
    expect(await permissionsOf(token)).toContain('commerce.manage');
    expect(await change(companyId, owner.id, { id, role: 'ADMIN' })).toMatchObject({ companyRole: 'ADMIN', permissions: ALL_PERMISSIONS });
    expect(await change(companyId, owner.id, { id, role: 'MEMBER', moduleRoles: { catalog: 'VIEWER' } })).toMatchObject({ permissions: ['company.read', 'catalog.read'] });
    await expect(change(companyId, owner.id, { id, role: 'ADMIN', moduleRoles: { catalog: 'VIEWER' } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(change(await identity.company('Else'), owner.id, { id, role: 'ADMIN' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('needs an owner where an owner is concerned', async () => {
    const companyId = await identity.company('Owners');
    const [owner, admin] = [await add(companyId, { role: 'OWNER' }), await add(companyId, { role: 'ADMIN' })];
    const forbidden = { code: 'FORBIDDEN', details: { roles: ['owner'] } };
    await expect(change(companyId, admin.id, { id: admin.id, role: 'OWNER' })).rejects.toMatchObject(forbidden);
    await expect(change(companyId, admin.id, { id: owner.id, role: 'MEMBER' })).rejects.toMatchObject(forbidden);
    await expect(identity.run(REMOVE, { id: owner.id }, staffOf(companyId, ALL_PERMISSIONS, admin.id))).rejects.toMatchObject(forbidden);
    expect(await change(companyId, owner.id, { id: admin.id, role: 'OWNER' })).toMatchObject({ companyRole: 'OWNER' });
  });

  it('never leaves a company without an owner, also when two owners demote each other concurrently', async () => {
    const companyId = await identity.company('Last');
    const [one, two] = [await add(companyId, { role: 'OWNER' }), await add(companyId, { role: 'OWNER' })];
    const ended = await Promise.allSettled([change(companyId, one.id, { id: two.id, role: 'MEMBER' }), change(companyId, two.id, { id: one.id, role: 'MEMBER' })]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await hasOwnerBesides(database(), companyId, 'nobody')).toBe(true);
    const { people } = await identity.run(PEOPLE, {}, staffOf(companyId));
    const last = people.nodes.find(({ companyRole }: { companyRole: string }) => companyRole === 'OWNER');
    await expect(change(companyId, last.id, { id: last.id, role: 'ADMIN' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(identity.run(REMOVE, { id: last.id }, staffOf(companyId, ALL_PERMISSIONS, last.id))).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

it('removing a person revokes their tokens, and every change publishes an event', async () => {
  const companyId = await identity.company('Leaving');
  const owner = await add(companyId, { role: 'OWNER' });
  const { id, email } = await add(companyId, { role: 'MEMBER' });
  const token = await tokenOf(String(email));
  await change(companyId, owner.id, { id, moduleRoles: { brain: 'NONE' } });
  expect(await identity.run(REMOVE, { id }, staffOf(companyId, ALL_PERMISSIONS, owner.id))).toEqual({ removePerson: { email } });
  expect(await identity.run(AUTHENTICATE, { token })).toEqual({ authenticateStaff: null });
  expect((await identity.run(PEOPLE, {}, staffOf(companyId))).people.nodes).toMatchObject([{ id: owner.id }]);
  const { identityOutbox } = await identity.run('query O { identityOutbox(first: 500) { type companyId payload } }');
  const published = identityOutbox.filter((event: { companyId: number }) => event.companyId === companyId);
  expect(published.map(({ type }: { type: string }) => type)).toEqual(['person.created', 'person.created', 'staff_token.created', 'person.role_changed', 'person.removed']);
  expect(JSON.stringify(published)).not.toContain(token);
});

const database = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database;
