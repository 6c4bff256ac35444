import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random } from '../../gateway/demo/data/random.js';
import { launchFaulty, startFaulty, type FaultyProcess } from '../faults/faulty-process.js';
import { storedRows } from '../faults/stored-rows.js';
import { until } from '../kit/until.js';
import { firstCounts, nextBurst } from './burst.js';
import { check } from './check.js';
import type { Answered } from './doors.js';
import { feedReader } from './feeds.js';
import type { State, Work } from './work.js';
import { openWorld, type World } from './world.js';

/** What is to be run. */
export interface Plan {
  readonly seed: number;
  readonly kills: number;
  readonly onKill?: (kill: number, found: number) => void;
  /** What a test looks at, or does to the databases, before all is over; `again` checks once more. */
  readonly atEnd?: (world: World, again: () => Promise<string[]>) => Promise<void>;
}

/** What came of a plan. */
export interface Outcome {
  readonly seconds: number;
  readonly found: readonly string[];
  readonly figures: Record<'calls' | 'unanswered' | 'doneBefore' | 'startsKilled' | 'orders' | 'returns' | 'events' | 'deliveries' | 'sentAgain', number>;
}

interface Run {
  readonly world: World;
  readonly random: Random;
  readonly state: State;
  readonly reader: ReturnType<typeof feedReader>;
  readonly figures: Outcome['figures'];
  readonly found: Set<string>;
  process: FaultyProcess;
  /** By how much the clock of the product is ahead. */
  turned: number;
}

/** A process counts as dead after 20 s; a change becomes visible to pollers some seconds later. */
const GONE_AND_MORE = 21_000;
const LEASES_AND_MORE = 120_000;
const MOST_FOUND = 10;
const [MOST_AFTER, MOST_MILLISECONDS] = [12, 15];
const [STARTS_KILLED, MOST_OF_A_START] = [0.1, 1500];
const RETURNED = 0.5;

/** Kill the product as often as a plan says, each time in the middle of writes, and check after each kill what is left. */
export async function runKills({ seed, kills, onKill, atEnd }: Plan): Promise<Outcome> {
  const began = performance.now();
  const world = await openWorld();
  const run: Run = {
    world, random: createRandom(seed, 'kills'), reader: feedReader(world.send), process: world.process, turned: 0, found: new Set(),
    state: { orders: [], levels: new Map(), keys: new Set(), made: 0 },
    figures: { calls: 0, unanswered: 0, doneBefore: 0, startsKilled: 0, orders: 0, returns: 0, events: 0, deliveries: 0, sentAgain: 0 },
  };
  try {
    await answerAll(run, firstCounts(run.state, run.random));
    for (let kill = 1; kill <= kills && run.found.size < MOST_FOUND; kill += 1) {
      await killOnce(run);
      for (const one of await checked(run)) run.found.add(one);
      await announceReturns(run);
      onKill?.(kill, run.found.size);
    }
    await deliverAll(run);
    await atEnd?.(world, () => checked(run));
  } finally {
    await run.process.stop();
    await world.close();
  }
  return { seconds: (performance.now() - began) / 1000, found: [...run.found], figures: run.figures };
}

/** A burst, and in the middle of it the end of the process; the next one is sent what was not answered. */
async function killOnce(run: Run): Promise<void> {
  const { random, world: { settings, send } } = run;
  const burst = nextBurst(run.state, random);
  const sent = burst.map(async (work) => ({ work, answer: await send(work.call).catch(() => undefined) }));
  await someAnswered(sent, random.between(0, Math.min(MOST_AFTER, burst.length - 1)));
  await delay(random.between(0, MOST_MILLISECONDS));
  run.process.kill();
  await run.process.died;
  const ended = await Promise.all(sent);
  run.turned += GONE_AND_MORE;
  if (random.chance(STARTS_KILLED)) await killStart(run);
  run.process = await startFaulty(settings, run.turned);
  const answered = ended.flatMap(({ work, answer }) => (answer && work.isDone(answer, false) ? [{ work, answer }] : []));
  const lost = ended.filter(({ work, answer }) => !answer || !work.isDone(answer, false)).map(({ work }) => work);
  run.figures.unanswered += lost.length;
  run.figures.doneBefore += await doneBefore(run.world, lost);
  for (const { answer } of ended) if (answer && answer.status < 500 && answer.status !== 200 && answer.status !== 201) run.found.add(`answered ${String(answer.status)}: ${answer.body.slice(0, 300)}`);
  await answerAll(run, lost, { answered, again: true });
}

