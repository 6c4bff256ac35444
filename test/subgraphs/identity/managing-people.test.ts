import { verify } from '@node-rs/argon2';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const PERSON = 'id email companyRole permissions isInternal deactivatedAt oneTimePasswordExpiresAt';
const ADD = `mutation A($input: AddPersonInput!) { addPerson(input: $input) { oneTimePassword person { ${PERSON} } } }`;
const RESET = `mutation P($id: ID!) { resetPassword(id: $id) { oneTimePassword person { ${PERSON} } } }`;
const one = (mutation: string): string => `mutation M($id: ID!) { ${mutation}(id: $id) { ${PERSON} } }`;
const CHANGE = `mutation C($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { ${PERSON} } }`;
const AUTHENTICATE = 'query W($token: String!) { authenticateStaff(token: $token) { email permissions } }';
const ONLY_AN_OWNER = { code: 'FORBIDDEN', message: 'Only an owner can add, change or remove an owner', details: { roles: ['owner'] } };
const LAST_OWNER = { code: 'INVALID_STATE', message: 'This is the company\'s last owner; make somebody else an owner first' };

let identity: TestIdentity;
let companyId: number;
const ids = { owner: '', admin: '', member: '' };
let people = 0;
beforeAll(async () => { identity = await testIdentity(); });
afterAll(() => identity.subgraph.close());
beforeEach(async () => {
  companyId = await identity.company('Lume');
  for (const role of ['OWNER', 'ADMIN', 'MEMBER'] as const) ids[role.toLowerCase() as keyof typeof ids] = (await make({ role })).id;
});

const address = (): string => { people += 1; return `m${String(people)}@example.test`; };
const make = async (input: object): Promise<{ id: string; email: string }> =>
  (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email } }', { input: { email: address(), name: 'P', ...input } }, system(companyId))).createPerson;
const as = (who: keyof typeof ids, permissions: readonly Permission[] = ALL_PERMISSIONS) => staffOf(companyId, permissions, ids[who]);
const add = async (input: object, by = as('owner')) => (await identity.run(ADD, { input: { email: address(), name: 'New', role: 'MEMBER', ...input } }, by)).addPerson;
const does = (mutation: string, id: string, by = as('owner')) => identity.run(one(mutation), { id }, by);
const tokenOf = async (email: string): Promise<string> => (await identity.run('mutation T($email: String!) { createStaffToken(input: {email: $email, name: "t"}) { token } }', { email })).createStaffToken.token;
const database = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity.database;
const hashOf = async (id: string): Promise<string> => String((await database().query<{ password_hash: string }>('SELECT password_hash FROM account a JOIN person p ON p.account_id = a.id WHERE p.company_id = ? AND p.id = ?', [companyId, id]))[0]?.password_hash);
const events = async (): Promise<{ type: string; payload: string }[]> => (await database().query<{ type: string; payload: string }>('SELECT type, payload FROM outbox WHERE company_id = ? ORDER BY id', [companyId]));

