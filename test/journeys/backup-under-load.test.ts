import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#kernel/config.js';
import { createRandom } from '../../gateway/demo/data/random.js';
import { startFaulty, type FaultyProcess } from '../faults/faulty-process.js';
import { storedRows } from '../faults/stored-rows.js';
import { firstCounts, nextBurst } from '../kills/burst.js';
import { check } from '../kills/check.js';
import type { Answered } from '../kills/doors.js';
import { feedReader } from '../kills/feeds.js';
import type { State, Work } from '../kills/work.js';
import { openWorld, type World } from '../kills/world.js';
import { companyFlaws } from '../kit/company-flaws.js';
import { databaseSettings } from '../kit/database-settings.js';
import { porticoProcess, type Settings } from '../kit/portico-process.js';
import { until } from '../kit/until.js';

/** A call that was answered as done: when it was sent and answered, by the clock of this machine, and in which burst. */
interface Sent {
  readonly work: Work;
  readonly burst: number;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly body: string;
}

interface Result {
  readonly takenAt: string;
  readonly heldMilliseconds: number;
}

const [SEED, BURSTS_BEFORE, LEAST_BURSTS] = [24, 8, 4];
/** A process counts as dead after 20 s, and what it had under way is free then. */
const GONE_AND_MORE = 150_000;

