import { readConfig, SUBGRAPHS } from '#kernel/config.js';
import { temporaryFolder } from '../kit/database.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDeployment } from '../kit/deployment.js';
import { freePorts } from '../kit/free-ports.js';
import { stopwatch } from '../kit/stopwatch.js';
import { until } from '../kit/until.js';
import { startServices } from '../../gateway/server/start-services.js';
import { openDatabaseProxy, type DatabaseProxy } from './database-proxy.js';

const SERVER = process.env['PORTICO_TEST_MYSQL'];
const MOST_MILLISECONDS = 5000;

/** The embedded database is a file and is never away. */
const onServers = SERVER === undefined ? describe.skip : describe;

onServers.each(['cut', 'hush'] as const)('the product while its database server is away (%s)', (away) => {
  let proxy: DatabaseProxy;
  let host: string;
  let stop: () => Promise<unknown>;

  beforeAll(async () => {
    proxy = await openDatabaseProxy(SERVER ?? '');
    const { PORTICO_DB: own = '' } = databaseSettings();
    const settings = { PORT: String(await freePorts()), PORTICO_DATA: temporaryFolder(), PORTICO_DB: proxy.through(own) };
    const deployment = await testDeployment(settings);
    const running = await startServices(deployment);
    host = readConfig(settings).urls.commerce;
    stop = async () => {
      await Promise.all(running.map((service) => service.stop()));
      await deployment.close();
    };
  });
  afterAll(async () => {
    await proxy.restore();
    await stop();
    proxy.close();
  });

  const ready = async () => {
    const response = await fetch(`${host}/readyz`);
    return { status: response.status, body: await response.json() as { checks: Record<string, string> } };
  };
  const becomes = (status: number) => until(async () => {
    const answer = await ready();
    return answer.status === status ? answer : undefined;
  });

  test('is live and not ready, says what is down and not where, and is ready soon after', async () => {
    await becomes(200);
    proxy[away]();
    const down = stopwatch();
    const { body: { checks } } = await becomes(503);
    expect(down()).toBeLessThan(MOST_MILLISECONDS);
    for (const name of SUBGRAPHS) expect(checks[name]).toMatch(/^down: it (?:cannot be reached|gives no answer)$/);
    expect((await fetch(`${host}/healthz`)).status).toBe(200);
    const back = stopwatch();
    await proxy.restore();
    await becomes(200);
    expect(back()).toBeLessThan(MOST_MILLISECONDS);
  });
});