describe('adding a person', () => {
  it('answers a one-time password once, valid for seven days, and keeps only its hash', async () => {
    const { person, oneTimePassword } = await add({ email: ' New.Person@Example.test', moduleRoles: { commerce: 'VIEWER' } });
    expect(person).toMatchObject({ email: 'new.person@example.test', companyRole: 'MEMBER', permissions: ['company.read', 'commerce.read'], isInternal: false, deactivatedAt: null, oneTimePasswordExpiresAt: '2026-03-17T08:00:00.000Z' });
    expect(oneTimePassword).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await verify(await hashOf(person.id), oneTimePassword)).toBe(true);
    const listed = await identity.run(`{ people { nodes { ${PERSON} } } }`, {}, as('owner'));
    expect(JSON.stringify([listed, await events()])).not.toContain(oneTimePassword);
    expect(JSON.stringify(listed)).toContain('new.person@example.test');
    await expect(add({ email: 'new.person@example.test' })).rejects.toMatchObject({ code: 'ALREADY_EXISTS', details: { email: ['is taken'] } });
  });

  it('is for owners and admins, and only an owner adds an owner', async () => {
    expect((await add({ role: 'ADMIN' }, as('admin'))).person).toMatchObject({ companyRole: 'ADMIN' });
    expect((await add({ role: 'OWNER' })).person).toMatchObject({ companyRole: 'OWNER' });
    await expect(add({ role: 'OWNER' }, as('admin'))).rejects.toMatchObject(ONLY_AN_OWNER);
    await expect(add({}, as('member', ['company.read', 'commerce.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  });

  it('gives no permission that the caller\'s token lacks', async () => {
    const limited = as('owner', ['company.read', 'company.manage', 'commerce.read']);
    await expect(add({ role: 'ADMIN' }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permissions: expect.arrayContaining(['catalog.read', 'commerce.write']) } });
    await expect(identity.run(CHANGE, { input: { id: ids.member, moduleRoles: { commerce: 'MANAGER' } } }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permissions: ['commerce.manage'] } });
    await expect(identity.run(RESET, { id: ids.member }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await add({ moduleRoles: { commerce: 'VIEWER' } }, limited)).person).toMatchObject({ permissions: ['company.read', 'commerce.read'] });
    expect((await identity.run(CHANGE, { input: { id: ids.member, moduleRoles: { catalog: 'NONE' } } }, limited)).changePersonRole.permissions).not.toContain('catalog.read');
  });

  it('as staff of the platform\'s operator is for the platform\'s own tools', async () => {
    await expect(add({ isInternal: true })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { scope: 'system' } });
    expect((await add({ isInternal: true }, { ...system(companyId), permissions: ALL_PERMISSIONS })).person).toMatchObject({ isInternal: true });
    await expect(add({}, { ...system(companyId + 1000), permissions: ALL_PERMISSIONS })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'This company does not exist' });
  });
});

describe('a deactivated person', () => {
  it('is refused from the next call on in every process, and has roles and tokens back after reactivation', async () => {
    const another = await testIdentity(identity.clock.now().toISOString(), identity.location);
    const { id, email } = await make({ role: 'MEMBER', moduleRoles: { catalog: 'EDITOR' } });
    const token = await tokenOf(email);
    expect((await does('deactivatePerson', id, as('admin'))).deactivatePerson.deactivatedAt).toBe('2026-03-10T08:00:00.000Z');
    await expect(another.run(AUTHENTICATE, { token })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED', message: 'Your access was suspended at 2026-03-10T08:00:00.000Z; ask an owner or admin of the company to reactivate you',
    });
    await does('deactivatePerson', id);
    await expect(identity.run(RESET, { id }, as('owner'))).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This person is deactivated; reactivate them first' });
    expect((await does('reactivatePerson', id)).reactivatePerson.deactivatedAt).toBeNull();
    await does('reactivatePerson', id);
    expect(await another.run(AUTHENTICATE, { token })).toEqual({ authenticateStaff: { email, permissions: ['company.read', 'catalog.read', 'catalog.write'] } });
    expect((await events()).map(({ type }) => type).filter((type) => type.endsWith('activated'))).toEqual(['person.deactivated', 'person.reactivated']);
    await another.subgraph.close();
  });

  it('is no owner that a company could be left with', async () => {
    await expect(does('deactivatePerson', ids.owner)).rejects.toMatchObject(LAST_OWNER);
    await expect(does('deactivatePerson', ids.owner, as('admin'))).rejects.toMatchObject(ONLY_AN_OWNER);
    const second = (await make({ role: 'OWNER' })).id;
    await does('deactivatePerson', second);
    await expect(does('removePerson', ids.owner)).rejects.toMatchObject(LAST_OWNER);
    await expect(identity.run(CHANGE, { input: { id: ids.owner, role: 'ADMIN' } }, as('owner'))).rejects.toMatchObject(LAST_OWNER);
    await expect(does('reactivatePerson', second, as('admin'))).rejects.toMatchObject(ONLY_AN_OWNER);
    expect((await does('removePerson', second)).removePerson.id).toBe(second);
  });

  it('is one of two owners who deactivate, remove and demote each other concurrently: one active owner remains', async () => {
    const second = (await make({ role: 'OWNER' })).id;
    const ended = await Promise.allSettled([
      does('deactivatePerson', second), does('deactivatePerson', ids.owner, staffOf(companyId, ALL_PERMISSIONS, second)),
      does('removePerson', second), identity.run(CHANGE, { input: { id: ids.owner, role: 'MEMBER' } }, staffOf(companyId, ALL_PERMISSIONS, second)),
    ]);
    expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    const { people: { nodes } } = await identity.run(`{ people { nodes { ${PERSON} } } }`, {}, as('owner'));
    expect(nodes.filter((node: { companyRole: string; deactivatedAt: string | null }) => node.companyRole === 'OWNER' && node.deactivatedAt === null)).toHaveLength(1);
  });
});

