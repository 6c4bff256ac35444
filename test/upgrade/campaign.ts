import { createRandom, type Random } from '../../gateway/demo/data/random.js';
import { newProduct } from '../cluster/new-product.js';
import { firstCounts, nextBurst } from '../kills/burst.js';
import type { Answered, WireCall } from '../kills/doors.js';
import { feedReader } from '../kills/feeds.js';
import type { State, Work } from '../kills/work.js';
import { READS } from '../restarts/reads.js';
import { storedFlaws } from '../restarts/stored-flaws.js';
import type { ReleaseTree } from './release-tree.js';
import { openUpgradeWorld, type Side, type UpgradeWorld } from './upgrade-world.js';

/** What is to be run. */
export interface Plan {
  readonly before: ReleaseTree;
  readonly seed: number;
  readonly say: (text: string) => void;
}

/** What is counted. */
export type Figures = Record<'calls' | 'keysOnBoth' | 'pages' | 'duringMigration' | 'orders' | 'products' | 'events' | 'webhooks' | 'webhooksSentAgain', number>;

interface Run {
  readonly world: UpgradeWorld;
  readonly random: Random;
  readonly state: State;
  readonly figures: Figures;
  readonly found: Set<string>;
}

const [BURSTS_BEFORE, BURSTS_BESIDE, BURSTS_AFTER, MOST_SHOWN] = [4, 24, 4, 300];

/** Let this release migrate and run beside the one before, with calls to either, then end that one; answers what is wrong. */
export async function runUpgrade({ before, seed, say }: Plan): Promise<{ readonly found: readonly string[]; readonly figures: Figures }> {
  const world = await openUpgradeWorld(before);
  const run: Run = {
    world, random: createRandom(seed, 'upgrade'), found: new Set(), state: { orders: [], levels: new Map(), keys: new Set(), made: 0 },
    figures: { calls: 0, keysOnBoth: 0, pages: 0, duringMigration: 0, orders: 0, products: 0, events: 0, webhooks: 0, webhooksSentAgain: 0 },
  };
  try {
    await callAll(run, [world.old], firstCounts(run.state, run.random));
    await bursts(run, [world.old], BURSTS_BEFORE);
    const begun = world.startNew();
    const made = await whileMigrating(run, begun);
    say(`${made.name} is up; ${String(run.figures.duringMigration)} calls were answered by the release before meanwhile`);
    const hosts = await world.startOldHosts();
    await bursts(run, [world.old, made, hosts], BURSTS_BESIDE);
    say(`Both releases were called: ${JSON.stringify(run.figures)}`);
    for (const one of [hosts, world.old]) if (await one.stop() !== 0) run.found.add(`${one.name} did not end in order`);
    await bursts(run, [made], BURSTS_AFTER);
    for (const one of await storedFlaws({ world, state: run.state, reader: feedReader(made.send), figures: run.figures })) run.found.add(one);
  } finally {
    await world.close();
  }
  return { found: [...run.found], figures: run.figures };
}

async function whileMigrating(run: Run, begun: Promise<Side>): Promise<Side> {
  const before = run.figures.calls;
  for (;;) {
    const burst = bursts(run, [run.world.old], 1);
    const up = await Promise.race([begun, burst]);
    await burst;
    run.figures.duringMigration = run.figures.calls - before;
    if (up) return up;
  }
}

async function bursts(run: Run, sides: readonly [Side, ...Side[]], count: number): Promise<void> {
  for (let burst = 0; burst < count; burst += 1) {
    await callAll(run, sides, [...nextBurst(run.state, run.random), newProduct(run.state), ...READS]);
    await Promise.all(sides.map((side) => readPage(run, side)));
  }
}

/** Send each call to one of the processes; a keyed one again to another, which gives the same answer. */
async function callAll(run: Run, sides: readonly [Side, ...Side[]], works: readonly Work[]): Promise<void> {
  const done = await Promise.all(works.map(async (work) => ({ work, answer: await answerOf(run, sides, work) })));
  for (const { work, answer } of done.toSorted((one, other) => Number(one.work.reads ?? false) - Number(other.work.reads ?? false))) {
    if (!answer) continue;
    if (work.call.key !== undefined) run.state.keys.add(work.call.key);
    work.apply(answer);
  }
}

async function answerOf({ random, figures, found }: Run, sides: readonly [Side, ...Side[]], { call, isDone }: Work): Promise<Answered | undefined> {
  const [side, other] = [random.pick(sides), random.pick(sides)];
  figures.calls += 1;
  const answer = await sent(side, call);
  if (!isDone(answer, false)) {
    found.add(`${side.name}: ${called(call, answer)}`);
    return undefined;
  }
  if (call.key !== undefined && other !== side) {
    figures.keysOnBoth += 1;
    const again = await sent(other, call);
    if (again.status !== answer.status || again.body !== answer.body) found.add(`${other.name}, after ${side.name} had answered ${answer.body.slice(0, MOST_SHOWN)}: ${called(call, again)}`);
  }
  return answer;
}

const sent = ({ send }: Side, call: WireCall): Promise<Answered> => send(call).catch((error: unknown) => ({ status: 0, body: String(error) }));
const called = ({ door, method, path }: WireCall, { status, body }: Answered): string => `${door} ${method} ${path} was answered ${String(status)}: ${body.slice(0, MOST_SHOWN)}`;

async function readPage({ figures, found }: Run, { name, host }: Side): Promise<void> {
  figures.pages += 1;
  const page = await fetch(`${host}/returns/lume`, { headers: { 'x-forwarded-for': `10.1.${String(figures.pages % 250)}.1` } });
  const body = await page.text();
  if (page.status !== 200 || !body.includes('<html')) found.add(`${name}: the returns page was answered ${String(page.status)}: ${body.slice(0, MOST_SHOWN)}`);
}
