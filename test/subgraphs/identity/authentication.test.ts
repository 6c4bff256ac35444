import type { IdentityContext } from '../../../subgraphs/identity/identity-deps.js';
import { staffOf, system, testIdentity, type TestConnection, type TestIdentity } from '../../kit/identity.js';

const AUTHENTICATE = `mutation Authenticate($input: AuthenticateInput!) { authenticate(input: $input) {
  outcome retryAfterSeconds connection { id kind name status companyId companyName warehouseId scopes ratePerMinute silent webhooksEnabled } } }`;
const MINUTE = 60_000;

let identity: TestIdentity;
let companyId: number;
let warehouse: TestConnection;

beforeAll(async () => {
  identity = await testIdentity();
  companyId = await identity.company('Casa Verde');
  warehouse = await identity.connect(companyId, { kind: 'FULFILLMENT', webhookUrl: 'https://hooks.example.com/in' });
});
afterAll(() => identity.subgraph.close());

const present = async (input: Readonly<Record<string, unknown>>) =>
  (await identity.run(AUTHENTICATE, { input: { surface: 'fulfillment', kind: 'FULFILLMENT', address: '192.0.2.1', ...input } })).authenticate;
const outcome = async (input: Readonly<Record<string, unknown>>): Promise<string> => (await present(input)).outcome;
const update = (input: Readonly<Record<string, unknown>>) =>
  identity.run('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id allowlist } }', { input }, staffOf(companyId));

describe('a credential', () => {
  it('that is right returns the connection with all fields a surface needs', async () => {
    expect(await present({ apiKey: warehouse.apiKey })).toEqual({
      outcome: 'AUTHENTICATED', retryAfterSeconds: null,
      connection: {
        id: warehouse.connection.id, kind: 'FULFILLMENT', name: 'Test', status: 'ACTIVE', companyId, companyName: 'Casa Verde',
        warehouseId: '018f0000-0000-7000-8000-000000000001', scopes: ['fulfillment:read', 'fulfillment:write'], ratePerMinute: 600,
        silent: false, webhooksEnabled: true,
      },
    });
  });

  it('that is not presented is missing', async () => {
    expect(await present({})).toEqual({ outcome: 'MISSING', retryAfterSeconds: null, connection: null });
    expect(await outcome({ apiKey: '', username: '', password: null })).toBe('MISSING');
  });

  it.each([['unknown', 'pfa_0'], ['with a NUL', 'pfa_\u0000'], ['of another case', 'PFA_']])('that is %s is wrong', async (_, apiKey) => {
    expect(await outcome({ apiKey, address: '192.0.2.2' })).toBe('WRONG');
  });

  it('of another kind of connection is wrong', async () => {
    const commerce = await identity.connect(companyId, { kind: 'COMMERCE' });
    expect(await outcome({ apiKey: commerce.apiKey, address: '192.0.2.3' })).toBe('WRONG');
    expect(await outcome({ apiKey: commerce.apiKey, kind: 'COMMERCE', surface: 'commerce' })).toBe('AUTHENTICATED');
  });

  it('of interface B is the key or the username with its password, and nothing else', async () => {
    const { apiKey, username, password } = await identity.connect(companyId, { kind: 'WMS_JSON' });
    const wms = { surface: 'wms-json', kind: 'WMS_JSON', address: '192.0.2.4' };
    expect(await outcome({ ...wms, apiKey })).toBe('AUTHENTICATED');
    expect(await outcome({ ...wms, username, password })).toBe('AUTHENTICATED');
    expect(await outcome({ ...wms, username, password: 'guess' })).toBe('WRONG');
    expect(await outcome({ ...wms, username, password: '' })).toBe('WRONG');
    expect(await outcome({ ...wms, apiKey: `${String(username)}:${String(password)}` })).toBe('WRONG');
  });
});

