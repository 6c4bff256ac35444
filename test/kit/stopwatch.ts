import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Milliseconds since it was started, without the time stolen by the host of a virtual machine or spent by other processes while this one was runnable. */
export function stopwatch(): () => number {
  const [from, before, queued] = [performance.now(), processorTime(), queuedTime()];
  return () => {
    const after = processorTime();
    const wanted = after.wanted - before.wanted;
    return (performance.now() - from - queuedTime() + queued) * (wanted > 0 ? 1 - (after.stolen - before.stolen) / wanted : 1);
  };
}

const SCHEDULED = '/proc/self/schedstat';
const NANOSECONDS = 1_000_000;

/** Milliseconds for which the main thread waited for a processor (Linux only). */
function queuedTime(): number {
  if (!existsSync(SCHEDULED)) return 0;
  return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[1] ?? 0) / NANOSECONDS;
}

const STAT = '/proc/stat';

/** The machine's busy processor time, and how much of it was stolen by the host (Linux only). */
function processorTime(): { wanted: number; stolen: number } {
  if (!existsSync(STAT)) return { wanted: 0, stolen: 0 };
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync(STAT, 'utf8').split('\n', 1).join('').trim().split(/\s+/).slice(1).map(Number);
  return { wanted: user + nice + system + irq + softirq + stolen, stolen };
}
