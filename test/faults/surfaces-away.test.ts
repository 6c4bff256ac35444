import { databaseSettings } from '../kit/database-settings.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';
import { answered, statusesOf, surfaceCalls, type SurfaceCall } from './surface-calls.js';

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

  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    surfaces = await openSurfaces({ PORTICO_DB: proxy.through(databaseSettings()['PORTICO_DB'] ?? '') });
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

  test.each(['cut', 'hush'] as const)('(%s) is answered by each in its own format and soon, by its hosts as live and not ready, and is over without a restart [REL-R16 ABCDEFGHIJKLM]', async (outage) => {
    await becomes(200);
    proxy[outage]();
    expect(await answered(surfaces, calls)).toEqual(calls.map(({ name }) => `${name} away`));
    await becomes(503);
    expect(await health('/healthz')).toEqual(HOSTS.map(() => 200));
    const passed = stopwatch();
    await proxy.restore();
    await becomes(200);
    await until(async () => (statusesOf(await answered(surfaces, calls)).join() === usual.join() ? true : undefined));
    expect(passed()).toBeLessThan(MOST_MILLISECONDS);
  });
});
