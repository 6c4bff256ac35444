/** Work that can be requested at any time and never runs concurrently. */
export interface CoalescingRunner {
  /** Request a run; while one is in progress, another follows it. Returns at once. */
  readonly ask: () => void;
  /** Resolves when no run is in progress. */
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
    running = undefined; // in the same turn as the last check, so that no request is lost between the two
  };
  return {
    ask: () => {
      again = true;
      running ??= run();
    },
    underWay: () => running,
  };
}
