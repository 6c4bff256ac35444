import type { Call } from '#client/call.js';
import { Failure } from '#contract/failure.js';
import type { Job } from '../../../gateway/relay/job-run.js';
import { createScheduler, type Scheduler } from '../../../gateway/relay/scheduler.js';
import { createMetrics, type JobsAndMails } from '../../../gateway/server/metrics.js';
import { workerTasks } from '../../../gateway/server/worker-tasks.js';
import { testDialect } from '../../kit/database.js';
import { testIdentity, type TestIdentity } from '../../kit/identity.js';
import type { ManualClock } from '../../kit/manual-clock.js';

const SECOND = 1000;
const MINUTE = 60_000;
const YEAR = 31_536_000_000;

// An embedded database has one process by design: there two workers reach it through that one.
const [here, there] = [await testIdentity(), testDialect === 'mysql' ? 'its own' : undefined];
const elsewhere: TestIdentity = there === undefined ? here : await testIdentity('2026-03-10T08:00:00.000Z', here.location);
afterAll(() => Promise.all([...new Set([here.subgraph, elsewhere.subgraph])].map((subgraph) => subgraph.close())));

const clocks = new Set<ManualClock>([here.clock, elsewhere.clock]);
const later = (milliseconds: number): void => { for (const clock of clocks) clock.turn(milliseconds); };
const clock = { now: () => here.clock.now() };

let complaints: unknown[] = [];
const note = (level: string) => (facts: { task?: string; failures?: number }, message: string) => complaints.push([level, facts.task, facts.failures, message]);
const log = { error: note('error'), warn: note('warn'), info: note('info') } as never;
beforeEach(() => { complaints = []; });

let names = 0;
const newName = (): string => `job ${String(names += 1)}`;
const worker = (job: Job, at: TestIdentity = here, call: Call = at.call): Scheduler => createScheduler({ call, clock, log, jobs: [job] });
const failuresOf = async (name: string): Promise<number | undefined> => ((await here.run('{ jobs { name failures } }')).jobs as { name: string; failures: number }[]).find((job) => job.name === name)?.failures;

/** A job whose runs are counted, by worker, and end when the test releases them. */
function countedJob(everyMilliseconds = MINUTE) {
  const [name, runs, ends]: [string, string[], (() => void)[]] = [newName(), [], []];
  const signals: AbortSignal[] = [];
  const job = (whose: string, isHeld = false): Job => ({
    name, everyMilliseconds,
    run: (stopping) => {
      runs.push(whose);
      signals.push(stopping);
      return isHeld ? new Promise<void>((end) => { ends.push(end); }) : Promise.resolve();
    },
  });
  return { name, runs, signals, job, endAll: () => { for (const end of ends) end(); } };
}

/** The runs that a poll begins, until they end. */
async function lookAndSettle(...schedulers: Scheduler[]): Promise<void> {
  await Promise.all(schedulers.map((scheduler) => scheduler.look()));
  await Promise.all(schedulers.map((scheduler) => scheduler.settle()));
}