describe('the origin of a call', () => {
  afterEach(() => update({ id: warehouse.connection.id, allowlist: [], dedicatedHost: null }));

  it.each([
    ['an address', ['198.51.100.7'], '198.51.100.7', 'AUTHENTICATED'],
    ['another address', ['198.51.100.7'], '198.51.100.8', 'ADDRESS_REFUSED'],
    ['a range', ['198.51.100.0/24'], '198.51.100.200', 'AUTHENTICATED'],
    ['an address beyond a range', ['198.51.100.0/24'], '198.51.101.1', 'ADDRESS_REFUSED'],
    ['an IPv4 address mapped into IPv6', ['198.51.100.0/24'], '::ffff:198.51.100.9', 'AUTHENTICATED'],
    ['a mapped range', ['::ffff:198.51.100.0/120'], '198.51.100.9', 'AUTHENTICATED'],
    ['an IPv6 address written out', ['2001:db8::1'], '2001:0db8:0:0:0:0:0:1', 'AUTHENTICATED'],
    ['an IPv6 range', ['2001:db8::/32'], '2001:db8:ffff::1', 'AUTHENTICATED'],
    ['an IPv6 address beyond a range', ['2001:db8::/32'], '2001:db9::1', 'ADDRESS_REFUSED'],
    ['an IPv6 address with a list of IPv4', ['0.0.0.0/0'], '2001:db8::1', 'ADDRESS_REFUSED'],
    ['text that is no address', ['198.51.100.0/24'], 'nowhere', 'ADDRESS_REFUSED'],
  ])('is checked against the allowlist: %s', async (...[, allowlist, address, expected]) => {
    await update({ id: warehouse.connection.id, allowlist });
    expect(await outcome({ apiKey: warehouse.apiKey, address })).toBe(expected);
  });

  it('is refused in the settings when it is neither address nor range', async () => {
    await expect(update({ id: warehouse.connection.id, allowlist: ['192.0.2.1', '300.1.1.1'] }))
      .rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'allowlist.1': ['is neither an address nor a CIDR range'] } });
  });

  it('must be the dedicated host if there is one, and another host is not counted as a failure', async () => {
    await update({ id: warehouse.connection.id, dedicatedHost: 'WMS.example.com' });
    expect(await outcome({ apiKey: warehouse.apiKey, host: 'wms.example.com' })).toBe('AUTHENTICATED');
    expect(await outcome({ apiKey: warehouse.apiKey, host: 'wms.EXAMPLE.com:4001' })).toBe('AUTHENTICATED');
    for (let call = 0; call < 31; call += 1) expect(await outcome({ apiKey: warehouse.apiKey, host: 'api.example.com', address: '192.0.2.30' })).toBe('WRONG');
    expect(await outcome({ apiKey: warehouse.apiKey, address: '192.0.2.30' })).toBe('WRONG');
  });
});

describe('an address that keeps presenting wrong credentials', () => {
  const fail = async (times: number, address: string) => {
    for (let call = 0; call < times; call += 1) expect(await outcome({ apiKey: 'pfa_wrong', address })).toBe('WRONG');
  };

  it('is allowed after 29 and blocked after 30, even with valid credentials', async () => {
    await fail(29, '203.0.113.1');
    expect(await outcome({ apiKey: warehouse.apiKey, address: '203.0.113.1' })).toBe('AUTHENTICATED');
    await fail(1, '203.0.113.1');
    expect(await present({ apiKey: warehouse.apiKey, address: '203.0.113.1' })).toEqual({ outcome: 'BLOCKED', retryAfterSeconds: 300, connection: null });
    expect(await outcome({ apiKey: 'pfa_wrong', address: '203.0.113.1' })).toBe('BLOCKED');
    expect(await outcome({ address: '203.0.113.1' })).toBe('BLOCKED');
    expect(await outcome({ address: '::ffff:203.0.113.1' })).toBe('BLOCKED');
  });

  it('is blocked at that surface only, and no other address is [REL-S4 ABCD]', async () => {
    expect(await outcome({ address: '203.0.113.1', surface: 'wms-json' })).toBe('MISSING');
    expect(await outcome({ apiKey: warehouse.apiKey, address: '203.0.113.2' })).toBe('AUTHENTICATED');
  });

  it('is blocked for the rest of the five minutes that began with its first failure [REL-S4 ABCD]', async () => {
    await fail(1, '203.0.113.3');
    identity.clock.turn(4 * MINUTE);
    await fail(29, '203.0.113.3');
    expect(await present({ apiKey: warehouse.apiKey, address: '203.0.113.3' })).toMatchObject({ outcome: 'BLOCKED', retryAfterSeconds: 60 });
    identity.clock.turn(MINUTE - 1);
    expect(await present({ apiKey: warehouse.apiKey, address: '203.0.113.3' })).toMatchObject({ outcome: 'BLOCKED', retryAfterSeconds: 1 });
    identity.clock.turn(1);
    expect(await outcome({ apiKey: warehouse.apiKey, address: '203.0.113.3' })).toBe('AUTHENTICATED');
    await fail(29, '203.0.113.3');
    expect(await outcome({ apiKey: warehouse.apiKey, address: '203.0.113.3' })).toBe('AUTHENTICATED');
  });

  it('is blocked for five minutes from the last of them where keys of catalogs call', async () => {
    const catalog = { surface: 'catalog', kind: 'CATALOG', apiKey: 'pca_wrong', address: '203.0.113.5' };
    await outcome(catalog);
    identity.clock.turn(4 * MINUTE);
    for (let call = 1; call < 30; call += 1) await outcome(catalog);
    expect(await present(catalog)).toMatchObject({ outcome: 'BLOCKED', retryAfterSeconds: 300 });
  });

  it('is counted for every one of many concurrent failures', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcome({ apiKey: 'pfa_wrong', address: '203.0.113.4' })));
    expect(new Set(outcomes)).toEqual(new Set(['WRONG']));
    expect(await outcome({ apiKey: warehouse.apiKey, address: '203.0.113.4' })).toBe('BLOCKED');
  });
});

