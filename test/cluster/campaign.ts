import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { readyHost } from '#subgraph-kit/ready-host.js';
import { createRandom, type Random } from '../../gateway/demo/data/random.js';
import { storedRows } from '../faults/stored-rows.js';
import { firstCounts, nextBurst } from '../kills/burst.js';
import { check } from '../kills/check.js';
import { feedReader } from '../kills/feeds.js';
import type { State, Work } from '../kills/work.js';
import { until } from '../kit/until.js';
import { callUntilDone, type Figures } from './call-until-done.js';
import { openClusterWorld, SCHEMA, type ClusterWorld } from './cluster-world.js';
import type { GaleraCluster } from './galera-cluster.js';
import type { GaleraNode } from './galera-node.js';
import { nodeFlaws } from './same-rows.js';
import { newProduct } from './new-product.js';

/** What is to be run. */
export interface Plan {
  readonly seed: number;
  /** How often the node that is written is killed. */
  readonly kills: number;
  /** How often it is paused for longer than its group waits. */
  readonly pauses: number;
  readonly say: (text: string) => void;
}

interface Run {
  readonly cluster: GaleraCluster;
  readonly world: ClusterWorld;
  readonly random: Random;
  readonly state: State;
  readonly reader: ReturnType<typeof feedReader>;
  readonly figures: Figures;
  readonly found: Set<string>;
}

const [MOST_BEFORE, PRODUCTS] = [6, 3];
/** Longer than evs.inactive_timeout of the nodes. */
const PAUSED_MILLISECONDS = 8000;
/** From the moment that the other nodes have agreed that it is gone. */
const MOST_AFTER_REGROUPING = 5000;

/** Take the node that is written away again and again under load, and check each time what is left; answers what was found. */
export async function runCluster(cluster: GaleraCluster, { seed, kills, pauses, say }: Plan): Promise<{ readonly found: readonly string[]; readonly figures: Figures }> {
  const world = await openClusterWorld(cluster);
  const run: Run = {
    cluster, world, random: createRandom(seed, 'cluster'), reader: feedReader(world.sends[0]), found: new Set(),
    state: { orders: [], levels: new Map(), keys: new Set(), made: 0 },
    figures: { calls: 0, refused: 0, slowestAnswer: 0, unavailable: 0, afterRegrouping: 0, orders: 0, products: 0, events: 0, kills: 0, pauses: 0 },
  };
  try {
    await answered(run, firstCounts(run.state, run.random));
    for (let round = 1; round <= kills + pauses; round += 1) {
      await takeAway(run, round <= kills ? 'kill' : 'pause');
      for (const one of await checked(run)) run.found.add(one);
      say(`${round <= kills ? 'kill' : 'pause'} ${String(round)}: ${JSON.stringify(run.figures)}, ${String(run.found.size)} found`);
    }
    await world.stop();
    const { found, tables } = await nodeFlaws(cluster);
    for (const one of found) run.found.add(one);
    say(`${String(tables)} tables compared on three nodes`);
  } finally {
    await world.close();
  }
  return { found: [...run.found], figures: run.figures };
}

/** A burst, and in the middle of it the end of the node that is written; another burst while it is away; then it comes back. */
async function takeAway(run: Run, way: 'kill' | 'pause'): Promise<void> {
  const { cluster, world, random, figures } = run;
  const node = await writtenNode(cluster);
  const burst = answered(run, burstOf(run));
  await delay(random.between(0, MOST_BEFORE) * 25);
  const since = performance.now();
  if (way === 'kill') await node.kill(); else node.pause();
  const recovery = recovered(run, since, regrouped(cluster, node));
  await burst;
  await recovery;
  await answered(run, burstOf(run));
  if (way === 'pause') await delay(Math.max(0, PAUSED_MILLISECONDS - (performance.now() - since)));
  if (way === 'kill') await node.restart(); else node.resume();
  for (const one of cluster.nodes) await one.synced();
  figures[`${way}s`] += 1;
  world.readFrom(await writtenNode(cluster));
}

