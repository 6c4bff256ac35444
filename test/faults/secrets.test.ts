import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync, unzipSync } from 'node:zlib';
import { readConfig, SUBGRAPHS, type DatabaseLocation } from '#kernel/config.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { databaseSettings } from '../kit/database-settings.js';
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { openShop, staffToken } from './shop.js';
import { storedRows } from './stored-rows.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const [MASTER_KEY, INTERNAL_KEY] = ['5a'.repeat(31) + '01', '7b'.repeat(31) + '02'];
const MARK = 'a-mark-of-a-body';

/** The credentials of a connection, and what it shows of them. */
interface Made {
  readonly id: string;
  readonly apiKey: string | null;
  readonly username: string | null;
  readonly password: string | null;
  readonly webhookSecret: string | null;
}

/** A secret in every way it may be written. */
const written = (secret: string): string[] => {
  const decoded = /^[0-9a-f]{64}$/.test(secret) ? Buffer.from(secret, 'hex') : Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), Buffer.from(secret).toString('hex'), decoded.toString('hex'), decoded.toString('base64').replace(/=+$/, ''), decoded.toString('base64url')];
};
const secretsOf = ({ apiKey, username, password, webhookSecret }: Made): string[] => [
  ...[apiKey, password, webhookSecret].flatMap((secret) => (secret === null ? [] : written(secret))),
  ...(password === null ? [] : [Buffer.from(`${String(username)}:${password}`).toString('base64')]),
];