/** How many of these calls were committed, by their keys, although none was answered. */
async function doneBefore({ databases }: World, lost: readonly Work[]): Promise<number> {
  const keys = new Set(lost.map(({ call: { key } }) => key));
  const calls = await storedRows<{ idempotency_key: string; command_id: string }>(databases.identity, 'SELECT idempotency_key, command_id FROM calls WHERE idempotency_key IS NOT NULL');
  const commands = new Set((await storedRows<{ id: string }>(databases.orders, 'SELECT id FROM command')).map(({ id }) => id));
  return calls.filter((call) => keys.has(call.idempotency_key) && commands.has(call.command_id)).length;
}

async function someAnswered(sent: readonly Promise<unknown>[], least: number): Promise<void> {
  let left = least;
  if (left > 0) await new Promise<void>((resolve) => { for (const one of sent) void one.then(() => { left -= 1; if (left <= 0) resolve(); }); });
}

async function killStart(run: Run): Promise<void> {
  const started = launchFaulty(run.world.settings, run.turned);
  const up = started.up.catch(() => undefined);
  await delay(run.random.between(0, MOST_OF_A_START));
  started.kill();
  await Promise.all([started.died, up]);
  run.turned += GONE_AND_MORE;
  run.figures.startsKilled += 1;
}

interface Before { readonly answered: readonly { readonly work: Work; readonly answer: Answered }[]; readonly again: boolean }

/** Send calls until each is answered as done, then note what they and those before did: first what wrote, then what read. */
async function answerAll(run: Run, works: readonly Work[], { answered, again }: Before = { answered: [], again: false }): Promise<void> {
  const later = await Promise.all(works.map(async (work) => ({ work, answer: await untilDone(run, work, again) })));
  const all = [...answered, ...later].toSorted((one, other) => Number(one.work.reads ?? false) - Number(other.work.reads ?? false));
  run.figures.calls += all.length;
  for (const { work, answer } of all) {
    if (!answer) continue;
    if (work.call.key !== undefined) run.state.keys.add(work.call.key);
    work.apply(answer);
  }
}

const MOST_TRIES = 40;

/** A call answered 5xx or that its key is busy is sent again; any other failure is a finding. */
async function untilDone({ world, found }: Run, { call, isDone }: Work, again: boolean): Promise<Answered | undefined> {
  let last: Answered | undefined;
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    last = await until(() => world.send(call).catch(() => undefined));
    if (isDone(last, again || tried > 0)) return last;
    if (last.status < 500 && !last.body.includes('idempotency_key_in_progress')) break;
    await delay(50);
  }
  found.add(`${call.door} ${call.method} ${call.path} was answered ${String(last?.status)}: ${String(last?.body.slice(0, 300))}`);
  return undefined;
}

/** What is wrong once every event has gone where it goes. */
async function checked(run: Run): Promise<string[]> {
  const { world, reader, figures, state } = run;
  await until(async () => ((await storedRows(world.databases.orders, 'SELECT id FROM outbox WHERE pending = 1')).length === 0 ? true : undefined));
  await reader.read();
  Object.assign(figures, { orders: state.orders.length, returns: state.orders.filter(({ back }) => back).length });
  return check(world, state, reader.feeds);
}

/** Some of the shipped goods come back. */
async function announceReturns({ world, state, random }: Run): Promise<void> {
  for (const order of state.orders) {
    if (order.model.status !== 'SHIPPED' || order.back || !order.isPlaced || !random.chance(RETURNED)) continue;
    const { announceReturn } = await world.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }',
      { input: { orderReference: order.model.number, lines: [{ sku: order.model.fulfillmentOrders[0]?.lines[0]?.sku, quantity: 1 }], expected: true } }) as { announceReturn: { number: string } };
    order.back = { number: announceReturn.number, isReceived: false };
  }
}

/** In the end every receiver has everything, also what a sender had under way when it was killed. */
async function deliverAll(run: Run): Promise<void> {
  const { world, reader, figures, found } = run;
  await run.process.instruct({ turn: LEASES_AND_MORE });
  for (const one of await checked(run)) found.add(one);
  await until(async () => ((await storedRows(world.databases.identity, "SELECT id FROM delivery WHERE state = 'WAITING'")).length === 0 ? true : undefined));
  const ids = new Set(world.received.map(({ headers }) => String(headers['x-service-webhook-id'])));
  const missing = [...reader.feeds.A, ...reader.feeds.D].filter((id) => !ids.has(id));
  if (missing.length > 0) found.add(`no receiver got ${missing.join(', ')}`);
  const [counted] = await storedRows<{ events: number }>(world.databases.orders, 'SELECT COUNT(DISTINCT id) AS events FROM outbox');
  const deliveries = reader.feeds.A.size + reader.feeds.D.size;
  Object.assign(figures, { events: counted?.events, deliveries, sentAgain: world.received.length - deliveries });
}
