import { readFileSync } from 'node:fs';
import { createServer } from 'node:tls';
import { createServer as createSocket, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { unknownSettings } from '#kernel/unknown-settings.js';
import { CHECKS } from '../../../gateway/cli/doctor/checks.js';
import { diagnose } from '../../../gateway/cli/doctor/diagnose.js';
import { certificateAt } from '../../../gateway/cli/doctor/certificate-at.js';
import { NotSeen, type Check, type Problem } from '../../../gateway/cli/doctor/check.js';
import { problemsOfGrants } from '../../../gateway/cli/doctor/check-account.js';
import { problemsOfAddresses } from '../../../gateway/cli/doctor/check-addresses.js';
import { problemsOfClocks } from '../../../gateway/cli/doctor/check-clock.js';
import { checkDemo } from '../../../gateway/cli/doctor/check-demo.js';
import { problemsOfDisk } from '../../../gateway/cli/doctor/check-disk.js';
import { problemsOfFileSystem } from '../../../gateway/cli/doctor/check-folder.js';
import { checkHosts, problemsOfCertificate } from '../../../gateway/cli/doctor/check-hosts.js';
import { problemsOfMemory } from '../../../gateway/cli/doctor/check-memory.js';
import { problemsOfNode } from '../../../gateway/cli/doctor/check-node.js';
import { problemsOfOpenFiles } from '../../../gateway/cli/doctor/check-open-files.js';
import { problemsOfReadiness } from '../../../gateway/cli/doctor/check-ports.js';
import { problemsOfRights } from '../../../gateway/cli/doctor/check-permissions.js';
import { factsOf, problemsOfRedis } from '../../../gateway/cli/doctor/check-redis.js';
import { problemsOfServers } from '../../../gateway/cli/doctor/check-servers.js';
import { problemsOfSettings } from '../../../gateway/cli/doctor/check-settings.js';
import { checkDeliveries, checkEvents, checkWorker } from '../../../gateway/cli/doctor/check-work.js';
import { patientOf, type Patient } from '../../../gateway/cli/doctor/patient.js';
import { comparedWith } from '../../../gateway/cli/doctor/pending-migrations.js';
import { readServers, type ServerReading } from '../../../gateway/cli/doctor/read-servers.js';
import { certificate } from '../../kit/certificate.js';
import { listen } from '../../kit/listen.js';
import { manualClock } from '../../kit/manual-clock.js';
import { suiteIf } from '../../kit/suite-if.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const words = (problems: readonly Problem[]): string[] => problems.map(({ state, found }) => `${state} ${found}`);
const NOW = new Date('2026-11-30T12:00:00.000Z');
const clock = manualClock(NOW.toISOString());
const KEY = 'ab'.repeat(32);
const production = (settings: Record<string, string> = {}) => readConfig({ NODE_ENV: 'production', PORTICO_MASTER_KEY: KEY, PORTICO_DATA: '/nowhere', ...settings });
const patient = (settings: Record<string, string>): Patient => patientOf({ config: readConfig({ PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: KEY, ...settings }), clock, pause: () => Promise.resolve() });

describe('unknown settings', () => {
  const names = (environment: Record<string, string>) => unknownSettings(environment, ['PORT', 'PORTICO_DB', 'PORTICO_TRUSTED_PROXIES', 'PORTICO_S3_BUCKET']);

  it('are found with what was meant', () => {
    expect(names({ PORTICO_TRUSTED_PROXY: 'x', portico_db: 'x', PORTIC_S3_BUCKET: 'x', PORTICO_QUANTUM_ENTANGLEMENT: 'x' })).toEqual([
      { name: 'PORTICO_QUANTUM_ENTANGLEMENT' }, { name: 'PORTICO_TRUSTED_PROXY', meant: 'PORTICO_TRUSTED_PROXIES' }, { name: 'PORTIC_S3_BUCKET', meant: 'PORTICO_S3_BUCKET' }, { name: 'portico_db', meant: 'PORTICO_DB' },
    ]);
  });

  it('are not what is set, what belongs to others, and what Kubernetes sets for a service of that name', () => {
    expect(names({
      PORT: '1', PORTICO_DB: 'x', POSTGRES_DB: 'x', PORTS: 'x', PATH: 'x', PORTICO_SERVICE_HOST: '10.0.0.1', PORTICO_SERVICE_PORT: '4000', PORTICO_SERVICE_PORT_HTTP: '4000', PORTICO_PORT: 'tcp://10.0.0.1:4000',
      PORTICO_PORT_4000_TCP: 'tcp://10.0.0.1:4000', PORTICO_PORT_4000_TCP_PROTO: 'tcp', PORTICO_API_PORT_4000_TCP_ADDR: '10.0.0.1',
    })).toEqual([]);
    expect(names({ PORTICO_PORT: '4000' })).toEqual([{ name: 'PORTICO_PORT', meant: 'PORT' }]);
  });
});

describe('what the doctor finds', () => {
  it('in settings', () => {
    expect(words(problemsOfSettings(production({ PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on', PORTICO_DEM: 'off' })))).toEqual(['WARN PORTICO_DEM is no setting, and has no effect', expect.stringMatching(/^WARN PORTICO_ALLOW_LOOPBACK_WEBHOOKS/)]);
    expect(problemsOfSettings(readConfig({ PORTICO_ALLOW_LOOPBACK_WEBHOOKS: 'on' }))).toEqual([]);
  });

  it('in public addresses', () => {
    const addresses = { PORTICO_GRAPHQL_URL: 'https://g.example', PORTICO_COMMERCE_URL: 'http://c.example', PORTICO_AUTH_URL: 'http://localhost:4005' };
    expect(words(problemsOfAddresses(production(addresses)))).toEqual([
      'WARN the public addresses of catalog, brain, intelligence, auth, mcp are of this machine alone', expect.stringMatching(/^WARN the public addresses of commerce are http/), expect.stringMatching(/^WARN .* no proxy is trusted/)]);
    expect(problemsOfAddresses(readConfig({ ...addresses, PORTICO_TRUSTED_PROXIES: '10.0.0.0/8' }))).toEqual([]);
  });

  it('in Node.js, memory and open files', () => {
    const node = (version: string, isProduction = false) => words(problemsOfNode({ version, engines: '^20.19.0 || ^22.12.0 || ^24.0.0', production: isProduction, now: NOW }));
    expect([node('20.18.3'), node('21.7.0'), node('20.19.0'), node('24.0.0', true), node('22.12.0', true)]).toEqual([[expect.stringMatching(/^BAD/)], [expect.stringMatching(/^BAD/)], [], [], []]);
    expect(node('20.20.2', true)).toEqual(['WARN Node.js 20 gets no fixes since 2026-04-30']);
    expect(words(problemsOfMemory({ heapBytes: 4e9, memoryBytes: 1e9 }))).toEqual(['WARN the heap may have 3815 MB, and the process only 954 MB']);
    expect([problemsOfMemory({ heapBytes: 4e9, memoryBytes: 0 }), problemsOfMemory({ heapBytes: 5e8, memoryBytes: 1e9 })]).toEqual([[], []]);
    expect([problemsOfOpenFiles([]), problemsOfOpenFiles([4096, Infinity])]).toEqual([[], []]);
    expect(words(problemsOfOpenFiles([65_536, 1024]))).toEqual(['WARN the server may have 1024 files and connections open']);
  });

  it('in the data folder, its disk, and the rights on its files', () => {
    const nfs = { type: 0x6969, isEmbedded: true, production: false };
    expect(words(problemsOfFileSystem(nfs))).toEqual(['BAD embedded databases are on NFS']);
    expect(words(problemsOfFileSystem({ ...nfs, type: 0xff534d42 - 2 ** 32 }))).toEqual(['BAD embedded databases are on CIFS']);
    expect([problemsOfFileSystem({ ...nfs, isEmbedded: false }), problemsOfFileSystem({ ...nfs, type: 0x01021994 })]).toEqual([[], []]);
    expect(words(problemsOfFileSystem({ type: 0x01021994, isEmbedded: false, production: true }))).toEqual([expect.stringMatching(/^WARN it is in memory/)]);
    expect([300, 399, 400].map((free) => problemsOfDisk(free * 1e6, { leastFreeBytes: 200e6 }).map(({ state }) => state))).toEqual([['WARN'], ['WARN'], []]);
    expect(words(problemsOfDisk(199e6, { leastFreeBytes: 200e6 }))).toEqual(['BAD 0.2 GB are free; PORTICO_MIN_FREE_MB wants 200 MB']);
    const folder = { name: '.', mode: 0o40700, uid: 7 };
    expect(problemsOfRights(folder, [{ name: 'master.key', mode: 0o100600, uid: 7 }, { name: 'demo.json', mode: 0o100660, uid: 7 }, { name: 'other', mode: 0o100644, uid: 0 }])).toEqual([]);
    expect(words(problemsOfRights({ ...folder, mode: 0o40777 }, [{ name: 'master.key', mode: 0o100604, uid: 7 }, ...['a', 'b', 'c', 'd'].map((name) => ({ name, mode: 0o100600, uid: 0 }))]))).toEqual([
      'BAD anybody may write the data folder', 'BAD anybody may read master.key', 'BAD a, b, c and 1 more belong to another user than the data folder']);
  });

  it('of a demo company in production', async () => {
    const demoOf = async (settings: Record<string, string>) => words((await checkDemo.look({ ...patient({}), config: production(settings) })).problems ?? []);
    expect([await demoOf({}), await demoOf({ PORTICO_DEMO: 'off' })]).toEqual([['WARN the next start makes one, in production'], []]);
  });

  it('in a server that is not ready, or stopping', () => {
    const checks = { orders: 'up', content: 'down: its process cannot be reached', redis: 'degraded: limits are counted by each process' };
    expect(problemsOfReadiness({ status: 'not ready', checks }, 4000)).toMatchObject([{ state: 'BAD', found: '4000 is open; the server there is not ready: content is down: its process cannot be reached; redis is degraded: limits are counted by each process' }]);
    expect(problemsOfReadiness({ status: 'not ready', stopping: true, checks: { process: 'down: it is stopping' } }, 4000)).toMatchObject([{ state: 'WARN' }]);
    expect(problemsOfReadiness({ status: 'ready', checks: { redis: 'degraded: limits are counted by each process' } }, 4000)).toEqual([]);
  });

  it('in Redis', () => {
    expect(words(problemsOfRedis(factsOf('# Replication\r\nrole:slave\r\n# Stats\r\nevicted_keys:12\r\n')))).toEqual(['BAD it is a replica, and takes no writes', 'WARN it has thrown away 12 keys since its start for lack of memory']);
    expect(problemsOfRedis(factsOf('role:master\r\nevicted_keys:0\r\n'))).toEqual([]);
  });

  it('in migrations', () => {
    expect([comparedWith(['A1', 'B2'], ['A1', 'B2']), comparedWith(['A1', 'B2'], ['A1', 'C3'])]).toEqual([{ waiting: 0 }, { waiting: 1, newer: 'C3' }]);
  });
});

describe('what the doctor finds in database servers', () => {
  const variables = { sql_mode: 'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES', max_allowed_packet: '16777216', default_storage_engine: 'InnoDB', innodb_flush_log_at_trx_commit: '1', max_connections: '40' };
  const reading = (changed: Record<string, string> = {}, version = '8.4.10', more: Partial<ServerReading> = {}): ServerReading => ({
    place: 'db:3306', subgraphs: ['identity', 'orders', 'catalog', 'content'], urls: [], hosts: 1,
    facts: { version, variables: new Map(Object.entries({ ...variables, ...changed })), aheadMilliseconds: 0, uncertainMilliseconds: 0, grants: [] }, ...more,
  });
  const silent: ServerReading = { place: 'two:3306', subgraphs: ['orders'], urls: [], hosts: 2, failure: 'connect ECONNREFUSED' };

  it('is nothing where they are set as they should', () => {
    expect(problemsOfServers([reading(), reading({}, '10.11.6-MariaDB-0+deb12u1'), reading({ innodb_flush_log_at_trx_commit: '2', wsrep_on: 'ON' }, '5.5.5-10.11.6-MariaDB')])).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a mode that is not strict', { sql_mode: '' }, /^BAD db:3306: sql_mode is not strict$/],
    ['a mode in which a backslash is a letter', { sql_mode: 'STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES' }, /^BAD .*NO_BACKSLASH_ESCAPES$/],
    ['an engine without transactions', { default_storage_engine: 'MyISAM' }, /^BAD .*MyISAM/],
    ['small packets', { max_allowed_packet: '1048576' }, /^WARN .*max_allowed_packet is 1048576$/],
    ['commits that are not on the disk', { innodb_flush_log_at_trx_commit: '2' }, /^WARN .*innodb_flush_log_at_trx_commit is 2/],
    ['few connections', { max_connections: '39' }, /^WARN .*max_connections is 39, and one process may open 40$/],
  ])('is %s', (_, changed, found) => { expect(words(problemsOfServers([reading(changed)]))).toEqual([expect.stringMatching(found)]); });

  it('is an old version', () => {
    expect(['5.7.44-log', '10.4.32-MariaDB', '10.6.18-MariaDB', '11.4.2-MariaDB', '8.0.46', '9.1.0'].map((version) => problemsOfServers([reading({}, version)]).map(({ state }) => state))).toEqual([['BAD'], ['BAD'], ['WARN'], [], ['WARN'], []]);
  });

  it('is a host that does not answer: one of several, or the only one', () => {
    expect(words(problemsOfServers([silent]))).toEqual(['BAD two:3306 does not answer: connect ECONNREFUSED']);
    expect(words(problemsOfServers([reading({}, '8.4.10', { hosts: 2 }), silent]))).toEqual(['WARN two:3306 does not answer: connect ECONNREFUSED']);
  });

  it('is a clock that differs, by more than is uncertain', () => {
    const at = (aheadMilliseconds: number, uncertainMilliseconds = 0) => ({ place: 'db', facts: { version: '', variables: new Map<string, string>(), grants: [], aheadMilliseconds, uncertainMilliseconds } });
    expect(words(problemsOfClocks([at(5000), at(-5000), at(8000, 3000), at(5001), at(-61_000, 100)]))).toEqual(['WARN the clock of db is 5 s ahead of that of this machine', 'WARN the clock of db is 61 s behind that of this machine']);
  });

  it('is an account with too few or too many rights', () => {
    const file = readFileSync('gateway/deploy/grants.sql', 'utf8').split('\n').filter((line) => line.startsWith('GRANT')).map((line) => line.replace(/;$/, ''));
    const usage = 'GRANT USAGE ON *.* TO `portico`@`%` IDENTIFIED BY PASSWORD \'*1\'';
    expect(problemsOfGrants([usage, ...file], ['portico_orders', 'portico_content'])).toEqual([]);
    expect(words(problemsOfGrants([usage, ...file], ['porticoXorders']))).toEqual([expect.stringMatching(/^WARN the account lacks SELECT on porticoXorders, /)]);
    expect(words(problemsOfGrants([usage, file[0] ?? ''], ['portico_orders']))).toEqual(['WARN the account lacks CREATE on portico_orders, ALTER on portico_orders, INDEX on portico_orders, DROP on portico_orders']);
    expect(words(problemsOfGrants(['GRANT ALL PRIVILEGES ON *.* TO `root`@`%` WITH GRANT OPTION'], ['portico_orders']))).toEqual(['WARN the account has rights on the whole server: ALL PRIVILEGES', 'WARN the account may pass its rights on']);
    expect(problemsOfGrants([usage, 'GRANT `app`@`%` TO `portico`@`%`'], ['portico_orders'])).toEqual([]); // what a role may is not said
  });
});

describe('what the doctor finds of work', () => {
  const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();
  interface Work { lastRunAt: string | null; failures: number; mailsSince: string | null; since: string | null; parked: number }
  const idle: Work = { lastRunAt: ago(1), failures: 0, mailsSince: null, since: null, parked: 0 };
  /** A deployment that says this, then that. */
  const working = (served: boolean, ...said: Partial<Work>[]): Patient => {
    let looks = 0;
    return {
      ...patient({}), isServed: () => Promise.resolve(served), pause: () => { looks += 1; return Promise.resolve(); },
      ask: <D,>() => {
        const { lastRunAt, failures, mailsSince, since, parked } = { ...idle, ...said[Math.min(looks, said.length - 1)] };
        return Promise.resolve({ heldAccess: { lastRunAt }, jobs: [{ name: 'purge calls', failures }], dueWork: { mailsSince, deliveriesSince: null }, waiting: since === null ? [] : [{ sequence: since }], parked: Array(parked).fill({ id: '1' }) } as D);
      },
    };
  };
  const seen = async ({ look }: Check, of: Patient): Promise<string[]> => words((await look(of)).problems ?? []);

  it('is a worker that runs nowhere, and not one that begins', async () => {
    expect(await seen(checkWorker, working(true, { lastRunAt: ago(6) }))).toEqual(['BAD no recurring job has ended for 6 minutes']);
    for (const well of [working(true, { lastRunAt: ago(6) }, { lastRunAt: ago(0) }), working(true, { lastRunAt: ago(5) }), working(true, { lastRunAt: null }), working(false, { lastRunAt: ago(6) })]) expect(await seen(checkWorker, well)).toEqual([]);
    expect(await seen(checkWorker, working(false, { failures: 5 }))).toEqual(['WARN the job "purge calls" failed 5 times in a row']);
  });

  it('is a relay or a sender that is late', async () => {
    expect(await seen(checkEvents, working(true, { since: ago(9) }))).toEqual(SUBGRAPHS.map((name) => `BAD events of ${name} have waited for 9 minutes`));
    expect(await seen(checkEvents, working(false, { since: ago(9), parked: 1 }))).toHaveLength(4);
    expect(await seen(checkEvents, working(true, { since: ago(9) }, {}))).toEqual([]);
    expect(await seen(checkDeliveries, working(true, { mailsSince: ago(6) }))).toEqual(['BAD mails have been due for 6 minutes']);
    expect(await seen(checkDeliveries, working(false, { mailsSince: ago(6) }))).toEqual([]);
  });
});

describe('what the doctor finds behind public addresses', () => {
  it('is a certificate that expires, is not trusted or is of another host', () => {
    const seen = (until: string, more = {}) => words(problemsOfCertificate('g', { until: new Date(until), ...more }, NOW));
    expect([seen('2026-12-14T12:00:00.000Z'), seen('2026-12-14T11:59:59.000Z')]).toEqual([[], [expect.stringMatching(/^WARN .*expires at 2026-12-14T11:59:59/)]]);
    expect(seen('2026-11-30T12:00:00.000Z', { refused: 'CERT_HAS_EXPIRED' })).toEqual([expect.stringMatching(/^BAD .*expired at/)]);
    expect(seen('2027-11-30T12:00:00.000Z', { mismatch: 'not g' })).toEqual([expect.stringMatching(/^BAD .*of another host: not g$/)]);
    expect(seen('2027-11-30T12:00:00.000Z', { refused: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })).toEqual([expect.stringMatching(/^WARN .*UNABLE_TO_VERIFY/)]);
  });

  it('is read from a server', async () => {
    const { cert, key } = certificate({ name: 'g.example', until: '261214115959Z' });
    const server = createServer({ cert, key });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.2', resolve); });
    const { port } = server.address() as AddressInfo;
    expect(await certificateAt({ hostname: '127.0.0.2', port: String(port) })).toEqual({ until: new Date('2026-12-14T11:59:59.000Z'), refused: 'DEPTH_ZERO_SELF_SIGNED_CERT', mismatch: expect.stringContaining('127.0.0.2') });
    await new Promise((resolve) => { server.close(resolve); });
  });

  it('is another deployment, another host, or nothing', async () => {
    let told: object = {};
    const answering = await listen((_, response) => { response.end(JSON.stringify(told)); }, '127.0.0.2');
    const found = async (): Promise<string[]> => words((await checkHosts.look(patient({ PORTICO_GRAPHQL_URL: answering.base }))).problems ?? []);
    told = { host: 'graphql', hosts: { graphql: answering.base } };
    expect(await found()).toEqual([]);
    told = { host: 'graphql', hosts: { graphql: 'https://other.example' } };
    expect(await found()).toEqual([`WARN what answers at ${answering.base} is not the host graphql of this deployment: it says that it is https://other.example`]);
    told = { host: 'auth', hosts: { graphql: answering.base } };
    expect(await found()).toEqual([expect.stringMatching(/: it is the host auth$/)]);
    await answering.close();
    expect(await found()).toEqual([expect.stringMatching(/^WARN .* does not answer from here: /)]);
  });
});

describe('the doctor', () => {
  const look = (name: string): Check => CHECKS.find((check) => check.name === name) ?? CHECKS[0]!;

  it('finds the tables of a newer release, and leaves them alone', async () => {
    const folder = temporaryFolder();
    const file = new Sqlite(join(folder, 'content.sqlite'));
    file.exec("CREATE TABLE migrations (id integer PRIMARY KEY, timestamp bigint, name varchar); INSERT INTO migrations (timestamp, name) VALUES (9999, 'Later9999')");
    const deployment = patient({ PORTICO_DATA: folder });
    await expect(look('content database').look(deployment)).rejects.toThrow('a newer release than this one has changed its tables (Later9999)');
    await expect(deployment.open('content')).rejects.toThrow(NotSeen);
    expect(file.prepare("SELECT COUNT(*) AS tables FROM sqlite_schema WHERE type = 'table'").get()).toEqual({ tables: 1 });
    file.close();
  });

  it('gives up what hangs, goes on with the rest, and says what it could not look at', async () => {
    const held: Socket[] = [];
    const silent = createSocket((socket) => { held.push(socket); });
    await new Promise<void>((resolve) => { silent.listen(0, '127.0.0.1', resolve); });
    const deployment = patient({ PORTICO_REDIS: `redis://127.0.0.1:${String((silent.address() as AddressInfo).port)}`, PORTICO_CONTENT_DB: 'mysql://portico:x@127.0.0.1:1/portico' });
    const throwing: Check = { name: 'thrown', remedy: 'Look.', look: () => { throw new Error('it broke'); } };
    const findings = await diagnose([look('redis'), look('database servers'), throwing, look('data folder'), { ...throwing, name: 'unseen', look: () => Promise.reject(new NotSeen('no identity')) }], deployment, 900);
    for (const socket of held) socket.destroy();
    silent.close();
    expect(findings.map(({ check, state }) => [check, state])).toEqual([['redis', 'BAD'], ['database servers', 'BAD'], ['thrown', 'BAD'], ['data folder', 'good'], ['unseen', 'skipped']]);
    expect(findings[0]).toEqual({ check: 'redis', state: 'BAD', found: 'there was no answer within 0.9 s', remedy: look('redis').remedy });
    expect(findings[1]?.found).toMatch(/^127\.0\.0\.1:1 does not answer: .*ECONNREFUSED/);
  });

  it('has each check once, and the guide says the same of it', () => {
    expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
    const rows = new Set(CHECKS.map(({ name, listedAs = `\`${name}\``, bad = '', warns = '', remedy }) => `| ${listedAs} | ${bad} | ${warns} | ${remedy} |`));
    const [, table = ''] = readFileSync('gateway/docs/doctor.md', 'utf8').split('|---|---|---|---|\n');
    expect(table.split('\n').filter((line) => line.startsWith('|'))).toEqual([...rows]);
  });
});

const SERVER = process.env['PORTICO_TEST_MYSQL'];

suiteIf(SERVER !== undefined)('a real database server', () => {
  it('is asked what it is', async () => {
    const readings = await readServers(readConfig({ PORTICO_DB: SERVER }), { now: () => new Date() });
    expect(readings).toEqual([expect.objectContaining({ subgraphs: SUBGRAPHS, hosts: 1 })]);
    const [{ facts } = {}] = readings;
    expect(facts?.version).toMatch(/^\d+\.\d+\.\d+-/);
    expect(Math.abs(facts?.aheadMilliseconds ?? NaN)).toBeLessThan(5000);
    expect(words(problemsOfGrants(facts?.grants ?? [], ['portico_orders']))).toEqual([expect.stringMatching(/^WARN the account has rights on the whole server: (?:ALL PRIVILEGES|SELECT, INSERT, UPDATE …)$/)]);
    expect(words(problemsOfServers(readings))).toEqual([expect.stringMatching(/^WARN .*innodb_flush_log_at_trx_commit is 0/)]);
  });
});
