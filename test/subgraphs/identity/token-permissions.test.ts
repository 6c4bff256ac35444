import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const CREATED = 'token staffToken { id name prefix permissions expiresAt person { email } }';
const CREATE = `mutation C($input: CreateTokenInput!) { createToken(input: $input) { ${CREATED} } }`;
const SERVICE = `mutation S($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { ${CREATED} } }`;
const TOKENS = 'query L($everybody: Boolean!) { tokens(everybody: $everybody) { nodes { id name prefix permissions lastUsedAt expiresAt person { email } } } }';
const AUTHENTICATE = 'query W($token: String!) { authenticateStaff(token: $token) { userId email actor companyId role permissions withheld } }';

let identity: TestIdentity;
let companyId: number;
const ids = { owner: '', admin: '', member: '' };
beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  for (const role of ['owner', 'admin', 'member'] as const) ids[role] = await make(role, { role: role.toUpperCase(), ...(role === 'member' && { moduleRoles: { commerce: 'EDITOR' } }) });
});
afterAll(() => identity.subgraph.close());

const make = async (name: string, input: object): Promise<string> =>
  (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { email: `${name}@example.test`, name, ...input } }, system(companyId))).createPerson.id;
const as = (who: keyof typeof ids, permissions: readonly Permission[] = who === 'member' ? ['company.read', 'commerce.read', 'commerce.write'] : ALL_PERMISSIONS) => staffOf(companyId, permissions, ids[who]);
const create = async (input: object, by = as('member')) => (await identity.run(CREATE, { input: { name: 't', ...input } }, by)).createToken;
const service = async (input: object, by = as('admin')) => (await identity.run(SERVICE, { input: { name: 'ERP', permissions: ['commerce.read'], ...input } }, by)).createServiceToken;
const holder = async (token: string) => (await identity.run(AUTHENTICATE, { token })).authenticateStaff;
const setRole = (moduleRoles: object) => identity.run('mutation C($input: ChangePersonRoleInput!) { changePersonRole(input: $input) { id } }', { input: { id: ids.member, moduleRoles } }, as('owner'));

describe('a token limited to some permissions', () => {
  it('has those of them that its person has, at each call', async () => {
    const { token, staffToken } = await create({ permissions: ['commerce.write', 'commerce.read', 'commerce.read'] });
    expect(staffToken.permissions).toEqual(['commerce.read', 'commerce.write']);
    expect(await holder(token)).toMatchObject({ permissions: ['commerce.read', 'commerce.write'], withheld: ['company.read'] });
    await setRole({ commerce: 'VIEWER', catalog: 'MANAGER' });
    expect((await holder(token)).permissions).toEqual(['commerce.read']);
    await setRole({ commerce: 'EDITOR', catalog: 'NONE' });
    expect((await holder(token)).permissions).toEqual(['commerce.read', 'commerce.write']);
  });

  it('creates no token that may do more than itself', async () => {
    const limited = as('member', ['company.read', 'commerce.read']);
    expect((await create({}, limited)).staffToken.permissions).toEqual(['company.read', 'commerce.read']);
    await expect(create({ permissions: ['commerce.write'] }, limited)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permissions: ['commerce.write'] } });
    expect((await create({})).staffToken.permissions).toBeNull();
  });

  it.each([
    [[], 'must name at least one permission'], [['commerce.read', 'orders:read'], 'must not contain orders:read'],
  ])('cannot have the permissions %j', async (permissions, rule) => {
    await expect(create({ permissions })).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('commerce.read, commerce.write'), details: { permissions: [rule] } });
  });
});

test('a refusal says whether it is the token that lacks a permission, or the person', () => {
  const person = { kind: 'staff', companyId: 7, actor: 'a@example.test', userId: 'u', scopes: [], permissions: ['commerce.read'] } as const;
  const refusal = (principal: Principal): unknown => { try { requirePermission(principal, 'commerce.write'); } catch (error) { return error; } return undefined; };
  expect(refusal({ ...person, withheld: ['commerce.write'] })).toMatchObject({
    code: 'FORBIDDEN', message: 'This needs the permission commerce.write, which you have and this token has not: it is limited to commerce.read. Call with a token that has it', details: { permission: 'commerce.write', tokenPermissions: ['commerce.read'] },
  });
  expect(refusal({ kind: 'staff', companyId: 7, actor: 'Reports (psv_abcd…)', scopes: [], tokenId: 't', permissions: [] })).toMatchObject({ message: 'This needs the permission commerce.write, which this service token has not: it has none', details: { tokenPermissions: [] } });
  expect(refusal(person)).toMatchObject({ message: 'This needs the permission commerce.write, which these roles have: owner, admin, commerce manager, commerce editor' });
});

describe('a token for another person', () => {
  it('is created by nobody: it would act in their name, and grow with their role', async () => {
    for (const personId of [ids.member, ids.admin, crypto.randomUUID()]) {
      await expect(create({ personId }, as('owner'))).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('createServiceToken') });
    }
    expect((await create({ personId: ids.member })).staffToken.person).toEqual({ email: 'member@example.test' });
  });
});