describe('a recurring job', () => {
  it('runs an interval after it is first known and after each run, and no sooner', async () => {
    const { runs, job } = countedJob();
    const one = worker(job('one'));
    await lookAndSettle(one);
    later(MINUTE - 1);
    await lookAndSettle(one);
    expect(runs).toEqual([]);
    later(1);
    await lookAndSettle(one);
    expect(runs).toEqual(['one']);
    later(MINUTE - 1);
    await lookAndSettle(one);
    expect(runs).toEqual(['one']);
    later(1);
    await lookAndSettle(one);
    expect([runs, complaints]).toEqual([['one', 'one'], []]);
  });

  it('is run by one of two processes that poll at the same time, every time', async () => {
    const { name, runs, job } = countedJob();
    const both = [worker(job('here'), here), worker(job('there'), elsewhere)];
    await lookAndSettle(...both);
    for (let round = 1; round <= 5; round += 1) {
      later(MINUTE);
      await lookAndSettle(...both, ...both);
      expect(runs).toHaveLength(round);
    }
    expect([await failuresOf(name), complaints]).toEqual([0, []]);
  });

  it('of a process that was killed is run by another once its lease is over, and counted as a failure until then', async () => {
    const { name, runs, job } = countedJob();
    const [killed, other] = [worker(job('killed', true)), worker(job('other', true), elsewhere)];
    await lookAndSettle(other);
    later(MINUTE);
    await killed.look();
    later(MINUTE - 1);
    await other.look();
    expect(runs).toEqual(['killed']);
    later(1);
    await other.look();
    expect([runs, await failuresOf(name)]).toEqual([['killed', 'other'], 1]);
  });

  it('that takes long stays with its process while that is alive', async () => {
    const { name, runs, job, endAll } = countedJob();
    const [slow, other] = [worker(job('slow', true)), worker(job('other'), elsewhere)];
    await lookAndSettle(other);
    later(MINUTE);
    for (let half = 0; half < 10; half += 1) {
      await Promise.all([slow.look().then(() => other.look())]);
      later(MINUTE / 2);
    }
    endAll();
    await slow.settle();
    expect([runs, await failuresOf(name), complaints]).toEqual([['slow'], 0, []]);
  });

  it('of a process that was suspended ends there at its next step, and its late report has no effect', async () => {
    const { name, runs, signals, job, endAll } = countedJob();
    const [still, other] = [worker(job('still', true)), worker(job('other'), elsewhere)];
    await lookAndSettle(other);
    later(MINUTE);
    await still.look();
    later(MINUTE);
    await lookAndSettle(other);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    await still.look();
    expect([runs, signals.map(({ aborted }) => aborted)]).toEqual([['still', 'other'], [true, false]]);
    endAll();
    await still.settle();
    expect([await failuresOf(name), complaints]).toEqual([0, [['warn', name, undefined, 'The lease of a worker job expired, and another process runs it now']]]);
    later(MINUTE - 1);
    await lookAndSettle(still, other);
    expect(runs).toHaveLength(2);
  });

  it.each([['a minute', MINUTE, [15, 30, 60, 120, 240, 480, 600, 600]], ['an hour', 60 * MINUTE, [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]]])('every %s waits longer after each failure, with a log line each, until it succeeds', async (_, every, waits) => {
    const name = newName();
    const outcomes: unknown[] = [];
    let isBroken = true;
    const one = worker({ name, everyMilliseconds: every, run: () => { outcomes.push(isBroken); return isBroken ? Promise.reject(new Error('no')) : Promise.resolve(); } });
    await lookAndSettle(one);
    later(every);
    await lookAndSettle(one);
    for (const [index, wait] of waits.entries()) {
      expect([await failuresOf(name), complaints.at(-1)]).toEqual([index + 1, ['error', name, index + 1, 'A worker job failed; it is tried again']]);
      later(wait * SECOND - 1);
      await lookAndSettle(one);
      expect(outcomes).toHaveLength(index + 1);
      isBroken = index + 1 < waits.length;
      later(1);
      await lookAndSettle(one);
      expect(outcomes).toHaveLength(index + 2);
    }
    expect([await failuresOf(name), complaints]).toEqual([0, Array.from(waits, (__, index) => ['error', name, index + 1, 'A worker job failed; it is tried again'])]);
    later(every - 1);
    await lookAndSettle(one);
    expect(outcomes).toHaveLength(waits.length + 1);
  });

  it('runs once after the clock was set forward, and continues after it was set back', async () => {
    const { runs, job } = countedJob();
    const one = worker(job('one'));
    await lookAndSettle(one);
    later(YEAR);
    await lookAndSettle(one);
    await lookAndSettle(one);
    expect(runs).toHaveLength(1);
    later(-YEAR);
    await lookAndSettle(one);
    await lookAndSettle(one);
    expect(runs).toHaveLength(2);
    later(MINUTE);
    await lookAndSettle(one);
    expect(runs).toHaveLength(3);
  });

  it('is not blocked by a lease from before the clock was set back, nor taken because two clocks differ by less than a minute', async () => {
    const { runs, job } = countedJob();
    const [killed, other] = [worker(job('killed', true)), worker(job('other'), elsewhere)];
    await lookAndSettle(other);
    later(MINUTE);
    await killed.look();
    later(-MINUTE + SECOND);
    await lookAndSettle(other);
    expect(runs).toEqual(['killed']);
    later(-YEAR);
    await lookAndSettle(other);
    expect(runs).toEqual(['killed', 'other']);
  });

  it('waits while its rows are unavailable, which is logged once, and then runs', async () => {
    const { runs, job } = countedJob();
    let isUnavailable = false;
    const call: Call = (...asked) => (isUnavailable ? Promise.reject(new Failure('UNAVAILABLE', 'away')) : here.call(...asked));
    const one = worker(job('one'), here, call);
    await lookAndSettle(one);
    isUnavailable = true;
    for (let looks = 0; looks < 20; looks += 1) {
      later(5 * SECOND);
      await lookAndSettle(one);
    }
    isUnavailable = false;
    later(5 * SECOND);
    await lookAndSettle(one);
    expect([runs, complaints.map((complaint) => (complaint as unknown[])[3])]).toEqual([['one'], [
      'Worker jobs cannot be claimed; this is tried again', 'Worker jobs are claimed again']]);
  });

  it('whose end cannot be recorded runs again once its lease has expired', async () => {
    const { name, runs, job } = countedJob();
    let isUnavailable = false;
    const one = worker({ ...job('one'), run: async (signal) => { await job('one').run(signal); isUnavailable = runs.length === 1; } }, here, (...asked) => (isUnavailable ? Promise.reject(new Failure('UNAVAILABLE', 'away')) : here.call(...asked)));
    await lookAndSettle(one);
    later(MINUTE);
    await lookAndSettle(one);
    expect(complaints).toEqual([['warn', name, undefined, 'The end of a worker job could not be recorded; it runs again']]);
    isUnavailable = false;
    later(MINUTE - 1);
    await lookAndSettle(one);
    expect([runs.length, await failuresOf(name)]).toEqual([1, 0]);
    later(1);
    await lookAndSettle(one);
    expect([runs.length, await failuresOf(name)]).toEqual([2, 0]);
  });

  it('ends at its next step when the worker stops, which waits for it and starts no other', async () => {
    const { runs, signals, job, endAll } = countedJob();
    const one = worker(job('one', true));
    await lookAndSettle(one);
    later(MINUTE);
    await one.look();
    const stopped = one.stop();
    signals[0]?.addEventListener('abort', endAll);
    await stopped;
    later(MINUTE);
    await one.look();
    expect([runs, signals[0]?.aborted]).toEqual([['one'], true]);
  });
});

