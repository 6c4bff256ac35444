import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Milliseconds since it was started, without what the host of a virtual machine took for others: that is nobody's delay. */
export function stopwatch(): () => number {
  const [from, before] = [performance.now(), processorTime()];
  return () => {
    const after = processorTime();
    const wanted = after.wanted - before.wanted;
    return (performance.now() - from) * (wanted > 0 ? 1 - (after.stolen - before.stolen) / wanted : 1);
  };
}

const STAT = '/proc/stat';

/** What all processors of the machine had work for, and how much of that they were not let do; Linux tells. */
function processorTime(): { wanted: number; stolen: number } {
  if (!existsSync(STAT)) return { wanted: 0, stolen: 0 };
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync(STAT, 'utf8').split('\n', 1).join('').trim().split(/\s+/).slice(1).map(Number);
  return { wanted: user + nice + system + irq + softirq + stolen, stolen };
}
