const MICROSECONDS = 1000;

/** Milliseconds of CPU of the longest turn of this process's event loop while something is done: CPU, so that other load on the machine is not counted. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const turn = { longest: 0, begun: process.cpuUsage(), isOver: false };
  const next = (): void => {
    const { user, system } = process.cpuUsage(turn.begun);
    turn.longest = Math.max(turn.longest, user + system);
    turn.begun = process.cpuUsage();
    if (!turn.isOver) setImmediate(next);
  };
  setImmediate(next);
  await work();
  turn.isOver = true;
  return turn.longest / MICROSECONDS;
}
