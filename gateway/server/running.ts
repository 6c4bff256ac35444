/** A started component that can be stopped; the promise resolves when it has released everything. */
export interface Running {
  readonly stop: () => Promise<void>;
  /** Warms up for the first call. */
  readonly warm?: () => Promise<unknown>;
}
