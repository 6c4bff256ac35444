import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { SUBGRAPHS } from '#kernel/config.js';
import { cpuOf, residentOf } from '../kit/process-state.js';
import { FIRST_NUMBER } from './bench-data.js';
import { inTurn, openFloors, openProduct, type Topology } from './process-topology.js';
import { showFigure, showResult } from './report.js';
import { median, send } from './sides.js';

// node test/kit/with-database-server.mjs node dist/test/bench/processes.js: CPU per call of all processes, the database and Redis together, of one process, of two alike, and of a process for each service.
// Two alike answer call by call in turn, and in halves. In turn they find each other's data in the processor's caches, which costs any two processes something: what it costs two handlers by hand is
// measured beside it, and bounded is what the product costs more than that. They take turns, so that a machine that becomes slower meanwhile does so for all of them.

const SERVICES = ['identity', 'orders', 'catalog', 'content', 'gateway', 'surfaces', 'worker'];
const [ORDERS, WARM_UP, ROUNDS, CALLERS] = [10_000, 2_400, 5, 4];
const TWO_BOUND = 1.15;
/** What is called, and the most that a call may cost of what it costs in one process. */
const CALLS = {
  'list of 50 orders': { surface: 'commerce', calls: 300, warmUp: WARM_UP / 3, apartBound: 1.5 },
  'single order': { surface: 'commerce', calls: 1_500, warmUp: WARM_UP, apartBound: 2 },
  accept: { surface: 'fulfillment', calls: 500, warmUp: 1_600, apartBound: undefined }, // each order is accepted once
} as const;
type CallName = keyof typeof CALLS;

const SETTLING_MILLISECONDS = 300;
const IDLE_MILLISECONDS = 100_000; // V8 gives memory back when nothing was called for half a minute, and by then the orders have been counted, once a minute

/** A call, on the process whose turn it is. */
function callOf({ ports, keys: { warehouse, commerce }, orders }: Topology, name: CallName, { turn, inARow }: { turn: number; inARow: number }): Promise<string> {
  const port = ports[Math.floor(turn / inARow) % ports.length] ?? 0;
  if (name !== 'accept') return send({ port }, { method: 'GET', path: `/api/commerce/v1/orders${name === 'single order' ? `/${String(FIRST_NUMBER + turn % ORDERS)}` : '?limit=50'}`, headers: { authorization: `Bearer ${commerce}` } });
  const order = FIRST_NUMBER + orders.accepted;
  orders.accepted += 1;
  return send({ port }, { method: 'POST', path: `/api/fulfillment/v1/orders/${String(order)}/accept`, headers: { authorization: `Bearer ${warehouse}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: JSON.stringify({ wms_reference: `W-${String(order)}` }) });
}

/** Make calls by several callers at once, so many in a row on one process; answers what one took, in milliseconds of CPU. */
async function meter(topology: Topology, name: CallName, { calls, inARow = 1 }: { calls: number; inARow?: number }): Promise<number> {
  const before = cpuOf(topology.pids);
  let made = 0;
  await Promise.all(Array.from({ length: CALLERS }, async () => {
    while (made < calls) await callOf(topology, name, { turn: made++, inARow });
  }));
  await delay(SETTLING_MILLISECONDS); // what the calls left to the worker belongs to them
  return (cpuOf(topology.pids) - before) / calls;
}

/** What each process of a topology keeps when nobody calls it. */
async function showIdleMemory({ children }: Topology): Promise<void> {
  await delay(IDLE_MILLISECONDS);
  for (const { services, child } of children) showFigure({ surface: 'processes', figure: `idle memory of ${services}`, database: 'mariadb', value: residentOf(child.pid ?? 0), unit: 'MB', bound: SUBGRAPHS.some((subgraph) => subgraph === services) ? 90 : undefined });
}

const idle = async (topology: Topology, work: () => Promise<void> = () => Promise.resolve()): Promise<Topology> => {
  await inTurn(topology, work);
  return topology;
};

const one = await idle(await openProduct('one', ['all'], { orders: ORDERS }));
const two = await idle(await openProduct('two', ['all', 'all'], { orders: ORDERS }));
const apart = await openProduct('apart', SERVICES, { orders: ORDERS, isApart: true });
await idle(apart, () => showIdleMemory(apart));
const floorsOf = await openFloors([...new Set(Object.values(CALLS).map(({ surface }) => surface))], ORDERS);

for (const call of Object.keys(CALLS) as CallName[]) {
  const { surface, calls, warmUp, apartBound } = CALLS[call];
  const [floor, twoFloors] = floorsOf(surface);
  for (const topology of [one, two, apart, floor, twoFloors]) await inTurn(topology, () => meter(topology, call, { calls: warmUp * topology.ports.length }));
  const measured = [one, two, two, apart, floor, twoFloors].map((topology, index) => ({ topology, inARow: index === 2 ? calls / 2 : 1, taken: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { topology, inARow, taken } of measured) taken.push(await inTurn(topology, () => meter(topology, call, { calls, inARow })));
  }
  const [ofOne = [], ofTwo = [], ofHalves = [], ofApart = [], ofFloor = [], ofTwoFloors = []] = measured.map(({ taken }) => taken);
  const ratios = (taken: readonly number[], of: readonly number[]): readonly number[] => taken.map((value, round) => value / (of[round] ?? 0));
  const show = (name: string, { taken, of, ratio = median(ratios(taken, of)), bound }: { taken: readonly number[]; of: readonly number[]; ratio?: number; bound?: number | undefined }): void => {
    showResult({ surface: 'processes', call: `${call}, ${name}`, database: 'mariadb', floor: 'one', oursMs: median(taken), floorMs: median(of), ratio, bound });
  };
  show('two', { taken: ofTwo, of: ofOne });
  show('two by hand', { taken: ofTwoFloors, of: ofFloor });
  show('two, beside two by hand', { taken: ofTwo, of: ofOne, ratio: median(ratios(ratios(ofTwo, ofOne), ratios(ofTwoFloors, ofFloor))), bound: TWO_BOUND });
  show('two in halves', { taken: ofHalves, of: ofOne, bound: TWO_BOUND });
  show('apart', { taken: ofApart, of: ofOne, bound: apartBound });
}
for (const topology of [one, two, apart]) await topology.close();
process.exit();