/** The text of a value, decompressed if needed. */
function textsOf(value: unknown): string[] {
  if (!Buffer.isBuffer(value)) return [String(value)];
  const unpacked = [unzipSync, inflateRawSync].flatMap((unpack) => {
    try {
      return [unpack(value).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [value.toString('latin1'), value.toString('hex'), ...unpacked];
}

/** Every value of every table of a database. */
async function dumped(location: DatabaseLocation): Promise<string> {
  const tables = await storedRows<{ name: string }>(location, location.kind === 'sqlite'
    ? "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name');
  const rows = await Promise.all(tables.map(({ name }) => storedRows<Record<string, unknown>>(location, `SELECT * FROM \`${name}\``)));
  return rows.flat().flatMap((row) => Object.values(row).flatMap(textsOf)).join('\n');
}

describe('a life of the product in which every secret was used', () => {
  const folder = temporaryFolder();
  let settings: Settings;
  let server: PorticoProcess;
  const canaries: string[] = [...written(MASTER_KEY), ...written(INTERNAL_KEY)];
  let staff = '';
  const base = (): number => Number(settings['PORT']);
  const CREDENTIALS = 'apiKey username password webhookSecret connection { id }';
  const made = ({ connection: { id }, ...credentials }: Omit<Made, 'id'> & { connection: { id: string } }): Made => {
    const one = { id, ...credentials };
    canaries.push(...secretsOf(one));
    return one;
  };
  const PATHS: Readonly<Record<string, string>> = { FULFILLMENT: '/api/fulfillment/v1/orders', WMS_JSON: '/V1/Orders/New', WMS_XML: '/api/admin/resi/list', COMMERCE: '/api/commerce/v1/orders' };
  const basic = ({ username, password }: Made): string => `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}`;
  const call = async (path: string, headers: Record<string, string>, init: RequestInit = {}): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${String(base() + 1)}${path}`, { ...init, headers });
    await response.arrayBuffer();
    return response.status;
  };
  const own = (one: Made) => ({ authorization: one.apiKey === null ? basic(one) : `Bearer ${one.apiKey}` });

  beforeAll(async () => {
    settings = { PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_MASTER_KEY: MASTER_KEY, PORTICO_INTERNAL_KEY: INTERNAL_KEY, PORTICO_LOG: 'trace', PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', ...databaseSettings() };
    staff = await staffToken(settings);
    canaries.push(...written(staff), ...written(staff.replace('pst_', '')));
    server = await startProcess(settings);
  });
  afterAll(() => server.stop());

  test('leaves none of them in a database, a file or the log, and rotated ones are refused [REL-S13]', async () => {
    const receiver = await openReceiver();
    const shop = await openShop(base(), staff);
    const asStaff = async (query: string, variables: object = {}) => await shop.asStaff(query, variables) as any;
    canaries.push(...written(shop.apiKey));
    const { location: { id: warehouseId } } = await asStaff('{ location(code: "MI1") { id } }');
    for (const [kind, path] of Object.entries(PATHS)) {
      const { createConnection } = await asStaff(`mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { ${CREDENTIALS} } }`, { input: { kind, name: kind, ...(kind !== 'COMMERCE' && { warehouseId }), ...(/FUL|COM/.test(kind) && { webhookUrl: receiver.url }) } });
      const before = made(createConnection);
      await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: before.id });
      expect([kind, await call(path, own(before))]).toEqual([kind, 200]);
      await asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id: before.id });
      await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: before.id });
      const { rotateConnection } = await asStaff(`mutation R($id: ID!) { rotateConnection(id: $id) { ${CREDENTIALS} } }`, { id: before.id });
      const after = made(rotateConnection);
      expect([kind, await call(path, own(before)), await call(path, own(after))]).toEqual([kind, 401, 200]);
      const shown = String(after.apiKey ?? after.password);
      expect(await call(path, { ...own(after), 'x-token': shown, 'x-shop-secret': shown, ...(after.apiKey !== null && { 'x-shop': shown, 'x-shops': `a, ${shown}` }) })).toBe(200);
      for (const other of Object.values(PATHS)) { // secrets put where they do not belong, and shown to the wrong party
        await call(other, { 'x-api-key': shown, 'x-token': shown, 'proxy-authorization': own(after).authorization, cookie: `session=${shown}`, authorization: own(after).authorization.replace(/^\w+/, 'Token') });
      }
      if (kind === 'FULFILLMENT') expect(await call('/api/fulfillment/v1/orders/1/reject', { ...own(after), 'idempotency-key': 'k-1' }, { method: 'POST', body: JSON.stringify({ reason_code: MARK, message: MARK }) })).toBe(404);
    }
    await shop.place('#1');
    await until(() => Promise.resolve(receiver.received.length >= 2 ? true : undefined)); // signed for A and for D
    expect(await call('/api/fulfillment/v1/orders', { authorization: `Bearer ${staff}` })).toBe(401);
    const { createToken } = await asStaff('mutation T($input: CreateTokenInput!) { createToken(input: $input) { token staffToken { id } } }', { input: { name: 'second' } });
    canaries.push(...written(String(createToken.token)));
    await asStaff('mutation R($id: ID!) { revokeToken(id: $id) { id } }', { id: createToken.staffToken.id });
    const { createServiceToken } = await asStaff('mutation T($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }', { input: { name: 'program', permissions: ['commerce.read'] } });
    const { addPerson } = await asStaff('mutation P($input: AddPersonInput!) { addPerson(input: $input) { oneTimePassword person { id } } }', { input: { email: 'new@example.com', name: 'New', role: 'MEMBER' } });
    const { resetPassword } = await asStaff('mutation P($id: ID!) { resetPassword(id: $id) { oneTimePassword } }', { id: addPerson.person.id });
    for (const secret of [createServiceToken.token, addPerson.oneTimePassword, resetPassword.oneTimePassword]) canaries.push(...written(String(secret)));
    expect(await server.stop()).toBe(0);
    await receiver.close();

    const { databases } = readConfig(settings);
    const places: Record<string, string> = { 'the log': server.said() };
    for (const name of SUBGRAPHS) places[name] = await dumped(databases[name]);
    for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : []) places[file.name] = readFileSync(join(file.parentPath, file.name), 'latin1');
    const known = places['identity'] ?? '';
    expect([known.includes(MARK), known.includes('FULFILLMENT'), (places['the log'] ?? '').length > 0, canaries.length > 60]).toEqual([true, true, true, true]);
    expect(Object.entries(places).flatMap(([place, text]) => canaries.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`))).toEqual([]);
  });
});
