import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '#subgraph-kit/lock-file.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { testDeployment } from '../../kit/deployment.js';
import { freePorts } from '../../kit/free-ports.js';
import { jsonAnswer } from '../../kit/json-answer.js';
import { until } from '../../kit/until.js';
import { portico, porticoProcess, refusedStart, startProcess, type PorticoProcess, type Settings } from '../../kit/portico-process.js';

const KEY = 'ab'.repeat(32);
const BEGAN = '\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z';

const findingAt = (stdout: string, name: string): unknown => (jsonAnswer('doctor', stdout) as { check: string }[]).find(({ check }) => check === name);

// A database server takes any number of processes; the embedded databases take one each.
describe('a data folder whose server runs', () => {
  const folder = temporaryFolder();
  let settings: Settings;
  let server: PorticoProcess;
  beforeAll(async () => {
    settings = { PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_MASTER_KEY: KEY };
    server = await startProcess({ ...settings, PORTICO_TRUSTED_PROXY: '10.0.0.1' });
  });
  afterAll(async () => { expect(await server.stop()).toBe(0); });

  it('warns of a variable that is no setting', () => {
    expect(server.said()).toContain('"setting":"PORTICO_TRUSTED_PROXY","meant":"PORTICO_TRUSTED_PROXIES","msg":"This variable is no setting, and has no effect"}');
  });

  const pid = (): number => (JSON.parse(readFileSync(join(folder, 'identity.sqlite.owner'), 'utf8')) as { pid: number }).pid;

  it('refuses a second server, naming the first', async () => {
    const { status, stderr } = await refusedStart({ ...settings, PORT: String(await freePorts()) });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Portico cannot start: PORTICO_DATA: the identity database ${folder}/identity\\.sqlite is in use by process ${String(pid())}, a server that was started at ${BEGAN}; stop it, or set PORTICO_DATA to another folder and PORT to another port\n$`));
  });

  it('runs commands through it', async () => {
    expect(await porticoProcess(settings, 'company', 'create', '--name', 'Lume')).toEqual({ status: 0, stdout: 'id    1\nname  Lume\n', stderr: '' });
    await portico(settings, 'person', 'create', '--email', 'ada@example.com', '--name', 'Ada', '--role', 'OWNER');
    const token = /pst_\w+/.exec((await portico(settings, 'token', 'create', '--email', 'ada@example.com')).stdout)?.[0] ?? '';
    const answer = await fetch(`http://127.0.0.1:${String(settings['PORT'])}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: '{"query":"{ company { name } }"}',
    });
    expect(await answer.json()).toEqual({ data: { company: { name: 'Lume' } } });
    expect((await portico(settings, 'sequence', 'continue', '--order', '120000')).stdout).toBe('nextOrder  at least 120001\n');
    expect(await portico(settings, 'connection', 'activate', 'nothing')).toMatchObject({ status: 1, stdout: '' });
  });

  it('has its worker send the mail that a command queues', async () => {
    const queued = await portico(settings, 'mail', 'test', '--to', 'ada@example.org', '--language', 'de');
    expect(queued).toMatchObject({ status: 0, stdout: expect.stringMatching(new RegExp(`^mail    [0-9a-f-]{36}\ngoesTo  files in ${folder}/mail\n$`)) });
    const [file = ''] = await until(() => Promise.resolve(existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml')) : []).then((files) => (files.length > 0 ? files : undefined)));
    expect(readFileSync(join(folder, 'mail', file), 'utf8')).toContain('Subject: Portico: Testnachricht\r\n');
    expect(await portico(settings, 'mail', 'test', '--to', 'ada@example.org, eve@example.org')).toMatchObject({ status: 1, stderr: 'This is not an e-mail address: to is not an e-mail address\n' });
  });

  it('refuses commands with another key', async () => {
    expect(await portico({ ...settings, PORTICO_MASTER_KEY: 'cd'.repeat(32) }, 'connection', 'list')).toEqual({
      status: 1, stdout: '', stderr: 'The server that runs on this data folder has other keys: run the command with the PORTICO_MASTER_KEY and PORTICO_INTERNAL_KEY it was started with\n',
    });
    const { url } = JSON.parse(readFileSync(join(folder, 'identity.sqlite.owner'), 'utf8')) as { url: string };
    const unsigned = await fetch(`${url}/identity/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' });
    expect(unsigned.status).toBe(401);
  });

  it('is reported in order by the doctor', async () => {
    const { status, stdout } = await porticoProcess({ ...settings, PORTICO_TRUSTED_PROXY: '10.0.0.1' }, 'doctor');
    expect([status, stdout]).toEqual([0, expect.not.stringContaining('BAD')]);
    expect(stdout).toMatch(/^settings +WARN +PORTICO_TRUSTED_PROXY is no setting, and has no effect\. Write PORTICO_TRUSTED_PROXIES if that was meant, or remove it\.$/m);
    expect(stdout).toMatch(/^open files +(?:good +the server may have|WARN)/m);
    expect(stdout).toMatch(/^worker +good +last at work /m);
    expect(stdout).toMatch(new RegExp(`^orders database +good +sqlite answers through the server that holds it \\(process ${String(pid())}, started at ${BEGAN}\\); its keys are wrapped with the master key [0-9a-f]{8}$`, 'm'));
    expect(stdout).toContain(`${String(settings['PORT'])} is open; the server there is ready`);
  });

  it('is known by its own ports and addresses: the doctor takes neither its other hosts nor those of another deployment for it', async () => {
    const port = Number(settings['PORT']);
    const beside = await porticoProcess({ ...settings, PORT: String(port + 1) }, 'doctor', '--json');
    expect([beside.status, findingAt(beside.stdout, 'graphql port')]).toEqual([1, expect.objectContaining({ state: 'BAD', found: `${String(port + 1)} is open; the server there is not the host graphql of this deployment: it is the host commerce` })]);
    const renamed = await porticoProcess({ ...settings, PORTICO_COMMERCE_URL: 'http://127.0.0.1:9', PORTICO_AUTH_URL: `http://127.0.0.1:${String(port + 5)}` }, 'doctor', '--json');
    expect(findingAt(renamed.stdout, 'commerce port')).toMatchObject({ state: 'WARN', found: expect.stringMatching(/is not the host commerce of this deployment: it says that it is http/) });
    expect(findingAt(renamed.stdout, 'auth port')).toMatchObject({ state: 'good' });
    const other = await porticoProcess({ ...settings, PORTICO_DATA: temporaryFolder() }, 'doctor', '--json');
    expect([other.status, findingAt(other.stdout, 'mcp port')]).toEqual([1, expect.objectContaining({ state: 'BAD', found: `PORT + 6: port ${String(port + 6)} is in use; stop what listens there or set another` })]);
  });

  it('has only files that its owner alone can read', () => {
    expect(readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['identity.sqlite', 'identity.sqlite-wal', 'identity.sqlite-shm', 'orders.sqlite']));
  });
});