describe('a service token', () => {
  it('belongs to the company, with permissions of its own and a visible prefix', async () => {
    const { token, staffToken } = await service({ name: 'ERP export', permissions: ['commerce.read', 'catalog.read'] });
    expect(token).toMatch(/^psv_[A-Za-z0-9]{48}$/);
    expect(staffToken).toMatchObject({ prefix: token.slice(0, 8), permissions: ['catalog.read', 'commerce.read'], expiresAt: '2026-06-08T08:00:00.000Z', person: null });
    expect(await holder(token)).toEqual({ userId: null, email: null, actor: `ERP export (${String(token.slice(0, 8))}…)`, companyId, role: null, permissions: ['catalog.read', 'commerce.read'], withheld: [] });
  });

  it('is listed and revoked by owners and admins', async () => {
    const { token, staffToken: { id } } = await service({ name: 'nightly' });
    await holder(token);
    const listed = async (by = as('owner'), everybody = true): Promise<{ id: string }[]> => (await identity.run(TOKENS, { everybody }, by)).tokens.nodes;
    expect(await listed()).toEqual(expect.arrayContaining([expect.objectContaining({ id, name: 'nightly', person: null, permissions: ['commerce.read'] })]));
    expect(JSON.stringify(await listed())).not.toContain(token);
    expect((await listed(as('owner'), false)).map((one) => one.id)).not.toContain(id);
    const revoke = (by = as('admin')) => identity.run('mutation R($id: ID!) { revokeToken(id: $id) { name } }', { id }, by);
    await expect(revoke(as('member'))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
    await expect(revoke(staffOf(companyId, ['company.read'], ''))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await revoke()).toEqual({ revokeToken: { name: 'nightly' } });
    expect(await holder(token)).toBeNull();
  });

  it('stays when the person who created it leaves', async () => {
    const leaving = await make('leaving', { role: 'ADMIN' });
    const { token } = await service({}, staffOf(companyId, ALL_PERMISSIONS, leaving));
    const own = await create({}, staffOf(companyId, ALL_PERMISSIONS, leaving));
    await identity.run('mutation R($id: ID!) { removePerson(id: $id) { id } }', { id: leaving }, as('owner'));
    expect(await holder(own.token)).toBeNull();
    expect(await holder(token)).toMatchObject({ permissions: ['commerce.read'] });
  });

  it('never manages people, is given no permission its creator lacks, and has no tokens of its own', async () => {
    await expect(service({ permissions: ['company.manage'] })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { permissions: ['must not contain company.manage'] } });
    await expect(service({ permissions: [] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(service({ permissions: ['commerce.read'] }, as('owner', ['company.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permissions: ['commerce.read'] } });
    await expect(service({}, as('member'))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
    await expect(service({ expiresInDays: null })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { roles: ['owner'] } });
    const program = { kind: 'staff', companyId, actor: 'ERP (psv_abcd…)', scopes: [], permissions: ['company.read'] } as const;
    await expect(create({}, program)).rejects.toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('createServiceToken') });
    expect((await identity.run(TOKENS, { everybody: false }, program)).tokens.nodes).toEqual([]);
    expect(await identity.run('{ me { id } }', {}, program)).toEqual({ me: null });
  });

  it('expires', async () => {
    const { token } = await service({ expiresInDays: 1 });
    identity.clock.turn(86_400_000);
    await expect(holder(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', details: { expiredAt: '2026-03-11T08:00:00.000Z' } });
  });
});

describe('what the starter of a job may do now', () => {
  const now = async (of: object) => (await identity.run('query N($of: StarterInput!) { currentPermissions(of: $of) }', { of: { companyId, ...of } })).currentPermissions;

  it('is what a person may do at this moment, and nothing once they are deactivated or of another company', async () => {
    await setRole({ commerce: 'VIEWER', catalog: 'NONE', brain: 'NONE', intelligence: 'NONE' });
    expect(await now({ userId: ids.member })).toEqual(['company.read', 'commerce.read']);
    expect(await now({ userId: ids.owner })).toEqual(ALL_PERMISSIONS);
    expect(await now({ companyId: companyId + 1, userId: ids.owner })).toEqual([]);
    const gone = await make('gone', { role: 'ADMIN' });
    await identity.run('mutation D($id: ID!) { deactivatePerson(id: $id) { id } }', { id: gone }, as('owner'));
    expect(await now({ userId: gone })).toEqual([]);
    expect(await now({})).toEqual([]);
  });

  it('is what a person may do with the token they called with: within its limit, and nothing once it is revoked, expired or somebody else\'s', async () => {
    await setRole({ commerce: 'EDITOR', catalog: 'NONE', brain: 'NONE', intelligence: 'NONE' });
    const made = await create({ permissions: ['company.read', 'commerce.write'], expiresInDays: 1 });
    const { userId, tokenId } = (await identity.run('query W($token: String!) { authenticateStaff(token: $token) { userId tokenId } }', { token: made.token })).authenticateStaff;
    expect([userId, tokenId]).toEqual([ids.member, made.staffToken.id]);
    expect(await now({ userId, tokenId })).toEqual(['company.read', 'commerce.write']);
    expect([await now({ userId: ids.owner, tokenId }), await now({ tokenId })]).toEqual([[], []]);
    await setRole({ commerce: 'VIEWER' });
    expect(await now({ userId, tokenId })).toEqual(['company.read']);
    identity.clock.turn(86_400_000);
    expect(await now({ userId, tokenId })).toEqual([]);
    const { staffToken: { id } } = await create({ permissions: null });
    expect(await now({ userId, tokenId: id })).toEqual(['company.read', 'commerce.read']);
    await identity.run('mutation R($id: ID!) { revokeToken(id: $id) { id } }', { id }, as('admin'));
    expect(await now({ userId, tokenId: id })).toEqual([]);
  });

  it('is what a service token may do, and nothing once it is revoked', async () => {
    const { staffToken } = await service({ permissions: ['commerce.write'] });
    expect(await now({ tokenId: staffToken.id })).toEqual(['commerce.write']);
    await identity.run('mutation R($id: ID!) { revokeToken(id: $id) { id } }', { id: staffToken.id }, as('admin'));
    expect(await now({ tokenId: staffToken.id })).toEqual([]);
  });
});
