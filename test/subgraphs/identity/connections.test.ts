import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { Permission } from '#contract/permissions.js';
import { NO_SITE, requiredOf, staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

const CREATE = `mutation Create($input: CreateConnectionInput!) { createConnection(input: $input) {
  connection { id kind status keyPrefix username hasWebhookSecret silent scopes company { id name } } apiKey username password webhookSecret } }`;
const ROTATE = 'mutation R($id: ID!) { rotateConnection(id: $id) { connection { id keyPrefix username } apiKey username password webhookSecret } }';
const AUTHENTICATE = 'mutation Authenticate($input: AuthenticateInput!) { authenticate(input: $input) { outcome connection { status } } }';
const OUTBOX = 'query O { identityOutbox(first: 500) { id type companyId payload } }';

let identity: TestIdentity;
let companyId: number;
let otherCompany: number;

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  otherCompany = await identity.company('Nordlys');
});
afterAll(() => identity.subgraph.close());

const create = async (input: Readonly<Record<string, unknown>>) => (await identity.run(CREATE, { input: { name: 'Test', ...requiredOf(input['kind']), ...input } }, staffOf(companyId))).createConnection;
const act = (verb: string, id: string, company = companyId) =>
  identity.run(`mutation Act($id: ID!) { ${verb}Connection(id: $id) { id status } }`, { id }, staffOf(company));
const authenticate = async (kind: string, credential: Readonly<Record<string, unknown>>) =>
  (await identity.run(AUTHENTICATE, { input: { surface: kind, kind, address: '192.0.2.1', ...credential } })).authenticate;

it('counts companies from 1', () => {
  expect([companyId, otherCompany]).toEqual([1, 2]);
});