describe('the lock of an embedded database', () => {
  const open = (folder: string, as: 'server' | 'command' = 'server') => testDeployment({ PORTICO_DATA: folder, PORTICO_SERVICES: 'content', PORTICO_MASTER_KEY: KEY }, { as });

  it('ends with its process: the file of a killed one blocks no other, even if its process id is in use again', async () => {
    const folder = temporaryFolder();
    await (await open(folder)).close();
    writeFileSync(join(folder, 'content.sqlite.owner'), JSON.stringify({ pid: process.pid, startedAt: '2026-01-01T00:00:00.000Z', state: 'running', url: 'http://127.0.0.1:1' }));
    await (await open(folder)).close();
    await (await open(folder, 'command')).close();
    expect(existsSync(join(folder, 'content.sqlite.owner'))).toBe(false);
  });

  it('is released by a start that fails', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content.sqlite'));
    await expect(open(folder)).rejects.toThrow(`PORTICO_DATA: the content database ${folder}/content.sqlite: `);
    const unlock = lockFile(join(folder, 'content.sqlite.lock'));
    expect(unlock).toBeDefined();
    unlock?.();
  });

  it('is each database\'s own: processes of one folder that run different subgraphs do not meet', async () => {
    const folder = temporaryFolder();
    const [content, catalog] = await Promise.all(['content', 'catalog'].map((services) => testDeployment({ PORTICO_DATA: folder, PORTICO_SERVICES: services, PORTICO_MASTER_KEY: KEY })));
    await Promise.all([content?.close(), catalog?.close()]);
  });

  it('is waited for while a command holds it, and while a server stops', async () => {
    const folder = temporaryFolder();
    for (const state of ['command', 'stopping'] as const) {
      const first = await open(folder);
      first.owned.announce(state);
      const second = open(folder);
      await expect(Promise.race([second, Promise.resolve('waits')])).resolves.toBe('waits');
      await first.close();
      await (await second).close();
    }
  });

  it('makes files readable by their owner alone, also those of a folder that was open to others', async () => {
    const folder = temporaryFolder();
    await (await open(folder)).close();
    chmodSync(folder, 0o755);
    for (const name of ['content.sqlite', 'content.sqlite-wal', 'content.sqlite-shm']) {
      if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), '');
      chmodSync(join(folder, name), 0o644);
    }
    const opened = await open(folder);
    expect(readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
    await opened.close();
  });
});
