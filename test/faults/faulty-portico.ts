import { systemClock, type Clock } from '#kernel/clock.js';
import { readConfig } from '#kernel/config.js';
import { uuidV7Ids, type Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { openDeployment } from '../../gateway/server/deployment.js';
import { startServices } from '../../gateway/server/start-services.js';
import { stopOnSignal } from '../../gateway/server/stop-on-signal.js';
import { subgraphRegistry } from '../../gateway/server/subgraph-registry.js';
import { openOrders } from '../../subgraphs/orders/orders.js';
import type { LabelMaker } from '../../subgraphs/orders/shipping/label-maker.js';
import { platformLabelMaker } from '../../subgraphs/orders/shipping/platform-label-maker.js';
import { around } from './around.js';
import type { FailPoint, Instruction } from './fail-point.js';
import { parentsPlanner, type Planned } from './parents-planner.js';

/** The whole product, with a clock and kill points that its parent controls; the product itself is unchanged. */
let armed: FailPoint | undefined;
let isWriting = false;
let isExchanging = false;
let hasMadeLabel = false;
let idsLeft = 0;
let writesLeft = 1;
let offset = Number(process.argv[2] ?? 0);

const clock: Clock = { now: () => new Date(systemClock.now().getTime() + offset) };
const ids = uuidV7Ids(clock);
const planner = parentsPlanner();

const die = (): void => { process.kill(process.pid, 'SIGKILL'); };

/** Writes that arrive before the last wait at the point until the process is gone. */
async function reach(point: FailPoint): Promise<void> {
  if (armed !== point) return;
  writesLeft -= 1;
  if (writesLeft === 0) die();
  await new Promise(() => undefined);
}

/** The orders subgraph takes ids for the events of a write: after the rows written before them, and before COMMIT. The identity subgraph takes those of grants and tokens. */
const failingIds = (isDoing: () => boolean): Ids => ({
  next: () => {
    if (isDoing() && armed === 'in the transaction') {
      if (idsLeft === 0) die();
      idsLeft -= 1;
    }
    return ids.next();
  },
});

/** Labels are made, and then the process may die before they are kept. */
const failingLabels: LabelMaker = {
  preview: platformLabelMaker.preview,
  make: async (request) => {
    const made = await platformLabelMaker.make(request);
    await reach('at the label');
    hasMadeLabel = true;
    return made;
  },
};

const WRITES: ReadonlySet<string> = new Set([
  'AcceptOrder', 'ReportPicking', 'ReportShipment', 'ApplyTrackingEvents', 'CreatePortalReturn', 'AnswerOrders', 'NotifyShipment', 'ReceiveOrder', 'WriteProduct', 'CollectEvents', 'CreateProduct',
]);

/** Those of calls without a key: they are where the others are after their claim. */
const UNCLAIMED: ReadonlySet<string> = new Set(['AnswerOrders', 'NotifyShipment', 'CreatePortalReturn', 'ApplyTrackingEvents', 'CollectEvents', 'CreateProduct']);

/** The exchange of a code or a refresh token. */
const EXCHANGE = 'RequestTokens';

/** The fail point at the end of an operation of the graph. */
const ENDED: Readonly<Partial<Record<string, FailPoint>>> = {
  ClaimCall: 'after the claim', FinishCall: 'before the answer', QueueCustomerNotifications: 'after the mail', QueueReturnNotifications: 'after the mail', [EXCHANGE]: 'after the commit', ...Object.fromEntries([...WRITES].map((write) => [write, 'after the commit' as const])),
};

async function main(): Promise<void> {
  const log = createLog('silent');
  const deployment = await openDeployment({
    config: readConfig(), clock, ids, log, planner,
    registry: { ...subgraphRegistry, orders: () => Promise.resolve((deps) => openOrders({ ...deps, ids: failingIds(() => isWriting) }, { labelMaker: failingLabels })), identity: async () => {
      const openIdentity = await subgraphRegistry.identity();
      return (deps) => openIdentity({ ...deps, ids: failingIds(() => isExchanging) });
    } },
  });
  const call = around(deployment.graph.call, {
    before: async (operation) => {
      isWriting ||= WRITES.has(operation);
      isExchanging ||= operation === EXCHANGE;
      if (UNCLAIMED.has(operation)) await reach('after the claim');
    },
    after: async (operation) => {
      if (WRITES.has(operation)) isWriting = false;
      if (operation === EXCHANGE) isExchanging = false;
      if (operation === 'MakeReturnLabels' && hasMadeLabel) await reach('after the label');
      const point = ENDED[operation];
      if (point) await reach(point);
    },
  });
  const running = await startServices({ ...deployment, graph: { ...deployment.graph, call } });
  stopOnSignal({ stop: async () => {
    await Promise.allSettled(running.map((service) => service.stop()));
    await deployment.close();
  } }, log);
}

process.on('message', (message: Instruction | Planned) => {
  if ('planned' in message) planner.take(message);
  else follow(message);
});

function follow({ arm, writes = 1, idsBefore = 0, turn = 0 }: Instruction): void {
  armed = arm;
  writesLeft = writes;
  idsLeft = idsBefore;
  offset += turn;
  process.send?.('done');
}

process.on('disconnect', () => { process.exit(); }); // the parent has ended
await main();
process.send?.('up');
