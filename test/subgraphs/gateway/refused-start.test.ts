import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../kit/free-ports.js';
import { refusedStart, type Settings } from '../../kit/portico-process.js';


describe('a start that cannot succeed prints the reason in one line and exits with status 1', () => {
  let folder: string;
  let settings: Settings;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-'));
    settings = { PORT: String(await freePorts()), PORTICO_DATA: folder, PORTICO_SERVICES: 'gateway' };
  });
  afterEach(() => { rmSync(folder, { recursive: true }); });

  const refusal = async (changed: Settings): Promise<string> => {
    const { status, stderr } = await refusedStart({ ...settings, ...changed });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    return stderr.trim();
  };

  it.each<[Settings, string]>([
    [{ PORT: 'many' }, 'Portico cannot start: PORT is not a number'],
    [{ PORTICO_DRAIN_SECONDS: 'long' }, 'Portico cannot start: PORTICO_DRAIN_SECONDS is not a number'],
    [{ PORTICO_DRAIN_SECONDS: '3600' }, 'Portico cannot start: PORTICO_DRAIN_SECONDS is more than 300'],
    [{ PORTICO_MIN_FREE_MB: '-1' }, 'Portico cannot start: PORTICO_MIN_FREE_MB is less than 0'],
    [{ PORTICO_DEMO: 'maybe' }, 'Portico cannot start: PORTICO_DEMO is neither on nor off'],
    [{ PORTICO_MASTER_KEY: 'short' }, 'Portico cannot start: PORTICO_MASTER_KEY is not 32 bytes as hex or base64'],
    [{ PORTICO_SERVICES: 'gateway,kitchen' }, 'Portico cannot start: PORTICO_SERVICES names kitchen; known are all, gateway, surfaces, collector, worker, sender, identity, orders, catalog, content, and all,-worker is all but the worker'],
    [{ PORTICO_SERVICES: 'gateway,-collector' }, 'Portico cannot start: PORTICO_SERVICES leaves out collector, which nothing before it includes; known are all, gateway, surfaces, collector, worker, sender, identity, orders, catalog, content, and all,-worker is all but the worker'],
    [{ PORTICO_APP_REDIRECTS: 'cursor://anysphere.cursor-mcp/oauth/callback, https://a.example/cb,javascript:alert(1)' }, 'Portico cannot start: PORTICO_APP_REDIRECTS names https://a.example/cb, javascript:alert(1); write whole addresses with the scheme of an app, such as cursor://anysphere.cursor-mcp/oauth/callback, separated by commas'],
    [{ PORTICO_TRUSTED_PROXIES: '10.0.0.0/8,here' }, 'Portico cannot start: PORTICO_TRUSTED_PROXIES names here; write IP addresses or CIDR blocks such as 10.0.0.0/8, separated by commas'],
    [{ PORTICO_DB: 'postgres://127.0.0.1/x' }, 'Portico cannot start: PORTICO_DB is not a mysql:// URL'],
    [{ NODE_ENV: 'production' }, 'Portico cannot start: PORTICO_MASTER_KEY is required in production (32 bytes as hex or base64)'],
  ])('for the settings %j', async (changed, line) => {
    expect(await refusal(changed)).toBe(line);
  });

  it('when a port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => { taken.listen(Number(settings['PORT']), '127.0.0.1', resolve); });
    expect(await refusal({})).toBe(`Portico cannot start: PORT (graphql host): port ${String(settings['PORT'])} is in use; stop what listens there or set another`);
    taken.close();
  });

  it('when the data folder cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ PORTICO_DATA: join(file, 'data') })).toBe(`Portico cannot start: PORTICO_DATA: the folder ${join(file, 'data')} cannot be written (ENOTDIR); let this user write it or set another`);
  });

  it('when the data folder cannot be created', async () => {
    expect(await refusal({ PORTICO_DATA: '/proc/x/y' })).toBe('Portico cannot start: PORTICO_DATA: the folder /proc/x/y cannot be written (ENOENT); let this user write it or set another');
  });

  it('when the file of an embedded database is not a database', async () => {
    writeFileSync(join(folder, 'identity.sqlite'), 'not a database at all, but a text that is long enough to be looked at');
    writeFileSync(join(folder, 'master.key'), 'ab'.repeat(32));
    expect(await refusal({ PORTICO_SERVICES: 'identity' }))
      .toBe(`Portico cannot start: PORTICO_DATA: the identity database ${join(folder, 'identity.sqlite')}: file is not a database; let this user own it, or restore it from a backup`);
  });

  it('when the master key is incomplete', async () => {
    writeFileSync(join(folder, 'master.key'), 'abab');
    expect(await refusal({})).toBe(`Portico cannot start: ${join(folder, 'master.key')} does not hold keys of 32 bytes as hex, one a line; restore it from a backup, secrets sealed with it cannot be read without`);
  });

  it('when the database cannot be reached, without its password', async () => {
    const line = await refusal({ PORTICO_SERVICES: 'identity', PORTICO_DB: 'mysql://root:hidden@127.0.0.1:1/portico' });
    expect(line).toBe('Portico cannot start: PORTICO_DB or PORTICO_IDENTITY_DB: the identity database at 127.0.0.1:1/portico_identity: connect ECONNREFUSED 127.0.0.1:1; see that the server runs and that the address and the account are right');
  });
});
