import { staffOf, system, testIdentity, type TestIdentity } from '../../kit/identity.js';

let identity: TestIdentity;
let companyId: number;
beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
});
afterAll(() => identity.subgraph.close());

const connect = (input: object = {}) => identity.connect(companyId, { kind: 'STORE', name: 'Shop', ...input });
const update = async (input: Readonly<Record<string, unknown>>) => (await identity.run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { ratePerMinute store { origins } } }', { input }, staffOf(companyId))).updateConnection;
const byToken = async (token: string | null, address = '192.0.2.1') => (await identity.run('query S($token: String!, $address: String!) { storeConnection(token: $token, address: $address) { id companyId name ratePerMinute origins } }', { token, address })).storeConnection;
const tokenOf = async (id: string, as = staffOf(companyId)) => (await identity.run('query C($id: ID!) { connection(id: $id) { storeToken } }', { id }, as)).connection.storeToken;
const ORIGIN = 'must be an origin such as https://shop.example, without a path or wildcards';

describe('a storefront', () => {
  test('is found by its token, with its origins and a rate of 600', async () => {
    const { connection: { id }, apiKey } = await connect({ store: { origins: ['https://Shop.Example/', 'http://localhost:3000', 'https://shop.example'] } });
    expect(apiKey).toMatch(new RegExp(`^npk_${String(companyId)}_[A-Za-z0-9]{40}$`));
    expect(await byToken(apiKey)).toEqual({ id, companyId, name: 'Shop', ratePerMinute: 600, origins: ['https://shop.example', 'http://localhost:3000'] });
  });

  test('has any origin until some are set, and again with null', async () => {
    const { connection: { id }, apiKey } = await connect();
    expect((await byToken(apiKey)).origins).toEqual([]);
    expect(await update({ id, store: { origins: ['https://a.example'] } })).toEqual({ ratePerMinute: 600, store: { origins: ['https://a.example'] } });
    await update({ id, store: {} });
    expect((await byToken(apiKey)).origins).toEqual(['https://a.example']);
    expect((await update({ id, store: { origins: null } })).store).toEqual({ origins: [] });
  });

  test('has 100 origins at most', async () => {
    const origins = (count: number) => Array.from({ length: count }, (_, index) => `https://s${String(index)}.example`);
    const { connection: { id } } = await connect();
    expect((await update({ id, store: { origins: origins(100) } })).store.origins).toHaveLength(100);
    await expect(update({ id, store: { origins: origins(101) } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'store.origins': ['must have at most 100 entries'] } });
  });

  test.each(['shop.example', 'https://shop.example/it', 'https://shop.example?a', 'https://shop.example/#a', 'https://a@shop.example', 'ftp://shop.example', 'https://*.shop.example', 'null', ''])('has no origin %j', async (origin) => {
    const { connection: { id } } = await connect();
    await expect(update({ id, store: { origins: ['https://a.example', origin] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'store.origins.1': [ORIGIN] } });
    await expect(connect({ store: { origins: [origin] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'store.origins.0': [ORIGIN] } });
  });

  test('may call at least 10 times a minute', async () => {
    const { connection: { id }, apiKey } = await connect();
    await expect(update({ id, ratePerMinute: 9 })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { ratePerMinute: ['must be from 10 to 100000'] } });
    await update({ id, ratePerMinute: 10 });
    expect((await byToken(apiKey)).ratePerMinute).toBe(10);
  });

  test('is not found while it is paused, from an address that is not allowed, and by a token that was rotated', async () => {
    const { connection: { id }, apiKey } = await connect();
    await identity.run('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id }, staffOf(companyId));
    expect(await byToken(apiKey)).toBeNull();
    await identity.run('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id }, staffOf(companyId));
    await update({ id, allowlist: ['198.51.100.0/24'] });
    expect([await byToken(apiKey), (await byToken(apiKey, '198.51.100.7')).id]).toEqual([null, id]);
    const { rotateConnection } = await identity.run('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey } }', { id }, staffOf(companyId));
    expect([await byToken(apiKey, '198.51.100.7'), (await byToken(rotateConnection.apiKey, '198.51.100.7')).id]).toEqual([null, id]);
  });

  test('shows its token to who manages the company, as it is after it was rotated', async () => {
    const { connection: { id }, apiKey } = await connect();
    expect(await tokenOf(id)).toBe(apiKey);
    const { rotateConnection } = await identity.run('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey connection { storeToken } } }', { id }, staffOf(companyId));
    expect([await tokenOf(id), rotateConnection.connection.storeToken]).toEqual([rotateConnection.apiKey, rotateConnection.apiKey]);
    await expect(tokenOf(id, staffOf(companyId, ['company.read', 'catalog.manage']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(tokenOf(id, staffOf(await identity.company('Other')))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a draft is not found', async () => {
  const { createConnection } = await identity.run('mutation C { createConnection(input: { kind: STORE, name: "n" }) { apiKey } }', {}, staffOf(companyId));
  expect(await byToken(createConnection.apiKey)).toBeNull();
});

test('a key of another kind is no token, and neither are its username and password', async () => {
  const { apiKey, connection: { id }, username, password } = await identity.connect(companyId, { kind: 'WMS_JSON' });
  expect([await byToken(apiKey), await byToken(`${String(username)}:${String(password)}`), await tokenOf(id)]).toEqual([null, null, null]);
  await expect(update({ id, store: { origins: [] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { store: ['is for another kind of connection'] } });
  await expect(identity.connect(companyId, { kind: 'COMMERCE', store: { origins: [] } })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { store: ['is for another kind of connection'] } });
});

test('wrong tokens block nobody', async () => {
  const { connection: { id }, apiKey } = await connect();
  for (let index = 0; index < 40; index += 1) expect(await byToken('npk_1_wrong', '203.0.113.9')).toBeNull();
  expect((await byToken(apiKey, '203.0.113.9')).id).toBe(id);
});

test('only the product itself may ask by a token', async () => {
  const { apiKey } = await connect();
  await expect(identity.run('query S($token: String!) { storeConnection(token: $token, address: "192.0.2.1") { id } }', { token: apiKey }, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await identity.run('query S($token: String!) { storeConnection(token: $token, address: "192.0.2.1") { companyId } }', { token: apiKey }, system())).storeConnection).toEqual({ companyId });
});
