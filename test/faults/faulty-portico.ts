import { systemClock, type Clock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { openDeployment } from '../../gateway/server/deployment.js';
import { startServices } from '../../gateway/server/start-services.js';
import { stopOnSignal } from '../../gateway/server/stop-on-signal.js';
import { subgraphRegistry } from '../../gateway/server/subgraph-registry.js';
import { around } from './around.js';
import type { FailPoint, Instruction } from './fail-point.js';

/** The whole product, with ways to kill it and a clock to turn that its parent holds; the product itself knows of none. */
let armed: FailPoint | undefined;
let isAccepting = false;
let offset = 0;

const clock: Clock = { now: () => new Date(systemClock.now().getTime() + offset) };
const ids = uuidV7Ids(clock);

const reach = (point: FailPoint): void => {
  if (armed === point) process.kill(process.pid, 'SIGKILL');
};

/** The orders subgraph takes an id for the event of an acceptance: after the writes before it, and before COMMIT. */
const failingIds = {
  next: () => {
    if (isAccepting) reach('in the transaction');
    return ids.next();
  },
};

/** What has just ended when an operation of the graph has. */
const ENDED: Readonly<Partial<Record<string, FailPoint>>> = {
  ClaimCall: 'after the claim', AcceptOrder: 'after the commit', FinishCall: 'before the answer',
};

async function main(): Promise<void> {
  const log = createLog('silent');
  const deployment = await openDeployment({
    config: readConfig(), clock, ids, log,
    registry: { ...subgraphRegistry, orders: async () => {
      const openOrders = await subgraphRegistry.orders();
      return (deps) => openOrders({ ...deps, ids: failingIds });
    } },
  });
  const call = around(deployment.graph.call, {
    before: (operation) => { isAccepting = operation === 'AcceptOrder'; },
    after: (operation) => {
      const point = ENDED[operation];
      if (point) reach(point);
    },
  });
  const running = await startServices({ ...deployment, graph: { ...deployment.graph, call } });
  stopOnSignal({ stop: async () => {
    await Promise.allSettled(running.map((service) => service.stop()));
    await deployment.close();
  } }, log);
}

process.on('message', ({ arm, turn = 0 }: Instruction) => {
  armed = arm;
  offset += turn;
  process.send?.('done');
});
await main();
process.send?.('up');
