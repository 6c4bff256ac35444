import { randomUUID } from 'node:crypto';
import { sha256 } from '#kernel/crypto.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const MEMBER = ['company.read', 'commerce.read'] as const;
const CREATE = 'mutation C($input: CreateTokenInput!) { createToken(input: $input) { token staffToken { id name prefix createdAt expiresAt lastUsedAt expired } } }';
const TOKENS = 'query L($everybody: Boolean!) { tokens(everybody: $everybody) { nodes { id name prefix expiresAt lastUsedAt expired person { email } } } }';
const REVOKE = 'mutation R($id: ID!) { revokeToken(id: $id) { name } }';
const AUTHENTICATE = 'query W($token: String!) { authenticateStaff(token: $token) { email } }';
const DAY = 86_400_000;

let identity: TestIdentity;
let companyId: number;
const ids = { owner: '', member: '', other: '' };
beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  const add = async (name: string, role: string) => (await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
    { input: { email: `${name}@example.test`, name, role } }, system(companyId))).createPerson.id;
  Object.assign(ids, { owner: await add('owner', 'OWNER'), member: await add('member', 'MEMBER'), other: await add('other', 'MEMBER') });
});
afterAll(() => identity.subgraph.close());

const owner = () => staffOf(companyId, ALL_PERMISSIONS, ids.owner);
const member = () => staffOf(companyId, MEMBER, ids.member);
const create = async (input: object, as = member()) => (await identity.run(CREATE, { input }, as)).createToken;
const authenticate = (token: string) => identity.run(AUTHENTICATE, { token });
const listed = async (as = member(), everybody = false) => (await identity.run(TOKENS, { everybody }, as)).tokens.nodes;

describe('a token', () => {
  it('has a name, a visible prefix and an expiry time, 90 days from now by default', async () => {
    const { token, staffToken } = await create({ name: 'laptop' });
    expect(token).toMatch(/^pst_[A-Za-z0-9]{48}$/);
    expect(staffToken).toMatchObject({ name: 'laptop', prefix: token.slice(0, 8), createdAt: '2026-03-10T08:00:00.000Z', expiresAt: '2026-06-08T08:00:00.000Z', lastUsedAt: null, expired: false });
    expect((await create({ name: 'short', expiresInDays: 1 })).staffToken.expiresAt).toBe('2026-03-11T08:00:00.000Z');
    expect((await create({ name: 'long', expiresInDays: 365 })).staffToken.expiresAt).toBe('2027-03-10T08:00:00.000Z');
    expect(JSON.stringify(await listed(owner(), true))).not.toContain(token);
  });

  it.each([[0], [-1], [366]])('cannot last %i days', async (expiresInDays) => {
    await expect(create({ name: 'x', expiresInDays })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { expiresInDays: ['must be from 1 to 365'] } });
  });

  it('that does not expire is for owners', async () => {
    await expect(create({ name: 'x', expiresInDays: null })).rejects.toMatchObject({ code: 'FORBIDDEN', details: { roles: ['owner'] } });
    expect((await create({ name: 'x', expiresInDays: null }, owner())).staffToken).toMatchObject({ expiresAt: null, expired: false });
  });

  it('from before expiry was introduced stays valid', async () => {
    const token = 'pst_old';
    await database().inTransaction((transaction) => transaction.execute(
      'INSERT INTO staff_token (company_id, id, person_id, name, prefix, hash, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [companyId, randomUUID(), ids.member, 'token', 'pst_old', sha256(token), '2020-01-01T00:00:00.000Z']));
    expect(await authenticate(token)).toEqual({ authenticateStaff: { email: 'member@example.test' } });
    expect((await listed()).find(({ prefix }: { prefix: string }) => prefix === 'pst_old')).toMatchObject({ expiresAt: null, expired: false });
  });
});

it('an expired token is refused from the millisecond of its expiry, with a message that says so', async () => {
  const { token } = await create({ name: 'day', expiresInDays: 1 });
  identity.clock.turn(DAY - 1);
  expect((await authenticate(token)).authenticateStaff).toEqual({ email: 'member@example.test' });
  identity.clock.turn(1);
  await expect(authenticate(token)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: 'This staff token expired at 2026-03-11T08:00:00.000Z', details: { expiredAt: '2026-03-11T08:00:00.000Z' } });
  expect((await listed()).find(({ name }: { name: string }) => name === 'day')).toMatchObject({ expired: true });
});

describe('tokens', () => {
  it('are listed to their person, and all tokens to owners and admins', async () => {
    await create({ name: 'of the other' }, staffOf(companyId, MEMBER, ids.other));
    expect((await listed()).map(({ person }: { person: { email: string } }) => person.email)).not.toContain('other@example.test');
    expect(await listed(owner(), true)).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'of the other', person: { email: 'other@example.test' } })]));
    await expect(listed(member(), true)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
  });

  it('are revoked by their person and by owners and admins, effective in every process at once', async () => {
    const another = await testIdentity(identity.clock.now().toISOString(), identity.location);
    const { token, staffToken: { id } } = await create({ name: 'lost' });
    expect((await another.run(AUTHENTICATE, { token })).authenticateStaff).not.toBeNull();
    await expect(identity.run(REVOKE, { id }, staffOf(companyId, MEMBER, ids.other))).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permission: 'company.manage' } });
    await expect(identity.run(REVOKE, { id }, staffOf(companyId + 1, ALL_PERMISSIONS, ids.owner))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await identity.run(REVOKE, { id }, member())).toEqual({ revokeToken: { name: 'lost' } });
    expect(await another.run(AUTHENTICATE, { token })).toEqual({ authenticateStaff: null });
    const taken = await create({ name: 'taken' });
    await identity.run(REVOKE, { id: taken.staffToken.id }, owner());
    expect(await another.run(AUTHENTICATE, { token: taken.token })).toEqual({ authenticateStaff: null });
    await expect(identity.run(REVOKE, { id }, member())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await another.subgraph.close();
  });

  it('record their last use once a minute, however often they are used', async () => {
    const { token, staffToken: { id } } = await create({ name: 'busy' });
    const use = async () => (await listed()).find((one: { id: string }) => one.id === id).lastUsedAt;
    const written = async (times: number): Promise<unknown> => {
      await Promise.all(Array.from({ length: times }, () => authenticate(token)));
      await identityOf().tokenUses.close();
      return use();
    };
    const first = identity.clock.now().toISOString();
    expect(await written(20)).toBe(first);
    identity.clock.turn(59_999);
    expect(await written(20)).toBe(first);
    identity.clock.turn(1);
    expect(await written(1)).toBe(identity.clock.now().toISOString());
  });
});

const identityOf = () => (identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext).identity;
const database = () => identityOf().database;
