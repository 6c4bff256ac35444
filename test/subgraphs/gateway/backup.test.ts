import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256 } from '#kernel/crypto.js';
import { readConfig, type DatabaseLocation } from '#kernel/config.js';
import { createSchema } from '#subgraph-kit/keeping/create-schema.js';
import { restoreTarget } from '#subgraph-kit/keeping/restore-target.js';
import { textOf, type Manifest } from '../../../gateway/cli/keeping/manifest.js';
import { smallDisk } from '../../faults/small-disk.js';
import { storedRows } from '../../faults/stored-rows.js';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { portico, porticoProcess, startProcess, type Ended, type Settings } from '../../kit/portico-process.js';
import { until } from '../../kit/until.js';

const KEY = 'ab'.repeat(32);
const COMMAND_LINE = 'dist/bundle/command-line.js';

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-keep-'));
  const backup = join(folder, 'backup');
  let [settings, count]: [Settings, number] = [{}, 0];
  let token = '';

  beforeAll(async () => {
    settings = { PORTICO_DATA: join(folder, 'data'), PORT: String(await freePorts()), PORTICO_MASTER_KEY: KEY, PORTICO_MIN_FREE_MB: '1', ...databaseSettings() };
    await portico(settings, 'company', 'create', '--name', 'Lume & Söhne 🏬');
    await portico(settings, 'person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER');
    token = /pst_\w+/.exec((await portico(settings, 'token', 'create', '--email', 'ada@example.com')).stdout)?.[0] ?? '';
    await portico(settings, 'connection', 'create', '--kind', 'COMMERCE', '--name', 'Shop');
    const product = await startProcess(settings);
    await uploadAsset(settings, token);
    expect(await portico(settings, 'backup', backup)).toMatchObject({ status: 0, stderr: '' });
    await product.stop();
  });
  afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

  /** Settings of a deployment that has nothing yet, with the same master key. */
  const elsewhere = (): Settings => ({ ...settings, PORTICO_DATA: join(folder, `other-${String(count += 1)}`), ...databaseSettings() });
  /** A copy of the backup that may be spoilt. */
  const copied = (): string => {
    const copy = join(folder, `copy-${String(count += 1)}`);
    cpSync(backup, copy, { recursive: true });
    return copy;
  };
  const restored = (from: string, into = elsewhere()): Promise<Ended> => portico(into, 'restore', from);
  /** Where backups are refused, one after the other: a restore there takes most of a test. */
  let untouched: Settings = {};
  beforeAll(() => { untouched = elsewhere(); });
  const isRefused = async (from: string, words: RegExp): Promise<void> => {
    expect(await restored(from, untouched)).toMatchObject({ status: 1, stderr: expect.stringMatching(words) as unknown });
    for (const location of Object.values(readConfig(untouched).databases)) expect(await storedRows(location, 'SELECT name FROM migrations').catch(() => [])).toEqual([]);
  };

  it('is a folder that only its owner can read, with the number of rows and the hash of every file, and no key', () => {
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest;
    const files = readdirSync(backup, { recursive: true, encoding: 'utf8' }).map((name) => join(backup, name));
    expect(files.filter((file) => (statSync(file).mode & 0o77) !== 0)).toEqual([]);
    const { company } = manifest.parts.identity?.tables ?? {};
    const bytes = readFileSync(join(backup, 'identity/company.ndjson.gz'));
    expect([company?.rows, company?.bytes, company?.sha256, manifest.blobs.count, manifest.blobs.missing]).toEqual([1, bytes.length, sha256(bytes), 1, 0]);
    expect(gunzipSync(bytes).toString()).toContain('"Lume & Söhne 🏬"');
    expect(files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(KEY))).toEqual([]);
    expect(manifest.masterKey).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is restored into empty databases with all that it has, also after its master key was replaced, and ends what people and apps held', async () => {
    const into: Settings = { ...elsewhere(), PORTICO_MASTER_KEY: `${'cd'.repeat(32)},${KEY}` };
    const { status, stdout } = await restored(backup, into);
    expect([status, /^stored files +good/m.test(stdout), /^references +good/m.test(stdout), /^events +good/m.test(stdout)]).toEqual([0, true, true, true]);
    const rows = (of: Settings, table: string) => storedRows<object>(readConfig(of).databases.identity, `SELECT * FROM ${table}`);
    for (const table of ['company', 'person', 'account', 'staff_token', 'connection', 'credential']) expect(await rows(into, table)).toEqual(await rows(settings, table));
    expect((await portico(into, 'connection', 'list')).stdout).toContain('Shop');
    const product = await startProcess(into);
    const read = await fetch(`http://127.0.0.1:${String(into['PORT'])}/graphql`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ query: '{ assets(first: 1) { nodes { id } } }' }) });
    const { data } = await read.json() as { data: { assets: { nodes: { id: string }[] } } };
    const media = await fetch(`http://127.0.0.1:${String(Number(into['PORT']) + 3)}/media/${data.assets.nodes[0]?.id ?? ''}`);
    expect([read.status, data.assets.nodes.length, media.status]).toEqual([200, 1, 200]);
    await product.stop();
  });

  it('is rehearsed beside what is there, and nothing stays of that', async () => {
    const before = readdirSync(settings['PORTICO_DATA'] ?? '').sort();
    const { status, stdout } = await porticoProcess(settings, 'restore', backup, '--rehearse', '--json');
    expect([status, (JSON.parse(stdout) as { check: string; state: string }[]).map(({ check, state }) => `${check} ${state}`)])
      .toEqual([0, ['rows good', 'references good', 'events good', 'stored files good', 'master key good', 'start good']]);
    expect(readdirSync(settings['PORTICO_DATA'] ?? '').sort()).toEqual(before);
    const other = await porticoProcess({ ...elsewhere(), PORTICO_MASTER_KEY: 'cd'.repeat(32) }, 'restore', backup, '--rehearse');
    expect([other.status, /^master key +BAD .*sealed with the master key [0-9a-f]{8}, and PORTICO_MASTER_KEY is the key [0-9a-f]{8}/m.test(other.stdout)]).toEqual([1, true]);
  });

  it('is refused over databases in use, with another key, and while a server runs on them', async () => {
    expect(await restored(backup, settings)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^the identity database .* is not empty, .*Nothing was changed\n$/) as unknown });
    expect(await restored(backup, { ...elsewhere(), PORTICO_MASTER_KEY: 'cd'.repeat(32) })).toMatchObject({ status: 1, stderr: expect.stringMatching(/sealed with the master key .*Nothing was changed\n$/) as unknown });
    const product = await startProcess(settings);
    expect(await restored(backup, settings)).toMatchObject({ status: 1, stderr: expect.stringMatching(/is in use by process|is not empty/) as unknown });
    await product.stop();
  });

  it('is never written over anything, and needs something to back up', async () => {
    expect(await portico(settings, 'backup', backup)).toMatchObject({ status: 1, stderr: expect.stringMatching(/exists already/) as unknown });
    expect(await portico(settings, 'backup', join(folder, 'no', 'such'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/does not exist; make it first/) as unknown });
    expect(await restored(join(folder, 'nowhere'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/does not exist/) as unknown });
  });

  it.each([
    ['a byte of a table', 'identity/company.ndjson.gz', /identity\/company\.ndjson\.gz is damaged/],
    ['a byte of a stored file', /^blobs\/1\/..\/[0-9a-f]{64}$/, /blobs\/1\/..\/[0-9a-f]{64} is damaged/],
    ['a byte of the list of stored files', 'blobs.ndjson.gz', /blobs\.ndjson\.gz is damaged/],
    ['a byte of the manifest', 'manifest.json', /manifest\.json cannot be used: it is damaged/],
  ])('says what is damaged: %s', async (_what, file, words) => {
    const copy = copied();
    const name = typeof file === 'string' ? file : readdirSync(copy, { recursive: true, encoding: 'utf8' }).find((one) => file.test(one)) ?? '';
    const bytes = readFileSync(join(copy, name));
    const at = name === 'manifest.json' ? bytes.indexOf('"takenAt": "2') + '"takenAt": "2'.length : Math.floor(bytes.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(join(copy, name), bytes);
    await isRefused(copy, words);
  });

  it('says which file is missing', async () => {
    const copy = copied();
    rmSync(join(copy, 'orders', 'orders.ndjson.gz'));
    await isRefused(copy, /orders\/orders\.ndjson\.gz is missing/);
    rmSync(join(copy, 'manifest.json'));
    await isRefused(copy, /no whole backup/);
  });

  /** The backup as somebody made it who knows the format. */
  const forged = (change: (manifest: Manifest, copy: string) => unknown): string => {
    const copy = copied();
    const { sha256: _own, ...manifest } = JSON.parse(readFileSync(join(copy, 'manifest.json'), 'utf8')) as Manifest & { sha256?: string };
    change(manifest, copy);
    writeFileSync(join(copy, 'manifest.json'), textOf(manifest));
    return copy;
  };
  const rewritten = (file: string, text: string): { bytes: number; sha256: string } => {
    const bytes = gzipSync(text);
    writeFileSync(file, bytes);
    return { bytes: bytes.length, sha256: sha256(bytes) };
  };
  const identityTables = ({ parts }: Manifest): Record<string, { rows: number; bytes: number; sha256: string }> => parts.identity?.tables ?? {};

  it.each<[string, (manifest: Manifest, copy: string) => unknown, RegExp]>([
    ['a table with a path for a name', (manifest) => { identityTables(manifest)['../../../etc/passwd'] = { rows: 1, bytes: 1, sha256: 'a'.repeat(64) }; }, /none of this product/],
    ['a stored file with a path for a hash', (manifest, copy) => Object.assign(manifest.blobs, { count: 1 }, rewritten(join(copy, 'blobs.ndjson.gz'), '[1,"../../../../etc/passwd","image/png",3]\n')), /blobs\.ndjson\.gz cannot be used: is no hash/],
    ['a link in place of a file', (_manifest, copy) => { renameSync(join(copy, 'identity/company.ndjson.gz'), join(copy, 'elsewhere')); symlinkSync(join(copy, 'elsewhere'), join(copy, 'identity/company.ndjson.gz')); }, /company\.ndjson\.gz is a link/],
    ['a link in place of a folder', (_manifest, copy) => { renameSync(join(copy, 'identity'), join(copy, 'elsewhere')); symlinkSync(join(copy, 'elsewhere'), join(copy, 'identity')); }, /is a link/],
    ['SQL in a column', (manifest, copy) => { identityTables(manifest)['company'] = { rows: 1, ...rewritten(join(copy, 'identity/company.ndjson.gz'), '["id) SELECT 1 --"]\n[1]\n') }; }, /has no column/],
    ['more rows than it says', (manifest, copy) => { const company = identityTables(manifest)['company']; if (company) company.rows = 0; return copy; }, /has more rows than the 0 of the manifest/],
    ['a row that is none', (manifest, copy) => { identityTables(manifest)['company'] = { rows: 1, ...rewritten(join(copy, 'identity/company.ndjson.gz'), '["id"]\n[{"a":1}]\n') }; }, /cannot be used: A value is/],
    ['migrations of a newer release', (manifest) => manifest.parts.orders?.migrations.push('make_coffee9999'), /made by a newer release .*make_coffee9999/],
    ['a newer format', (manifest) => { manifest.version = 2; }, /newer release, in format 2/],
  ])('is refused when it was forged, and leaves nothing behind: %s', (_what, change, words) => isRefused(forged(change), words));

  it('is restored where all of those were refused', async () => {
    expect(await restored(backup, untouched)).toMatchObject({ status: 0 });
  });

  it('of an older release is brought up to date by the start', async () => {
    const into = elsewhere();
    const older = forged((manifest) => {
      const { identity, orders } = manifest.parts;
      if (!identity || !orders) throw new Error('They are there');
      identity.migrations = identity.migrations.filter((name) => !/^create_(?:sent_email|email_recipient)/.test(name));
      delete identity.tables['sent_email'];
      delete identity.tables['email_recipient'];
    });
    expect(await restored(older, into)).toMatchObject({ status: 0 });
    const product = await startProcess(into);
    await product.stop();
    expect(await storedRows(readConfig(into).databases.identity, 'SELECT * FROM sent_email')).toEqual([]);
  });

  it('killed in the middle leaves nothing that looks whole, and is made again', async () => {
    const killed = join(folder, 'killed');
    await killedOnce(settings, ['backup', killed], () => existsSync(join(`${killed}.unfinished`, 'orders')));
    expect([existsSync(killed), (await restored(`${killed}.unfinished`)).status]).toEqual([false, 1]);
    expect(await portico(settings, 'backup', killed)).toMatchObject({ status: 0 });
    expect([existsSync(`${killed}.unfinished`), existsSync(`${killed}.lock`)]).toEqual([false, false]);
  });

  it('restored by a command that was killed is served by nobody, and is restored again', async () => {
    const into = elsewhere();
    await killedOnce(into, ['restore', backup], async () => (await storedRows(readConfig(into).databases.identity, "SELECT name FROM migrations WHERE name LIKE 'restore loading %'").catch(() => [])).length > 0);
    await expect(startProcess(into)).rejects.toThrow(/is being restored from a backup, or that did not end; run the same restore again/);
    expect(await restored(backup, into)).toMatchObject({ status: 0 });
    await (await startProcess(into)).stop();
  });

  it('restored by a command that was killed before it marked all databases leaves the others empty when a start is refused, and is restored again', async () => {
    const into = elsewhere();
    const { databases } = readConfig(into);
    const target = await openMarked(databases.identity);
    await expect(startProcess(into)).rejects.toThrow(/is being restored from a backup, or that did not end; run the same restore again/);
    expect(await storedRows(databases.orders, 'SELECT name FROM migrations').catch(() => [])).toEqual([]);
    expect(target).toBe('loading');
    expect(await restored(backup, into)).toMatchObject({ status: 0 });
  });

  it('that finds no room says so and leaves nothing', async () => {
    const disk = smallDisk();
    if (!disk) return;
    try {
      disk.fill();
      expect(await portico(settings, 'backup', join(disk.folder, 'backup'))).toMatchObject({ status: 1, stderr: expect.stringMatching(/disk became full|cannot be used/) as unknown });
      disk.empty();
      expect(readdirSync(disk.folder)).toEqual([]);
      expect(await portico(settings, 'backup', join(disk.folder, 'backup'))).toMatchObject({ status: 0 });
    } finally {
      disk.remove();
    }
  });
});

