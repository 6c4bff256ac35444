import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { portico, porticoProcess, type Ended, type Settings } from '../../kit/portico-process.js';


describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-'));
  let settings: Settings;
  beforeAll(async () => { settings = { PORTICO_DATA: folder, PORT: String(await freePorts()), ...databaseSettings() }; });
  afterAll(() => { rmSync(folder, { recursive: true }); });

  const type = (...words: readonly string[]): Promise<Ended> => portico(settings, ...words);

  it('is a program that prints what it did, or complains and ends with status 1', async () => {
    expect(await porticoProcess(settings, 'company', 'create', '--name', 'Lume')).toEqual({ status: 0, stdout: 'id    1\nname  Lume\n', stderr: '' });
    expect(await porticoProcess(settings, 'kitchen')).toEqual({ status: 1, stdout: '', stderr: 'There is no command kitchen; npm run portico -- --help lists them\n' });
  });

  it('explains itself to a stranger', async () => {
    const { status, stdout } = await type('--help');
    expect(status).toBe(0);
    for (const words of ['doctor', 'company create --name NAME', 'token create --email EMAIL', 'connection rotate ID', 'sequence continue [--order LAST] [--return LAST]']) expect(stdout).toContain(words);
    expect((await type('connection', 'create', '--help')).stdout).toContain('One of FULFILLMENT, WMS_JSON, WMS_XML, COMMERCE, STORE, DELIVERY, CATALOG, COLLECTOR, CARRIER. Required.');
  });

  it('takes a company from nothing to a connection', async () => {
    expect((await type('company', 'create', '--name', 'Aurora')).stdout).toBe('id    2\nname  Aurora\n');
    expect((await type('person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER')).stdout).toMatch(/^role +OWNER$/m);
    expect((await type('token', 'create', '--email', 'ada@example.com')).stdout).toMatch(/^token  pst_\w{48}$/m);
    const made = await type('connection', 'create', '--kind', 'COMMERCE', '--name', 'Shop');
    expect(made.stdout).toMatch(/^apiKey +\S+$/m);
    const id = /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '';
    expect((await type('connection', 'activate', id)).stdout).toMatch(/^status +ACTIVE$/m);
    expect((await type('connection', 'allowlist', id, '--allow', '127.0.0.1, 10.0.0.0/8')).stdout).toMatch(/^allowlist +127\.0\.0\.1(\/32)?, 10\.0\.0\.0\/8$/m);
    expect((await type('connection', 'rate', id, '--per-minute', '30')).stdout).toMatch(/^ratePerMinute +30$/m);
    expect((await type('connection', 'pause', id)).stdout).toMatch(/^status +PAUSED$/m);
    expect((await type('connection', 'list')).stdout).toContain('Shop');
    expect((await type('connection', 'delete', id)).stdout).toBe(`${id} is deleted\n`);
    expect((await type('connection', 'list')).stdout).toBe('There are none.\n');
  });

  it('lets the integers of a migrating merchant continue', async () => {
    expect((await type('sequence', 'continue', '--order', '120000', '--return', '800')).stdout).toBe('nextOrder   at least 120001\nnextReturn  at least 801\n');
    expect(await type('sequence', 'continue')).toEqual({ status: 1, stdout: '', stderr: '--order or --return is missing\n' });
    expect(await type('sequence', 'continue', '--order', 'many')).toEqual({ status: 1, stdout: '', stderr: '--order is a whole number\n' });
  });

  it('keeps the key it made to its owner', () => {
    expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
  });

  it.each([
    [['kitchen'], 'There is no command kitchen; npm run portico -- --help lists them'],
    [['company', 'create'], '--name is missing'],
    [['connection', 'activate'], 'ID is missing'],
    [['connection', 'create', '--kind', 'FAX', '--name', 'x'], '--kind is one of FULFILLMENT, WMS_JSON, WMS_XML, COMMERCE, STORE, DELIVERY, CATALOG, COLLECTOR, CARRIER'],
    [['connection', 'rate', 'x', '--per-minute', 'many'], '--per-minute is a whole number'],
    [['token', 'create', '--email', 'a@example.com', '--company', 'one'], '--company is a number'],
  ])('refuses %j in one line', async (words, line) => {
    expect(await type(...words)).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
  });

  it('finds out whether the product can run here', async () => {
    const { status, stdout } = await type('doctor');
    expect(stdout).not.toContain('BAD');
    expect(stdout).toMatch(/^orders database +good/m);
    expect(status).toBe(0);
  });
});