describe('a new connection', () => {
  it.each([
    ['FULFILLMENT', /^pfa_[A-Za-z0-9]{48}$/, false, true],
    ['WMS_JSON', /^pwj_[A-Za-z0-9]{44}$/, true, false],
    ['WMS_XML', null, true, false],
    ['COMMERCE', /^pco_[A-Za-z0-9]{48}$/, false, true],
    ['STORE', /^npk_1_[A-Za-z0-9]{40}$/, false, false],
    ['DELIVERY', /^cmsdt_[A-Za-z0-9]{40}$/, false, false],
    ['CATALOG', /^pca_[A-Za-z0-9]{48}$/, false, false],
    ['COLLECTOR', /^pk_[0-9a-f]{32}$/, false, false],
    ['CARRIER', /^pcr_[A-Za-z0-9]{48}$/, false, true],
  ])('of kind %s is a draft with credentials of the documented form', async (...[kind, key, basic, webhook]) => {
    const made = await create({ kind });
    expect(made.connection).toMatchObject({ kind, status: 'DRAFT', silent: false, hasWebhookSecret: webhook, company: { id: companyId, name: 'Casa Verde' } });
    if (key) expect(made.apiKey).toMatch(key); else expect(made.apiKey).toBeNull();
    expect(made.connection.keyPrefix).toBe(/^.*_.{4}/.exec(made.apiKey as string | null ?? '')?.[0] ?? null);
    if (basic) expect(made.password).toMatch(/^[A-Za-z0-9]{40}$/); else expect(made.password).toBeNull();
    expect(made.connection.username).toBe(made.username);
    if (webhook) expect(made.webhookSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/); else expect(made.webhookSecret).toBeNull();
    const credential = key ? { apiKey: made.apiKey } : { username: made.username, password: made.password };
    expect(await authenticate(kind, credential)).toEqual({ outcome: 'AUTHENTICATED', connection: { status: 'DRAFT' } });
  });

  it('of interface D has every read scope, and orders:write only on request', async () => {
    const reads = ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'catalog:read'];
    expect((await create({ kind: 'COMMERCE' })).connection.scopes).toEqual(reads);
    expect((await create({ kind: 'COMMERCE', scopes: ['orders:write', ...reads] })).connection.scopes).toEqual([...reads, 'orders:write']);
    await expect(create({ kind: 'COMMERCE', scopes: ['system'] })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('is made, changed, rotated and activated by nobody who may do less than it, and paused and deleted all the same', async () => {
    const by = (permissions: readonly Permission[], operation: string) => identity.run(`mutation { ${operation} }`, {}, staffOf(companyId, ['company.manage', 'company.read', ...permissions]));
    const make = (kind: string, permissions: readonly Permission[] = [], more = '') => by(permissions, `createConnection(input: { kind: ${kind}, name: "Limited"${more} }) { connection { id } }`);
    const beyond = (...permissions: Permission[]) => ({ code: 'FORBIDDEN', message: `You, or the token you call with, cannot give permissions beyond your own: ${permissions.join(', ')}; leave them out, or ask somebody who has them`, details: { permissions } });
    await expect(make('FULFILLMENT')).rejects.toMatchObject(beyond('commerce.read', 'commerce.write'));
    await expect(make('COMMERCE', ['commerce.read'])).rejects.toMatchObject(beyond('catalog.read'));
    await expect(make('COMMERCE', ['commerce.read'], ', scopes: ["orders:read", "orders:write"]')).rejects.toMatchObject(beyond('commerce.write'));
    await expect(make('CATALOG', ['catalog.read'])).rejects.toMatchObject(beyond('catalog.write'));
    await expect(make('DELIVERY', [], ', delivery: { siteId: 1 }')).rejects.toMatchObject(beyond('brain.read'));
    const { createConnection: { connection: { id } } } = await make('COMMERCE', ['commerce.read'], ', scopes: ["orders:read"]');
    for (const what of [`rotateConnection(id: "${String(id)}") { apiKey }`, `activateConnection(id: "${String(id)}") { id }`, `updateConnection(input: { id: "${String(id)}", webhookUrl: "https://example.com/" }) { id }`]) {
      await expect(by([], what)).rejects.toMatchObject(beyond('commerce.read'));
      await by(['commerce.read'], what);
    }
    await by([], `pauseConnection(id: "${String(id)}") { id }`);
    await by([], `deleteConnection(id: "${String(id)}") { id }`);
    for (const [kind, permission] of [['STORE', 'commerce.read'], ['CARRIER', 'commerce.write'], ['COLLECTOR', 'catalog.write']] as const) {
      await expect(make(kind)).rejects.toMatchObject(beyond(permission));
      await make(kind, [permission]);
    }
  });

  it('without scopes, but with webhooks, is given by nobody who may not read what they say', async () => {
    const by = (permissions: readonly Permission[], input: string) => identity.run(`mutation { ${input} }`, {}, staffOf(companyId, ['company.manage', 'company.read', ...permissions]));
    const made = 'createConnection(input: { kind: FULFILLMENT, name: "Webhooks alone", scopes: [], webhookUrl: "https://example.com/" }) { connection { id } }';
    await expect(by([], made)).rejects.toMatchObject({ code: 'FORBIDDEN', details: { permissions: ['commerce.read'] } });
    const { createConnection: { connection: { id } } } = await by(['commerce.read'], made);
    await expect(by([], `updateConnection(input: { id: "${String(id)}", webhookUrl: "https://example.org/" }) { id }`)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('of a website reads exactly one site of the company, and no other kind has one', async () => {
    await expect(create({ kind: 'DELIVERY', delivery: null })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'delivery.siteId': ['is required'] } });
    await expect(create({ kind: 'DELIVERY', delivery: { siteId: NO_SITE } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'delivery.siteId': ['is not a site of the company'] } });
    await expect(create({ kind: 'STORE', delivery: { siteId: 1 } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { delivery: ['is for another kind of connection'] } });
  });

  it.each([
    ['http://example.com/', 'is not https'], ['https://user:secret@example.com/', 'carries a user name or password'], ['nonsense', 'is not a URL'],
    [`https://example.com/${'a'.repeat(500)}`, 'is longer than 500 characters'],
  ])('cannot send webhooks to %s', async (webhookUrl, problem) => {
    await expect(create({ kind: 'COMMERCE', webhookUrl })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { webhookUrl: [problem] } });
  });

  it.each([
    ['DELIVERY', 'is not for a DELIVERY connection, whose limit is always 120 calls a minute of an address'],
    ['COLLECTOR', 'is not for a COLLECTOR connection, whose limit is always 120 calls a minute of an address and 20,000 of a key'],
  ])('of the kind %s takes no rate limit, which its interface would ignore', async (kind, problem) => {
    const { connection: { id } } = await identity.connect(companyId, { kind });
    await expect(identity.run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: 2 } }, staffOf(companyId))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ratePerMinute: [problem] } });
  });

  it('of a warehouse is activated only once its warehouse is named', async () => {
    const { connection: { id } } = await create({ kind: 'FULFILLMENT' });
    await expect(act('activate', id)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { warehouseId: ['is required'] } });
    await identity.run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, warehouseId: 'w1' } }, staffOf(companyId));
    expect(await act('activate', id)).toEqual({ activateConnection: { id, status: 'ACTIVE' } });
  });
});

