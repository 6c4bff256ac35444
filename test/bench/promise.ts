import { showItems } from './promise-items.js';
import { cartPath, fillPromise, saveCacheSeconds } from './promise-data.js';
import { openBench, type BenchDatabases } from './open-bench.js';
import { benchSurface, send, start, WARM_UP, type Call, type Under } from './sides.js';

// node dist/test/bench/promise.js: CPU per call of promising a cart, computed and kept, against a handler written by hand that does the same work; and of the promises of a page of products beside one.

const [HOUR_SECONDS, ADDRESSES] = [3600, 250];
const ROUNDS = { warmUp: 2 * WARM_UP.record, perRound: 200, rounds: 8 }; // a promise has more code for the compilers than a record

/** When it was computed, and when and from which minute on it can be collected. */
const withoutMoments = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'at').replaceAll(/from \d\d:\d\d/g, 'from');

/** Calls come from several addresses in turn, since limits are counted by it. */
let calls = 0;
const from = (): string => `10.0.0.${String(calls++ % ADDRESSES)}`;

function cartCall(token: string): Call['send'] {
  const path = cartPath(token);
  return (side) => send(side, { method: 'GET', path, headers: { 'x-forwarded-for': from() } });
}

/** The cart again, kept for an hour. */
async function showKept({ credential, databases, show }: Under): Promise<void> {
  await withGraph(databases, (graph) => saveCacheSeconds(graph, HOUR_SECONDS));
  await show({ ...ROUNDS, name: 'the same, kept', bounds: { unlogged: 1.5 }, comparable: withoutMoments, send: cartCall(credential) });
}

async function withGraph(databases: BenchDatabases, work: (graph: Awaited<ReturnType<typeof openBench>>) => Promise<unknown>): Promise<void> {
  const graph = await openBench(databases);
  await work(graph);
  await graph.close();
}

await benchSurface('promise', {
  logsCalls: false,
  fill: fillPromise,
  startProduct: (databases) => start('ours.js', databases, { args: ['promise', 'unlimited'] }), // an address has fewer calls than the bench is fast
  calls: ({ credential }) => [{ ...ROUNDS, name: 'cart of 5 lines, computed', bounds: { unlogged: 2 }, comparable: withoutMoments, send: cartCall(credential) }],
  afterwards: async (under) => {
    await withGraph(under.databases, (graph) => showItems(graph, under.database));
    await showKept(under);
  },
});