test('the worker polls by itself', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  let looks = 0;
  const one = worker(countedJob().job('one'), here, () => { looks += 1; return Promise.resolve({ claimJobs: { claimed: [], lost: [] } } as never); });
  one.start();
  await jest.advanceTimersByTimeAsync(15_000);
  await one.stop();
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  expect(looks).toBe(3);
});

test('the metrics show the consecutive failures of a job, and keep the last value while the source is unavailable', async () => {
  const metrics = createMetrics();
  let answer: () => Promise<JobsAndMails> = () => Promise.resolve({ jobs: [{ name: 'purge calls', failures: 3 }], mailCounts: { waiting: 2, givenUp: 1 } });
  metrics.countJobsAndMails(() => answer());
  const figures = /portico_job_failures\{job="purge calls"\} 3\n/;
  expect(await metrics.registry.metrics()).toMatch(figures);
  answer = () => Promise.reject(new Error('away'));
  const kept = await metrics.registry.metrics();
  expect(kept).toMatch(figures);
  expect(kept).toContain('portico_mails{state="waiting"} 2\nportico_mails{state="given_up"} 1\n');
});

test('each job of the worker has a unique name that fits its column, and calls its own operation', async () => {
  const asked: string[] = [];
  const call = ((document: { definitions: readonly { name?: { value: string } }[] }) => {
    asked.push(document.definitions[0]?.name?.value ?? '');
    return Promise.resolve({ warehouseConnections: [], companies: [] });
  }) as unknown as Call;
  const jobs = workerTasks({ graph: { call }, ids: { next: () => 'id' } } as never);
  for (const job of jobs) await job.run(new AbortController().signal);
  expect([jobs.map(({ name, everyMilliseconds }) => [name, everyMilliseconds / MINUTE]), asked]).toEqual([
    [['purge calls', 60], ['purge bulk jobs', 60], ['purge product imports', 60], ['sweep product imports', 1440], ['sweep images', 1440], ['sweep assets', 1440], ['sweep return photos', 1440], ['purge oauth', 60], ['purge shopper events', 60], ['purge trash', 60], ['purge commands', 60], ['close abandoned calls', 1], ['purge lockouts', 1], ['purge sign-ins', 60], ['purge parked tracking events', 60], ['watch parcels', 60], ['watch departures', 60], ['watch returns', 60], ['publish scheduled content', 1 / 6], ['count figures', 1], ['watch warehouses', 1]],
    ['PurgeCalls', 'PurgeBulkJobs', 'PurgeProductImports', 'SweepProductImports', 'SweepImages', 'SweepAssets', 'SweepReturnPhotos', 'PurgeOAuth', 'PurgeShopperEvents', 'PurgeTrash', 'PurgeCommands', 'CloseAbandonedCalls', 'PurgeLockouts', 'PurgeSignIns', 'PurgeParkedTrackingEvents', 'WatchParcels', 'WatchDepartures', 'WatchReturns', 'RunScheduledPublications', 'Companies', 'WarehouseConnections'],
  ]);
});