/** The node that the processes write. */
async function writtenNode({ nodes }: GaleraCluster): Promise<GaleraNode> {
  const url = await readyHost(nodes.map((node) => `${node.url}${SCHEMA}_orders`));
  return nodes.find((node) => url.startsWith(node.url)) ?? nodes[0];
}

const burstOf = ({ state, random }: Run): Work[] => [...nextBurst(state, random), ...Array.from({ length: PRODUCTS }, () => newProduct(state))];

/** When the other nodes are a group without it. */
async function regrouped({ nodes }: GaleraCluster, gone: GaleraNode): Promise<number> {
  const [other] = nodes.filter((node) => node !== gone);
  await until(async () => {
    const [size] = await other?.rows<{ Value: string }>("SHOW STATUS LIKE 'wsrep_cluster_size'").catch(() => []) ?? [];
    return size?.Value === String(nodes.length - 1) || undefined;
  });
  return performance.now();
}

/** How long it took until each process wrote again: a product that both take. */
async function recovered({ world: { sends }, state, figures, found }: Run, since: number, regrouping: Promise<number>): Promise<void> {
  await Promise.all(sends.map(async (send) => {
    const { call, isDone } = newProduct(state);
    await until(async () => isDone(await send(call), true) || undefined);
    state.keys.add(call.key ?? '');
  }));
  const [wrote, agreed] = [performance.now(), await regrouping];
  figures.unavailable = Math.max(figures.unavailable, Math.round(wrote - since));
  const after = Math.round(wrote - agreed);
  figures.afterRegrouping = Math.max(figures.afterRegrouping, after);
  if (after > MOST_AFTER_REGROUPING) found.add(`the processes wrote again ${String(after)} ms after the nodes had agreed`);
}

/** Send calls until each is answered as done, then note what they did: first what wrote, then what read. */
async function answered(run: Run, works: readonly Work[]): Promise<void> {
  const { world: { sends }, random, figures, found, state } = run;
  const done = await Promise.all(works.map(async (work) => ({ work, answer: await callUntilDone(work, { sends, random, figures, found }) })));
  for (const { work, answer } of done.toSorted((one, other) => Number(one.work.reads ?? false) - Number(other.work.reads ?? false))) {
    if (!answer) continue;
    if (work.call.key !== undefined) state.keys.add(work.call.key);
    work.apply(answer);
  }
}

const GAPS = 'SELECT stamp, COUNT(*) AS events FROM outbox WHERE company_id = 1 GROUP BY stamp HAVING COUNT(*) <> MAX(place) + 1 OR COUNT(*) <> COUNT(DISTINCT id)';

/** What is wrong once every event has gone where it goes. */
async function checked({ world, reader, figures, state }: Run): Promise<string[]> {
  const orders = <Row>(sql: string): Promise<Row[]> => storedRows<Row>(world.databases.orders, sql);
  await until(async () => ((await orders('SELECT id FROM outbox WHERE pending = 1')).length === 0 ? true : undefined));
  await reader.read();
  const gaps = (await orders<object>(GAPS)).map((gap) => `the events of a change have a gap or a double: ${JSON.stringify(gap)}`);
  const products = await storedRows<{ sku: string; times: number }>(world.databases.catalog ?? world.databases.orders, "SELECT sku, COUNT(*) AS times FROM variant WHERE company_id = 1 AND sku LIKE 'H-%' GROUP BY sku");
  const doubled = products.filter(({ times }) => times !== 1).map(({ sku, times }) => `product ${sku} is there ${String(times)} times`);
  const wanted = [...state.keys].filter((key) => key.startsWith('h-')).length;
  const [counted] = await orders<{ events: number }>('SELECT COUNT(DISTINCT id) AS events FROM outbox');
  Object.assign(figures, { orders: state.orders.length, products: products.length, events: Number(counted?.events) });
  return [...await check(world, state, reader.feeds), ...gaps, ...doubled, ...(products.length === wanted ? [] : [`${String(products.length)} products are stored, ${String(wanted)} were answered`])];
}
