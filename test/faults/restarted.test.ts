// On the embedded database only: what a stop does to calls is decided before any statement. npm run test:restarts is the long form, on a server and behind HAProxy.
import { freePorts } from '../kit/free-ports.js';
import { startProcess, type PorticoProcess, type Settings } from '../kit/portico-process.js';
import { graphUrls } from '../kit/process-addresses.js';
import { stopwatch } from '../kit/stopwatch.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { openClient } from './client.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { openSmallBalancer, type SmallBalancer } from './small-balancer.js';

const [CALLERS, MOST_STOPPING_MILLISECONDS] = [2, 10_000];

describe('two processes of the surfaces behind a load balancer, and one of everything else', () => {
  const processes: { settings: Settings; running: PorticoProcess }[] = [];
  let balancer: SmallBalancer;
  let shop: Shop;
  let commerce: string;

  beforeAll(async () => {
    const [front, base, first, second] = [await freePorts(), await freePorts(), await freePorts(), await freePorts()];
    commerce = `http://127.0.0.1:${String(front)}`;
    const settings = {
      PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), PORTICO_DRAIN_SECONDS: '1', PORTICO_COMMERCE_URL: commerce,
      ...graphUrls(base),
    };
    const token = await staffToken({ ...settings, PORT: String(base) });
    for (const [port, services] of [[base, 'gateway,worker,identity,orders,catalog,content'], [first, 'surfaces'], [second, 'surfaces']] as const) {
      const own = { ...settings, PORT: String(port), PORTICO_SERVICES: services };
      processes.push({ settings: own, running: await startProcess(own) });
    }
    balancer = await openSmallBalancer(front, [first + 1, second + 1]);
    await balancer.ready(2);
    shop = await openShop(base, token);
    for (let number = 1; number <= CALLERS; number += 1) await shop.place(`#${String(number)}`);
  });
  afterAll(async () => {
    await balancer.close();
    for (const { running } of processes.reverse()) await running.stop();
  });

  /** Callers with a connection each, who make a keyed write again and again until the work has ended; answers what was not answered as it should be. */
  async function underLoad(work: () => Promise<void>): Promise<string[]> {
    let ended = false;
    const wrong: string[] = [];
    const callers = Array.from({ length: CALLERS }, async (_, caller) => {
      const client = openClient();
      const number = String(caller + 1);
      while (!ended) {
        const got = await client.post(`${commerce}/api/fulfillment/v1/orders/${number}/accept`, { authorization: `Bearer ${shop.apiKey}`, 'idempotency-key': `take-${number}` });
        if (got.status !== 200) wrong.push(`${String(got.status ?? got.failed)} ${got.body ?? ''}`);
      }
      client.close();
    });
    await work();
    ended = true;
    await Promise.all(callers);
    return wrong;
  }

  async function restart(at: number, meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const one = processes[at];
    if (!one) return;
    const passed = stopwatch();
    expect(await one.running.stop()).toBe(0);
    expect(passed()).toBeLessThan(MOST_STOPPING_MILLISECONDS);
    await meanwhile();
    one.running = await startProcess(one.settings);
  }

  it('are restarted one after the other without a lost call [REL-R21 A]', async () => {
    expect(await underLoad(async () => {
      for (const at of [1, 2]) {
        await restart(at, () => balancer.ready(1));
        await balancer.ready(2);
      }
    })).toEqual([]);
  });

  it('wait with their calls while the process of the subgraphs is restarted', async () => {
    expect(await underLoad(() => restart(0))).toEqual([]);
  });
});
