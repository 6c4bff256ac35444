import { createLog } from '#kernel/log.js';
import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createBulkJobs } from '../../gateway/relay/bulk-jobs.js';
import { staffOf } from '../kit/company.js';
import { systemOf } from '../kit/open-graph.js';
import { fill, FIRST_NUMBER } from './bench-data.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';
import { showResult } from './report.js';
import { median, onBothDatabases } from './sides.js';

// node dist/test/bench/bulk.js: CPU per order of 500 holds in one call and as a job, against 500 calls that hold one order each. All run in this process, through the graph.

const [ORDERS, ROUNDS, BOUND] = [500, 5, 1.5];
const references = Array.from({ length: ORDERS }, (_, index) => String(FIRST_NUMBER + index));

type Graph = Awaited<ReturnType<typeof openBench>>;

/** The ways to hold all orders; each answers how many it held. */
const waysOf = (graph: Graph, userId: string) => {
  const asStaff = (operation: string, variables: object) => graph.run(operation, variables, staffOf(COMPANY, undefined, userId));
  const jobs = createBulkJobs({ call: graph.call, clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('error') });
  const holdEach = async (): Promise<number> => {
    for (const reference of references) await asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { status } }', { input: { reference, reason: 'bench' } });
    return ORDERS;
  };
  const holdAll = async (): Promise<number> => Number((await asStaff('mutation H($input: HoldOrdersInput!) { holdOrders(input: $input) { changed } }', { input: { references, reason: 'bench' } })).holdOrders.changed);
  const holdAsJob = async (): Promise<number> => {
    const { startHoldOrders: { id } } = await asStaff('mutation S($input: HoldOrdersInput!) { startHoldOrders(input: $input) { id } }', { input: { references, reason: 'bench' } });
    await jobs.drain();
    return Number((await asStaff('query J($id: ID!) { bulkJob(id: $id) { changed } }', { id })).bulkJob.changed);
  };
  const release = (): Promise<unknown> => asStaff('mutation R($input: ReleaseOrdersInput!) { releaseOrders(input: $input) { changed } }', { input: { references } });
  return { ways: [['single calls', holdEach], ['500 holds in one call', holdAll], ['500 holds as a job', holdAsJob]] as const, release };
};

async function cpuOf(hold: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  const held = await hold();
  const { user, system } = process.cpuUsage(before);
  if (held !== ORDERS) throw new Error(`${String(held)} of ${String(ORDERS)} orders were held`);
  return (user + system) / 1000 / ORDERS;
}

async function bench(database: string, databases: BenchDatabases): Promise<void> {
  await fill(databases, ORDERS);
  const graph = await openBench(databases);
  const { createPerson: { id: userId } } = await graph.run('mutation P($input: CreatePersonInput!) { createPerson(input: $input) { id } }', { input: { email: 'bench@example.com', name: 'Bench', role: 'OWNER' } }, systemOf(COMPANY));
  const { ways, release } = waysOf(graph, String(userId));
  const taken = ways.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, hold]] of ways.entries()) {
      const milliseconds = await cpuOf(hold);
      if (round > 0) taken[index]?.push(milliseconds); // the first round is for the compiler
      await release();
    }
  }
  await graph.close();
  const [floorMs = NaN, ...others] = taken.map(median);
  others.forEach((oursMs, index) => { showResult({ surface: 'graph', call: ways[index + 1]?.[0] ?? '', database, floor: 'single', oursMs, floorMs, ratio: oursMs / floorMs, bound: BOUND }); });
}

await onBothDatabases(bench);