/** Runs a command until something is there, then kills it. */
/** Mark a database as a restore does that then dies. */
async function openMarked(location: DatabaseLocation): Promise<string> {
  if (location.kind === 'sqlite') mkdirSync(dirname(location.file), { recursive: true });
  await createSchema(location);
  const target = await restoreTarget(location);
  await target.mark({ state: 'loading', backup: 'one' });
  const state = await target.state();
  await target.close();
  return typeof state === 'string' ? state : state.state;
}

async function killedOnce(settings: Settings, typed: readonly string[], isThere: () => boolean | Promise<boolean>): Promise<void> {
  const child = execFile(process.execPath, [COMMAND_LINE, ...typed], { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings } });
  const ended = new Promise<void>((resolve) => { child.once('exit', () => { resolve(); }); });
  await until(async () => (await isThere() || child.exitCode !== null ? true : undefined));
  child.kill('SIGKILL');
  await ended;
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function uploadAsset(settings: Settings, token: string): Promise<void> {
  const query = 'mutation U($input: UploadAssetInput!) { uploadAsset(input: $input) { id } }';
  const response = await fetch(`http://127.0.0.1:${String(settings['PORT'])}/graphql`, {
    method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ query, variables: { input: { name: 'dot.png', contentBase64: PNG } } }),
  });
  const answer = await response.json() as { errors?: unknown };
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}
