const MICROSECONDS = 1000;

/** Milliseconds between two looks: what a long turn takes shows whole, and looking costs next to nothing of the machine that other tests run on. */
const LOOK_MILLISECONDS = 5;

/** Milliseconds of CPU of the longest turn of this process's event loop while something is done: CPU, so that other load on the machine is not counted. */
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

function cpuMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
