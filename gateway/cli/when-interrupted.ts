const INTERRUPTED = 130;

/** Run work that may be stopped at any time (Ctrl-C): it says something and ends the process at once. */
export async function whenInterrupted<T>(say: () => void, work: () => Promise<T>): Promise<T> {
  const stop = (): void => {
    say();
    process.exit(INTERRUPTED);
  };
  process.once('SIGINT', stop);
  try {
    return await work();
  } finally {
    process.off('SIGINT', stop);
  }
}
