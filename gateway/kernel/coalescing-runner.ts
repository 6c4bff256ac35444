/** Work that can be asked for at any time and never runs twice at once. */
export interface CoalescingRunner {
  /** Have it run, once more when it runs already; returns at once. */
  readonly ask: () => void;
  /** The runs under way, to be waited for. */
  readonly underWay: () => Promise<void> | undefined;
}

/** A runner of work; the work must not reject. */
export function coalescingRunner(work: () => Promise<void>): CoalescingRunner {
  let again = false;
  let running: Promise<void> | undefined;
  const isAskedAgain = (): boolean => again;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (isAskedAgain());
    running = undefined; // in the same turn as the last look, so that no call falls between
  };
  return {
    ask: () => {
      again = true;
      running ??= run();
    },
    underWay: () => running,
  };
}