const random = createRandom(SEED, 'backup');
const state: State = { orders: [], levels: new Map(), keys: new Set(), made: 0 };
const sent: Sent[] = [];
let [world, folder, burst]: [World, string, number] = [undefined as never, '', 0];
let process: FaultyProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-backup-'));
  world = await openWorld();
});
afterAll(async () => {
  await world.process.stop();
  await process?.stop();
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Only calls with a key can be sent again later without being done again. */
const keyedBurst = (): Work[] => nextBurst(state, random).filter(({ call: { key } }) => key !== undefined);

/** Each call is sent twice at once, and its key decides. */
async function sendAll(works: readonly Work[]): Promise<void> {
  burst += 1;
  const answered = await Promise.all(works.map(async (work): Promise<Sent> => {
    const sentAt = Date.now(); // compared with the time in the manifest, which another process took
    const body = await doneOf(work);
    return { work, burst, sentAt, answeredAt: Date.now(), body };
  }));
  for (const one of answered) {
    if (one.work.call.key !== undefined) state.keys.add(one.work.call.key);
    one.work.apply({ status: 200, body: one.body });
  }
  sent.push(...answered);
}

const isBusy = ({ status, body }: Answered): boolean => status >= 500 || body.includes('idempotency_key_in_progress');

async function doneOf({ call, isDone }: Work): Promise<string> {
  const both = await Promise.all([world.send(call), world.send(call)]);
  const done = both.find((answer) => isDone(answer, false)) ?? await until(async () => {
    const again = await world.send(call);
    return isBusy(again) ? undefined : again;
  });
  if (!isDone(done, false)) throw new Error(`${call.method} ${call.path} was answered ${String(done.status)} ${done.body}`);
  return done.body;
}

/** Some of what was shipped comes back. */
async function announceReturns(): Promise<void> {
  for (const order of state.orders.filter(({ at, model }) => at === 'MI1' && model.status === 'SHIPPED')) {
    const { announceReturn } = await world.asStaff('mutation R($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }',
      { input: { orderReference: order.model.number, lines: [{ sku: 'MUG', quantity: 1 }], expected: true } }) as { announceReturn: { number: string } };
    order.back = { number: announceReturn.number, isReceived: false };
  }
}

const drained = (settings: Settings): Promise<unknown> => until(async () =>
  ((await storedRows(readConfig(settings).databases.orders, 'SELECT id FROM outbox WHERE pending = 1')).length === 0 ? true : undefined));

/** The commands and calls of a deployment, by the ids of commands. */
async function recordsOf(settings: Settings): Promise<{ commands: Set<string>; calls: Map<string, { key: string; state: string }> }> {
  const { orders, identity } = readConfig(settings).databases;
  const commands = await storedRows<{ id: string }>(orders, 'SELECT DISTINCT id FROM command');
  const calls = await storedRows<{ command_id: string; idempotency_key: string; state: string }>(identity, 'SELECT command_id, idempotency_key, state FROM calls WHERE idempotency_key IS NOT NULL');
  return { commands: new Set(commands.map(({ id }) => id)), calls: new Map(calls.map((call) => [call.command_id, { key: call.idempotency_key, state: call.state }])) };
}

test('a backup that is taken in the middle of writes is one moment: what was answered before it is there whole, what was sent after it is not there at all, and every call is done once when all are sent again', async () => {
  const backup = join(folder, 'backup');
  await sendAll(firstCounts(state, random));
  for (let before = 0; before < BURSTS_BEFORE; before += 1) await sendAll(keyedBurst());
  await announceReturns();

  const running = { isOver: false };
  const taking = porticoProcess(world.settings, 'backup', backup, '--json').finally(() => { running.isOver = true; });
  const first = burst;
  while (!running.isOver || burst - first < LEAST_BURSTS) await sendAll(keyedBurst());
  const taken = await taking;
  await sendAll(keyedBurst());
  await world.process.stop();
  expect(taken).toMatchObject({ status: 0, stderr: '' });
  const { takenAt, heldMilliseconds } = JSON.parse(taken.stdout) as Result;

  const restored: Settings = { ...world.settings, PORTICO_DATA: join(folder, 'restored'), ...databaseSettings() };
  const rehearsal = await porticoProcess(restored, 'restore', backup, '--rehearse', '--json');
  expect([rehearsal.status, rehearsal.stderr, (JSON.parse(rehearsal.stdout) as { state: string }[]).filter(({ state: of }) => of !== 'good')]).toEqual([0, '', []]);
  expect(await porticoProcess(restored, 'restore', backup)).toMatchObject({ status: 0, stderr: '' });

  const { commands, calls } = await recordsOf(restored);
  const keys = new Set([...calls.values()].map(({ key }) => key));
  const [from, to] = [Date.parse(takenAt) - heldMilliseconds - 1, Date.parse(takenAt)];
  const before = sent.filter(({ answeredAt, work: { call: { key } } }) => key !== undefined && answeredAt < from);
  const after = sent.filter(({ sentAt }) => sentAt > to);
  expect([before.length > 0, after.length > 0]).toEqual([true, true]);
  const done = new Map([...calls].map(([id, { key, state: of }]) => [key, [of, commands.has(id)]]));
  expect(before.filter(({ work }) => JSON.stringify(done.get(work.call.key ?? '')) !== '["DONE",true]')).toEqual([]);
  expect(after.filter(({ work }) => keys.has(work.call.key ?? ''))).toEqual([]);
  expect([...calls].filter(([id, call]) => call.state === 'DONE' && !commands.has(id))).toEqual([]);
  expect([...commands].filter((id) => !calls.has(id))).toEqual([]);

  const { orders, identity } = readConfig(restored).databases;
  expect(await companyFlaws((sql) => storedRows(orders, sql), 1)).toEqual([]);
  const events = new Set((await storedRows<{ id: string }>(orders, 'SELECT id FROM outbox')).map(({ id }) => id));
  const queued = await storedRows<{ event_id: string }>(identity, 'SELECT event_id FROM delivery');
  expect(queued.filter(({ event_id: id }) => !events.has(id))).toEqual([]);

  process = await startFaulty(restored, GONE_AND_MORE);
  const answers: (readonly [string, string])[] = [];
  for (let again = 1; again <= burst; again += 1) {
    await Promise.all(sent.filter((one) => one.burst === again && one.work.call.key !== undefined).map(async (one) => { answers.push([await doneOf(one.work), one.body]); }));
  }
  await drained(restored);
  const reader = feedReader(world.send);
  await reader.read();
  expect(await check({ ...world, databases: readConfig(restored).databases }, state, reader.feeds)).toEqual([]);
  const replayed = answers.filter(([again, original]) => again === original).length;
  expect(replayed).toBeGreaterThanOrEqual(before.length);
});