describe('rotating', () => {
  it('replaces every credential at once', async () => {
    const old = await identity.connect(companyId, { kind: 'WMS_JSON' });
    const { rotateConnection: fresh } = await identity.run(ROTATE, { id: old.connection.id }, staffOf(companyId));
    expect((await authenticate('WMS_JSON', { apiKey: old.apiKey })).outcome).toBe('WRONG');
    expect((await authenticate('WMS_JSON', { username: old.username, password: old.password })).outcome).toBe('WRONG');
    expect((await authenticate('WMS_JSON', { apiKey: fresh.apiKey })).outcome).toBe('AUTHENTICATED');
    expect((await authenticate('WMS_JSON', { username: fresh.username, password: fresh.password })).outcome).toBe('AUTHENTICATED');
  });

  it('replaces the webhook secret', async () => {
    const old = await identity.connect(companyId, { kind: 'COMMERCE' });
    const { rotateConnection: fresh } = await identity.run(ROTATE, { id: old.connection.id }, staffOf(companyId));
    expect(fresh.webhookSecret).toMatch(/^whsec_/);
    expect(fresh.webhookSecret).not.toBe(old.webhookSecret);
  });
});

describe('deleting', () => {
  it('removes the credentials', async () => {
    const made = await identity.connect(companyId, { kind: 'COMMERCE' });
    await act('delete', made.connection.id);
    expect((await authenticate('COMMERCE', { apiKey: made.apiKey })).outcome).toBe('WRONG');
    await expect(act('activate', made.connection.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what people may do', () => {
  it('ends at their company: another company\'s connection is not found', async () => {
    const { connection: { id } } = await create({ kind: 'COMMERCE' });
    for (const verb of ['activate', 'pause', 'delete']) await expect(act(verb, id, otherCompany)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(identity.run(ROTATE, { id }, staffOf(otherCompany))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(identity.run('query Q($id: ID!) { connection(id: $id) { id } }', { id }, staffOf(otherCompany))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await identity.run('query Q { connections { nodes { id } } }', {}, staffOf(otherCompany))).connections.nodes).toEqual([]);
  });

  it('needs the permission to manage the company', async () => {
    await expect(identity.run(CREATE, { input: { kind: 'STORE', name: 'x' } }, staffOf(companyId, ['company.read', 'commerce.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(identity.run('query Q { connections { nodes { id } } }', {}, staffOf(companyId, ['company.read', 'commerce.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(identity.run('mutation C { createCompany(input: {name: "x"}) { id } }', {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('reads connections page by page', async () => {
    const company = await identity.company('Pages');
    for (const name of ['a', 'b', 'c']) await identity.run(CREATE, { input: { kind: 'STORE', name } }, staffOf(company));
    const page = async (after: string | null) => (await identity.run(
      'query Q($after: String) { connections(first: 2, after: $after, filter: {kind: STORE}) { nodes { name } pageInfo { hasNextPage endCursor } } }', { after }, staffOf(company))).connections;
    const first = await page(null);
    expect(first).toMatchObject({ nodes: [{ name: 'a' }, { name: 'b' }], pageInfo: { hasNextPage: true } });
    expect(await page(first.pageInfo.endCursor)).toMatchObject({ nodes: [{ name: 'c' }], pageInfo: { hasNextPage: false } });
    await expect(page('nonsense')).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  });
});

describe('people', () => {
  const PERSON = 'mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id email name role } }';
  const TOKEN = 'mutation T { createStaffToken(input: {email: "Ada@Example.test", name: "laptop"}) { token } }';
  const WHO = 'query W($token: String!) { authenticateStaff(token: $token) { userId email companyId role } }';

  it('call the graph with tokens', async () => {
    const { createPerson: ada } = await identity.run(PERSON, { input: { email: 'ada@example.test', name: 'Ada', role: 'OWNER', password: 'a long password' } }, system(companyId));
    const { createStaffToken: { token } } = await identity.run(TOKEN);
    expect(token).toMatch(/^pst_[A-Za-z0-9]{48}$/);
    expect(await identity.run(WHO, { token })).toEqual({ authenticateStaff: { userId: ada.id, email: 'ada@example.test', companyId, role: 'OWNER' } });
    expect(await identity.run(WHO, { token: `${String(token)}x` })).toEqual({ authenticateStaff: null });
  });

  it('are blocked by address after thirty wrong tokens for the rest of five minutes, at that surface only', async () => {
    const blocked = async (surface: string, address: string) => (await identity.run('query B($surface: String!, $address: String!) { blockedSeconds(surface: $surface, address: $address) }', { surface, address })).blockedSeconds;
    const count = (address: string) => identity.run('mutation C($address: String!) { countWrongCredential(surface: "graphql", address: $address) }', { address });
    for (let time = 0; time < 29; time += 1) await count('192.0.2.200');
    expect(await blocked('graphql', '192.0.2.200')).toBeNull();
    identity.clock.turn(10_000);
    await count('::ffff:192.0.2.200');
    expect(await blocked('graphql', '192.0.2.200')).toBe(290);
    expect(await blocked('fulfillment', '192.0.2.200')).toBeNull();
    expect(await blocked('graphql', '192.0.2.201')).toBeNull();
    identity.clock.turn(290_000);
    expect(await blocked('graphql', '192.0.2.200')).toBeNull();
    await expect(identity.run('{ blockedSeconds(surface: "graphql", address: "192.0.2.200") }', {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('have unique e-mail addresses in a company', async () => {
    await expect(identity.run(PERSON, { input: { email: 'ADA@example.test', name: 'Ada', role: 'MEMBER' } }, system(companyId))).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    await expect(identity.run(PERSON, { input: { email: 'no address', name: 'Ada', role: 'MEMBER' } }, system(companyId))).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(identity.run(PERSON, { input: { email: 'x@example.test', name: 'X', role: 'MEMBER' } }, system(99))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('publishes every change as an event without credentials', async () => {
  const company = await identity.company('Events');
  const made = await identity.connect(company, { kind: 'CARRIER' });
  const { id } = made.connection;
  await act('pause', id, company);
  const rotated = (await identity.run(ROTATE, { id }, staffOf(company))).rotateConnection;
  await act('delete', id, company);
  const { identityOutbox: events } = await identity.run(OUTBOX);
  const own = events.filter((event: { companyId: number }) => event.companyId === company);
  expect(own.map(({ type, payload }: { type: string; payload: { connectionId: string; status: string } }) => [type, payload.connectionId, payload.status])).toEqual([
    ['connection.created', id, 'DRAFT'], ['connection.activated', id, 'ACTIVE'], ['connection.paused', id, 'PAUSED'],
    ['connection.rotated', id, 'PAUSED'], ['connection.deleted', id, 'PAUSED'],
  ]);
  for (const secret of [made.apiKey, made.webhookSecret, rotated.apiKey]) expect(JSON.stringify(own)).not.toContain(secret);
  const ids = own.map((event: { id: string }) => event.id);
  expect(await identity.run('mutation M($ids: [ID!]!) { identityEventsRelayed(ids: $ids) }', { ids })).toEqual({ identityEventsRelayed: 5 });
  expect(await identity.run('mutation M($ids: [ID!]!) { identityEventsRelayed(ids: $ids) }', { ids })).toEqual({ identityEventsRelayed: 0 });
});

it('stores no secret in plain text', async () => {
  const secrets: string[] = ['a secret password'];
  for (const kind of ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'STORE', 'DELIVERY', 'CATALOG', 'COLLECTOR', 'CARRIER']) {
    const { apiKey, password, webhookSecret } = await create({ kind });
    secrets.push(...[apiKey, password, webhookSecret].filter((secret) => secret !== null));
  }
  await identity.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }',
    { input: { email: 'eve@example.test', name: 'Eve', role: 'MEMBER', password: 'a secret password' } }, system(companyId));
  secrets.push((await identity.run('mutation T { createStaffToken(input: {email: "eve@example.test", name: "x"}) { token } }')).createStaffToken.token);
  const stored = await everythingStored();
  expect(stored).toContain('$argon2id$');
  expect(secrets).toHaveLength(15);
  for (const secret of secrets) expect(stored.includes(secret)).toBe(false);
});

/** Every byte of the database: its files, or all rows of all tables. */
async function everythingStored(): Promise<string> {
  const { location } = identity;
  if (location.kind === 'sqlite') {
    const folder = dirname(location.file);
    return readdirSync(folder).filter((file) => file.startsWith(basename(location.file))).map((file) => readFileSync(join(folder, file), 'latin1')).join('');
  }
  const connection = await createConnection(location.url);
  const [tables] = await connection.query({ sql: 'SHOW TABLES', rowsAsArray: true });
  const rows = await Promise.all((tables as string[][]).map(async ([table = '']) => (await connection.query(`SELECT * FROM \`${table}\``))[0]));
  await connection.end();
  return JSON.stringify(rows);
}
