import { spawnSync } from 'node:child_process';
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

  it('is a program that prints its result, or an error with another exit status', async () => {
    expect(await porticoProcess(settings, 'company', 'create', '--name', 'Lume')).toEqual({ status: 0, stdout: 'id    1\nname  Lume\n', stderr: '' });
    expect(await porticoProcess(settings, 'kitchen')).toEqual({ status: 2, stdout: '', stderr: 'There is no command kitchen; npm run portico -- --help lists them\n' });
  });

  it('ends as it would when nobody reads its result to the end', () => {
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', 'set -o pipefail; "$0" dist/bundle/command-line.js schema | head -c 1', process.execPath], { env: { PATH: process.env['PATH'], PORTICO_DEMO: 'off', ...settings }, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '{', '']);
  });

  it('has a help', async () => {
    const { status, stdout } = await type('--help');
    expect(status).toBe(0);
    for (const words of ['doctor', 'company create --name NAME', 'token create --email EMAIL', 'mail test --to EMAIL [--language LANGUAGE]', 'connection rotate ID', 'sequence continue [--order LAST] [--return LAST]']) expect(stdout).toContain(words);
    expect((await type('connection', 'create', '--help')).stdout).toContain('One of FULFILLMENT, WMS_JSON, WMS_XML, COMMERCE, CARRIER, STORE, CATALOG, COLLECTOR, DELIVERY. Required.');
    const ofConnections = await type('connection', '--help');
    expect([ofConnections.status, ofConnections.stdout.match(/^ {2}\w+/gm)]).toEqual([0, Array(12).fill('  connection')]);
    expect(ofConnections.stdout).toContain('  connection pause ID\n      Refuse an integration\'s calls until it is activated again.\n');
  });

  it('takes a company from nothing to a connection', async () => {
    expect((await type('company', 'create', '--name', 'Aurora')).stdout).toBe('id    2\nname  Aurora\n');
    expect((await type('person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER')).stdout).toMatch(/^role +OWNER$/m);
    expect((await type('token', 'create', '--email', 'ada@example.com')).stdout).toMatch(/^token  pst_\w{48}$/m);
    expect(await type('connection', 'create', '--kind', 'FULFILLMENT', '--name', 'North', '--warehouse', 'Turin')).toEqual(
      { status: 1, stdout: '', stderr: 'Your company has no location with this code or id; the query locations lists them: warehouseId is not the id or the code, capitals as written, of a location of the company\n' });
    expect((await type('connection', 'create', '--kind', 'COLLECTOR', '--name', 'Pages', '--domains', 'shop.example, *.shop.example')).stdout).toMatch(/^signingSecret +[0-9a-f]{64}$/m);
    expect((await type('connection', 'create', '--kind', 'COLLECTOR', '--name', 'Pages', '--domains', '*.com')).stdout).toBe('');
    const made = await type('connection', 'create', '--kind', 'COMMERCE', '--name', 'Shop');
    expect(made.stdout).toMatch(/^apiKey +\S+$/m);
    const id = /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '';
    expect((await type('connection', 'activate', id)).stdout).toMatch(/^status +ACTIVE$/m);
    expect((await type('connection', 'allowlist', id, '--allow', '127.0.0.1, 10.0.0.0/8')).stdout).toMatch(/^allowlist +127\.0\.0\.1(\/32)?, 10\.0\.0\.0\/8$/m);
    expect((await type('connection', 'rate', id, '--per-minute', '30')).stdout).toMatch(/^ratePerMinute +30$/m);
    expect((await type('connection', 'pause', id)).stdout).toMatch(/^status +PAUSED$/m);
    expect((await type('connection', 'list')).stdout).toContain('Shop');
    expect((await type('connection', 'delete', id)).stdout).toBe(`${id} is deleted\n`);
    expect((await type('connection', 'list')).stdout).not.toContain('Shop');
  });

  it('replaces the key that signs tokens', async () => {
    const kids = [await type('keys', 'rotate'), await type('keys', 'rotate')].map(({ stdout }) => /^kid  ([\w-]{43})$/m.exec(stdout)?.[1]);
    expect([typeof kids[0], kids[0] === kids[1]]).toEqual(['string', false]);
  });

  it('ends what people and apps hold after a restore', async () => { expect((await type('restored')).stdout).toMatch(/^ended  \d+$/m); });

  it('creates, lists and revokes tokens', async () => {
    await type('person', 'create', '--email', 'tom@example.com', '--name', 'Tom');
    const made = await type('token', 'create', '--email', 'tom@example.com', '--name', 'laptop', '--expires-in-days', '7');
    expect(made.stdout).toMatch(/^until  \d{4}-/m);
    const [, shown = '', id = ''] = /^token  (pst_\w{4})\w{44}\nid     (\S+)/.exec(made.stdout) ?? [];
    const { stdout } = await type('token', 'list');
    expect(stdout).toMatch(new RegExp(`^${id} +${shown}… +laptop +tom@example.com`, 'm'));
    expect(stdout).not.toMatch(/pst_\w{5}/);
    expect((await type('token', 'create', '--email', 'tom@example.com', '--expires-in-days', 'never')).stdout).not.toContain('until');
    expect((await type('token', 'revoke', id)).stdout).toBe('laptop is revoked\n');
    expect((await type('token', 'list')).stdout).not.toContain('laptop');
  });

  it('limits tokens, and creates some for programs of the company', async () => {
    const limited = await type('token', 'create', '--email', 'tom@example.com', '--name', 'reads', '--permissions', 'commerce.read, catalog.read');
    expect(limited.stdout).toMatch(/^token  pst_\w{48}$/m);
    expect((await type('service-token', 'create', '--name', 'ERP', '--permissions', 'commerce.read')).stdout).toMatch(/^token  psv_\w{48}$/m);
    const { stdout } = await type('token', 'list');
    expect(stdout).toMatch(/pst_\w{4}… +reads +tom@example\.com +catalog\.read, commerce\.read/);
    expect(stdout).toMatch(/psv_\w{4}… +ERP +service token +commerce\.read/);
    expect(await type('service-token', 'create', '--name', 'ERP', '--permissions', 'company.manage')).toEqual(
      { status: 1, stdout: '', stderr: 'People and credentials are managed by people; leave company.manage out: permissions must not contain company.manage\n' });
    expect((await type('token', 'create', '--email', 'tom@example.com', '--permissions', 'orders')).stderr).toMatch(/^A token has permissions among company\.read, .*must not contain orders/);
  });

  it('suspends people, gives them access back and resets their passwords, showing each password once', async () => {
    const made = await type('person', 'create', '--email', 'kim@example.com', '--name', 'Kim');
    expect(made.stdout).toMatch(/^one-time password until +\d{4}-\S+Z\none-time password +\w{20}$/m);
    const id = /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '';
    expect((await type('person', 'deactivate', 'Kim@example.com')).stdout).toMatch(/^deactivated +\d{4}-/m);
    expect((await type('person', 'reset-password', id)).stderr).toBe('This person is deactivated; reactivate them first\n');
    expect((await type('person', 'reactivate', 'kim@example.com')).stdout).not.toMatch(/^deactivated/m);
    const passwords = [made, await type('person', 'reset-password', id)].map(({ stdout }) => /^one-time password +(\w{20})$/m.exec(stdout)?.[1]);
    expect([new Set(passwords).size, passwords.includes(undefined)]).toEqual([2, false]);
    const shown = await type('person', 'show', id);
    expect(shown.stdout).toMatch(/^permissions +company\.read, brain\.read/m);
    expect(passwords.filter((password) => shown.stdout.includes(String(password)))).toEqual([]);
    expect(await type('person', 'create', '--email', 'kit@example.com', '--name', 'Kit', '--company', '99')).toMatchObject({ status: 1, stderr: 'This company does not exist\n' });
  });

  it('shows the permissions of people', async () => {
    const inAurora = (...words: readonly string[]): Promise<Ended> => type(...words, '--company', '2');
    const made = await inAurora('person', 'create', '--email', 'eve@example.com', '--name', 'Eve', '--module-role', 'commerce=MANAGER,catalog=viewer');
    expect(made.stdout).toMatch(/^modules +brain=NONE,catalog=VIEWER,commerce=MANAGER,intelligence=NONE$/m);
    const id = /^id +(\S+)$/m.exec(made.stdout)?.[1] ?? '';
    expect((await inAurora('person', 'role', id, '--module-role', 'brain=EDITOR')).stdout).toMatch(/^modules +brain=EDITOR,catalog=VIEWER,commerce=MANAGER,intelligence=NONE$/m);
    expect((await inAurora('person', 'role', id, '--role', 'OWNER')).stdout).toMatch(/^role +OWNER$/m);
    expect(await inAurora('person', 'role', id, '--role', 'ADMIN')).toMatchObject({ status: 1, stderr: 'This is the company\'s last owner; make somebody else an owner first\n' });
    expect((await inAurora('person', 'list')).stdout).toMatch(new RegExp(`^${id} +eve@example.com +Eve +OWNER`, 'm'));
    await inAurora('person', 'create', '--email', 'two@example.com', '--name', 'Two', '--role', 'OWNER');
    expect((await inAurora('person', 'remove', id)).stdout).toBe('eve@example.com is removed\n');
    expect((await inAurora('person', 'list')).stdout).not.toContain('eve@example.com');
  });

  it('continues the integers of a migrating merchant', async () => {
    expect((await type('sequence', 'continue', '--order', '120000', '--return', '800')).stdout).toBe('nextOrder   at least 120001\nnextReturn  at least 801\n');
    expect(await type('sequence', 'continue')).toEqual({ status: 2, stdout: '', stderr: '--order or --return is missing\n' });
    expect(await type('sequence', 'continue', '--order', 'many')).toEqual({ status: 2, stdout: '', stderr: '--order is a whole number\n' });
  });

  it('lists set-aside events, and has them relayed again', async () => {
    expect((await type('event', 'parked')).stdout).toBe('There are none.\n');
    expect((await type('event', 'retry')).stdout).toBe('identity  0\norders    0\ncatalog   0\ncontent   0\n');
  });

  it('makes the key it generated readable by its owner alone', () => {
    expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
  });

  it.each([
    [['kitchen'], 'There is no command kitchen; npm run portico -- --help lists them'],
    [['company', 'create'], '--name is missing'],
    [['connection', 'activate'], 'ID is missing'],
    [['connection', 'create', '--kind', 'FAX', '--name', 'x'], '--kind is one of FULFILLMENT, WMS_JSON, WMS_XML, COMMERCE, CARRIER, STORE, CATALOG, COLLECTOR, DELIVERY'],
    [['connection', 'rate', 'x', '--per-minute', 'many'], '--per-minute is a whole number'],
    [['person', 'role', 'x'], '--role, --module-role or --disabled-sections is missing'],
    [['person', 'role', 'x', '--module-role', 'shop=EDITOR'], '--module-role is as in commerce=MANAGER, with brain, catalog, commerce, intelligence and MANAGER, EDITOR, VIEWER, NONE; not shop=EDITOR'],
    [['token', 'create', '--email', 'a@example.com', '--expires-in-days', 'soon'], '--expires-in-days is a whole number of days, or never'],
    [['token', 'create', '--email', 'a@example.com', '--company', 'one'], '--company is a number'],
  ])('refuses %j in one line', async (words, line) => {
    expect(await type(...words)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });

  it('checks whether the product can run here', async () => {
    const { status, stdout } = await type('doctor');
    expect(stdout).not.toContain('BAD');
    expect(stdout).toMatch(/^orders database +good/m);
    expect(stdout).toMatch(/^sign-ins +good +last at work never, 0 sessions and 0 connected apps$/m);
    expect(stdout).toMatch(/^mail +good +goes to files in \S+\/mail$/m);
    expect(stdout).toMatch(/^stored files +good +the folder \S+\/blobs keeps files and gives them back$/m);
    expect(status).toBe(0);
  });
});
