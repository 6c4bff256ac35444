/** Work that can be asked for at any time and never runs twice at once. */
export interface Askable {
  /** Have it run, once more when it runs already; returns at once. */
  readonly ask: () => void;
  /** The runs under way, to be waited for. */
  readonly underWay: () => Promise<void> | undefined;
}

/** Make work askable; it must not reject. */
export function askable(work: () => Promise<void>): Askable {
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
