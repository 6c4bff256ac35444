/** A started component that can be stopped; the promise resolves when it has released everything. */
export interface Running {
  readonly stop: () => Promise<void>;
  /**
   * The process will stop, in a few seconds where it drains: what other processes can do is left to them from now on, what is leased is given back, and calls are answered as before. Returns
   * at once; stop() follows.
   */
  readonly retire?: () => void;
  /** Warms up for the first call. */
  readonly warm?: () => Promise<unknown>;
}

/** What works without being asked stops as soon as its process is to stop: others go on with its work while this process still answers calls. */
export function leftToOthers({ stop }: Running): Running {
  let stopped: Promise<void> | undefined;
  const once = (): Promise<void> => stopped ??= stop();
  return { retire: () => { once().catch(() => undefined); }, stop: once };
}
