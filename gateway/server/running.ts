/** Something started that can be stopped; the promise resolves when nothing of it is left. */
export interface Running {
  readonly stop: () => Promise<void>;
  /** Does now what the first call would have to wait for. */
  readonly warm?: () => Promise<unknown>;
}