describe('expired lockouts', () => {
  const addresses = async (): Promise<string[]> => {
    const { identity: { database } } = identity.subgraph.context({ principal: system(), requestId: 'r-1', via: 'test' }) as IdentityContext;
    return (await database.query<{ address: string }>('SELECT address FROM lockout ORDER BY address')).map(({ address }) => address);
  };
  const purge = async (): Promise<number> => (await identity.run('mutation P { purgeLockouts }')).purgeLockouts;

  it('are removed, however many addresses there were, and no others', async () => {
    identity.clock.turn(5 * MINUTE);
    await purge();
    for (let from = 0; from < 450; from += 10) { // as many concurrently as the pool has connections: more would be refused
      await Promise.all(Array.from({ length: 10 }, (_, at) => outcome({ apiKey: 'pfa_wrong', address: `2001:db8::${(from + at).toString(16)}` })));
    }
    identity.clock.turn(MINUTE);
    await outcome({ apiKey: 'pfa_wrong', address: '203.0.113.9' });
    identity.clock.turn(4 * MINUTE - 1);
    expect(await purge()).toBe(0);
    identity.clock.turn(1);
    expect([await purge(), await addresses()]).toEqual([450, ['203.0.113.9']]);
  });

  it('are removed by the system only', async () => {
    await expect(identity.run('mutation P { purgeLockouts }', {}, staffOf(companyId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the time of the last call', () => {
  it('is recorded once a minute', async () => {
    const { connection: { id }, apiKey } = await identity.connect(companyId, { kind: 'COMMERCE' });
    const lastCall = async () => (await identity.run('query L($id: ID!) { connection(id: $id) { lastCallAt } }', { id }, staffOf(companyId))).connection.lastCallAt;
    const call = async () => {
      await present({ apiKey, kind: 'COMMERCE', surface: 'commerce' });
      await identity.subgraph.close(); // waits for pending writes
      identity = await testIdentity(identity.clock.now().toISOString(), identity.location);
    };
    const first = identity.clock.now().toISOString();
    await call();
    expect(await lastCall()).toBe(first);
    identity.clock.turn(MINUTE - 1);
    await call();
    expect(await lastCall()).toBe(first);
    identity.clock.turn(1);
    await call();
    expect(await lastCall()).toBe(identity.clock.now().toISOString());
  });
});

it('is for the surfaces only', async () => {
  await expect(identity.run(AUTHENTICATE, { input: { surface: 'x', kind: 'STORE', address: '192.0.2.1' } }, staffOf(companyId)))
    .rejects.toMatchObject({ code: 'FORBIDDEN' });
});
