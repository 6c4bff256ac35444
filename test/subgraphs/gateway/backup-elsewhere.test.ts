import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import Sqlite from 'better-sqlite3';
import { readConfig, type DatabaseLocation } from '#kernel/config.js';
import { smallDisk } from '../../faults/small-disk.js';
import { storedRows } from '../../faults/stored-rows.js';
import { testDialect } from '../../kit/database.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { portico, startProcess, type Settings } from '../../kit/portico-process.js';

const onServer = testDialect === 'mysql' ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'portico-keep-'));
const backup = join(folder, 'backup');
let [settings, count]: [Settings, number] = [{}, 0];

beforeAll(async () => {
  settings = { PORTICO_DATA: join(folder, 'data'), PORT: String(await freePorts()), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_MIN_FREE_MB: '1', ...databaseSettings() };
  await portico(settings, 'company', 'create', '--name', 'Lume');
  await portico(settings, 'connection', 'create', '--kind', 'COMMERCE', '--name', 'Shop');
  await (await startProcess(settings)).stop();
  expect(await portico(settings, 'backup', backup)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

const freshData = (): Settings => ({ PORTICO_DATA: join(folder, `other-${String(count += 1)}`) });
const refusal = (words: RegExp) => ({ status: 1, stderr: expect.stringMatching(words) as unknown });

/** Runs a statement on a database as somebody else would. */
async function run(location: DatabaseLocation, sql: string): Promise<void> {
  if (location.kind === 'sqlite') {
    const database = new Sqlite(location.file);
    database.exec(sql);
    database.close();
    return;
  }
  const connection = await createConnection(location.url);
  await connection.query(sql);
  await connection.end();
}

test('a restore whose last steps are left is served by nobody, and goes on with them', async () => {
  const into = { ...settings, ...freshData(), ...databaseSettings() };
  expect(await portico(into, 'restore', backup)).toMatchObject({ status: 0 });
  expect(await portico(settings, 'backup', join(folder, 'second'))).toMatchObject({ status: 0 });
  const { orders } = readConfig(into).databases;
  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { id: string };
  await run(orders, `INSERT INTO migrations (timestamp, name) VALUES (0, 'restore loaded ${manifest.id}')`);
  await expect(startProcess(into)).rejects.toThrow(/is being restored from a backup/);
  expect(await portico(into, 'restore', join(folder, 'second'))).toMatchObject(refusal(/is not empty/));
  expect(await portico(into, 'restore', backup)).toMatchObject({ status: 0 });
  await (await startProcess(into)).stop();
  expect(await storedRows(orders, "SELECT name FROM migrations WHERE name LIKE 'restore %'")).toEqual([]);
});

test('databases of several processes are one moment too', async () => {
  const into = { ...settings, ...freshData(), ...databaseSettings() };
  expect(await portico(into, 'restore', backup)).toMatchObject({ status: 0 });
  const processes = await Promise.all(['identity,orders', 'catalog', 'content'].map((services) => startProcess({ ...into, PORTICO_SERVICES: services })));
  const { status, stdout, stderr } = await portico(into, 'backup', join(folder, 'of-several'), '--json');
  const { rows, heldMilliseconds } = JSON.parse(stdout) as { rows: number; heldMilliseconds: number };
  expect([status, stderr, rows > 0, heldMilliseconds > 0]).toEqual([0, '', true, testDialect === 'sqlite']);
  for (const process of processes) expect(await process.stop()).toBe(0);
});

test('a restore that finds no room says so and leaves empty databases', async () => {
  const disk = testDialect === 'mysql' ? undefined : smallDisk();
  if (!disk) return;
  const into: Settings = { ...settings, PORTICO_DATA: join(disk.folder, 'data') };
  try {
    mkdirSync(join(disk.folder, 'data'));
    disk.fill();
    expect((await portico(into, 'restore', backup)).status).not.toBe(0);
    disk.empty();
    expect(await portico(into, 'restore', backup)).toMatchObject({ status: 0 });
    expect(readdirSync(join(disk.folder, 'data'))).toContain('orders.sqlite');
  } finally {
    disk.remove();
  }
});

onServer('an embedded deployment moves to a server and back by its backup, with the calls of both of its databases', async () => {
  const { PORTICO_DB: _server, ...rest } = settings;
  const embedded = { ...rest, ...freshData() };
  expect(await portico(embedded, 'restore', backup)).toMatchObject({ status: 0 });
  const product = await startProcess(embedded);
  const made = await portico(embedded, 'connection', 'create', '--kind', 'COMMERCE', '--name', 'ERP');
  const [, apiKey = ''] = /^apiKey +(\S+)$/m.exec(made.stdout) ?? [];
  await portico(embedded, 'connection', 'activate', /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '');
  const read = await fetch(`http://127.0.0.1:${String(Number(settings['PORT']) + 1)}/api/commerce/v1/orders`, { headers: { authorization: `Bearer ${apiKey}` } });
  expect(read.status).toBe(200);
  const there = join(folder, 'embedded');
  expect(await portico(embedded, 'backup', there)).toMatchObject({ status: 0, stderr: '' });
  await product.stop();

  const server = { ...settings, ...freshData(), ...databaseSettings() };
  expect(await portico(server, 'restore', there)).toMatchObject({ status: 0, stderr: '' });
  expect((await portico(server, 'connection', 'list')).stdout).toContain('ERP');
  expect(await storedRows(readConfig(server).databases.identity, "SELECT status FROM calls WHERE path = '/api/commerce/v1/orders'")).toEqual([{ status: 200 }]);
  await (await startProcess(server)).stop();
});

onServer('a backup during a migration is refused, and none holds a later one up', async () => {
  const { orders } = readConfig(settings).databases;
  await run(orders, 'UPDATE migration_lease SET lease_end = UTC_TIMESTAMP(3) + INTERVAL 60 SECOND');
  expect(await portico(settings, 'backup', join(folder, 'early'))).toMatchObject(refusal(/is changing the tables of the orders database just now/));
  await run(orders, 'UPDATE migration_lease SET lease_end = UTC_TIMESTAMP(3)');
  expect(await portico(settings, 'backup', join(folder, 'early'))).toMatchObject({ status: 0 });
});

onServer('databases on several servers, or of both kinds, are one moment too: their writers are held for it', async () => {
  const { orders } = readConfig(settings).databases;
  const elsewhere = orders.kind === 'mysql' ? orders.url.replace('127.0.0.1', 'localhost') : '';
  const { stdout, stderr } = await portico({ ...settings, PORTICO_ORDERS_DB: elsewhere }, 'backup', join(folder, 'several'), '--json');
  expect(stderr).toBe('');
  expect((JSON.parse(stdout) as { heldMilliseconds: number }).heldMilliseconds).toBeGreaterThan(0);
});
