const MICROSECONDS = 1000;

/** Looked at so often: what one turn takes shows whole, and waiting costs next to nothing of the machine that other tests run on. */
const MILLISECOND = 1;

/** Milliseconds of CPU of the longest turn of this process's event loop while something is done: CPU, so that other load on the machine is not counted. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const turn = { longest: 0, begun: process.cpuUsage() };
  const look = (): void => {
    const { user, system } = process.cpuUsage(turn.begun);
    turn.longest = Math.max(turn.longest, user + system);
    turn.begun = process.cpuUsage();
  };
  const timer = setInterval(look, MILLISECOND);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  look();
  return turn.longest / MICROSECONDS;
}
