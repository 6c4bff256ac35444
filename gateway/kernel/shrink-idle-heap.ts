import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How often the process is looked at, how many looks in a row must find it idle, and the share of its time up to which it is. */
const [LOOK_MILLISECONDS, IDLE_LOOKS, MOST_BUSY] = [5000, 4, 0.05];

/** What has not grown by this much since it was shrunk is left as it is: what little an idle process is asked leaves garbage among what lives. */
const GROWN = 1.1;

/**
 * Give memory back while nothing is done: when the process has been idle for twenty seconds (5 % of its time at most) and its heap has grown since the
 * last time, V8 drops what it compiled and nobody ran lately, collects and moves what is left together. That halves the memory of an idle process
 * (decision 0028), takes a tenth of a second, and is never done while calls are answered. The timer keeps no process alive.
 */
export function shrinkIdleHeap(lookMilliseconds = LOOK_MILLISECONDS): void {
  let [idleLooks, least, before] = [0, 0, performance.eventLoopUtilization()];
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    idleLooks = isIdle(now, before) ? idleLooks + 1 : 0;
    before = now;
    if (idleLooks < IDLE_LOOKS || getHeapStatistics().total_heap_size < least * GROWN) return;
    idleLooks = 0;
    void shrink().catch(() => undefined).then(() => { least = getHeapStatistics().total_heap_size; }); // without an inspector, or where it is refused, as by --permission, memory is kept
  }, lookMilliseconds).unref();
}

const isIdle = (now: EventLoopUtilization, before: EventLoopUtilization): boolean => performance.eventLoopUtilization(now, before).utilization <= MOST_BUSY;

/** Only V8's inspector offers it; no port is opened. Rejects where there is none. */
async function shrink(): Promise<void> {
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  await new Promise((resolve) => { session.post('HeapProfiler.collectGarbage', resolve); });
  setImmediate(() => { session.disconnect(); }); // V8 holds a lock while it answers, which ending the session would wait for
}