it.each([
  ['demoted', () => identity.run(CHANGE, { input: { id: ids.admin, role: 'MEMBER' } }, as('owner')), { details: { permission: 'company.manage' } }],
  ['deactivated', () => does('deactivatePerson', ids.admin), { details: { roles: ['owner', 'admin'] } }],
  ['removed', () => does('removePerson', ids.admin), { details: { roles: ['owner', 'admin'] } }],
])('an admin who was %s during their call changes nobody', async (_, end, refusal) => {
  await end();
  const refused = { code: 'FORBIDDEN', ...refusal };
  await expect(does('removePerson', ids.member, as('admin'))).rejects.toMatchObject(refused);
  await expect(add({}, as('admin'))).rejects.toMatchObject(refused);
  await expect(identity.run('mutation { createServiceToken(input: { name: "s", permissions: ["commerce.read"] }) { token } }', {}, as('admin'))).rejects.toMatchObject(refused);
});

describe('resetting a password', () => {
  it('replaces it by a one-time password, shown once', async () => {
    const { id } = await make({ role: 'MEMBER', password: 'correct horse battery' });
    const { person, oneTimePassword } = (await identity.run(RESET, { id }, as('admin'))).resetPassword;
    expect(person.oneTimePasswordExpiresAt).toBe('2026-03-17T08:00:00.000Z');
    const stored = await hashOf(id);
    expect([await verify(stored, oneTimePassword), await verify(stored, 'correct horse battery')]).toEqual([true, false]);
    expect(JSON.stringify(await events())).not.toContain(oneTimePassword);
  });

  it('never gives an admin the password of an owner, nor anybody in the company that of the operator\'s staff', async () => {
    await expect(identity.run(RESET, { id: ids.owner }, as('admin'))).rejects.toMatchObject(ONLY_AN_OWNER);
    const { id } = await make({ role: 'MEMBER', isInternal: true });
    await expect(identity.run(RESET, { id }, as('owner'))).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'This person works for the operator of the platform, who alone gives out their passwords and tokens' });
    expect((await identity.run(RESET, { id }, { ...system(companyId), permissions: ALL_PERMISSIONS })).resetPassword.person.id).toBe(id);
  });
});

it('a person reads themselves, and owners and admins read anybody of the company', async () => {
  expect(await identity.run('{ me { id companyRole } }', {}, as('member', ['company.read']))).toEqual({ me: { id: ids.member, companyRole: 'MEMBER' } });
  expect(await identity.run('query R($id: ID!) { person(id: $id) { companyRole } }', { id: ids.owner }, as('admin'))).toEqual({ person: { companyRole: 'OWNER' } });
  await expect(identity.run('query R($id: ID!) { person(id: $id) { id } }', { id: ids.owner }, as('member', ['company.read']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  await expect(identity.run('{ person(id: "nobody") { id } }', {}, as('owner'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
