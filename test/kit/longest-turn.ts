import { existsSync, readFileSync } from 'node:fs';

const MICROSECONDS = 1000;

/** Milliseconds between two looks: what a long turn takes shows whole, and looking costs next to nothing of the machine that other tests run on. */
const LOOK_MILLISECONDS = 5;

/** Milliseconds of CPU of the longest turn of this process's event loop while something is done: CPU of its own thread, so that neither other load on the machine nor what other threads do meanwhile is counted. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, begun] = [0, cpuMicroseconds()];
  const look = (): void => {
    const now = cpuMicroseconds();
    [longest, begun] = [Math.max(longest, now - begun), now];
  };
  const timer = setInterval(look, LOOK_MILLISECONDS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return longest / MICROSECONDS;
}

/** The main thread has the number of the process (proc(5), schedstat: nanoseconds first). */
const SCHEDULED = `/proc/self/task/${String(process.pid)}/schedstat`;
const [IS_SAID, NANOSECONDS] = [existsSync(SCHEDULED), 1000] as const;

/** CPU of the main thread; of the whole process where the system does not say it. */
function cpuMicroseconds(): number {
  if (IS_SAID) return Number(readFileSync(SCHEDULED, 'utf8').split(' ')[0]) / NANOSECONDS;
  const { user, system } = process.cpuUsage();
  return user + system;
}
