import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../kit/database-settings.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { registerApp } from './code-exchange.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';
import { storedRows } from './stored-rows.js';
import { answered, statusesOf, surfaceCalls, type SurfaceCall } from './surface-calls.js';
import { happenedTimes, sendWrites, surfaceWrites } from './surface-writes.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const MOST_MILLISECONDS = 5000;
const HOSTS = ['commerce', 'catalog', 'brain', 'intelligence', 'auth', 'mcp'] as const;

/** The embedded database is a file and never unavailable. */
const onServers = SERVER === undefined ? describe.skip : describe;

onServers('an unavailable database server below every surface', () => {
  let proxy: DatabaseProxy;
  let surfaces: Surfaces;
  let calls: readonly SurfaceCall[];
  let usual: readonly string[];
  const { PORTICO_DB: server = '' } = databaseSettings();
  const { databases } = readConfig({ PORTICO_DB: server });

  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    surfaces = await openSurfaces({ PORTICO_DB: proxy.through(server) });
    calls = await surfaceCalls(surfaces);
    usual = statusesOf(await answered(surfaces, calls));
  });
  afterAll(async () => {
    await proxy.restore();
    await surfaces.close();
    proxy.close();
  });

  const health = (path: string): Promise<readonly number[]> => Promise.all(HOSTS.map(async (host) => (await fetch(`http://127.0.0.1:${String(surfaces.portOf(host))}${path}`)).status));
  const becomes = (status: number) => until(async () => ((await health('/readyz')).every((one) => one === status) ? true : undefined));

  const areAsUsual = () => until(async () => (statusesOf(await answered(surfaces, calls)).join() === usual.join() ? true : undefined));

  test.each(['cut', 'hush'] as const)('(%s) is answered by each in its own format and soon, by its hosts as live and not ready, and is over without a restart [REL-R16 ABCDEFGHIJKLM]', async (outage) => {
    await becomes(200);
    proxy[outage]();
    expect(await answered(surfaces, calls)).toEqual(calls.map(({ name }) => `${name} away`));
    await becomes(503);
    expect(await health('/healthz')).toEqual(HOSTS.map(() => 200));
    const passed = stopwatch();
    await proxy.restore();
    await becomes(200);
    await areAsUsual();
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  });

  /** The server is available again, and so is each surface. */
  async function back(): Promise<void> {
    await proxy.restore();
    await areAsUsual();
  }

  test('that is lost during COMMIT: the write of each is answered as not done, which is not stored, and is done once when it is sent again [REL-R4 ABCDEFHILM]', async () => {
    await back();
    const { company } = surfaces;
    const app = await registerApp(surfaces.portOf('auth'), databases.identity); // of the assistant's person
    const assistant = async () => ({ authorization: `Bearer ${await app.accessToken()}`, 'x-service-company': String(company.company) });
    const writes = await surfaceWrites({
      served: { ...surfaces, assistant }, place: (number, { email }) => company.place(number, [['MUG', 2]], { customer: { name: 'Ada Rossi', email } }), rows: (database, sql, parameters) => storedRows(databases[database], sql, parameters),
    }, 'commit');
    for (const write of writes) {
      proxy.cutAtCommit(write.database);
      expect(await answered(surfaces, [write])).toEqual([`${write.name} away`]);
      await back();
      for (let time = 0; time < 2; time += 1) expect(await sendWrites(surfaces, [write])).toEqual([[write.name, write.done]]);
      expect(await happenedTimes([write])).toEqual([[write.name, 1]]);
    }
  });

  test('that is lost during COMMIT: of the exchange of a code one grant is left at most, which ends when the code comes again [REL-R4 K]', async () => {
    await back();
    const app = await registerApp(surfaces.portOf('auth'), databases.identity);
    const code = await app.code();
    proxy.cutAtCommit('identity');
    expect(await app.exchange(code)).toEqual([503, 'temporarily_unavailable']);
    await back();
    expect(await app.exchange(code)).toEqual([400, 'invalid_grant']);
    expect((await app.grants()).map((endedAt) => endedAt !== null)).toEqual([true]);
  });
});
