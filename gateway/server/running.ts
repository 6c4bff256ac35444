/** Something started that can be stopped; the promise resolves when nothing of it is left. */
export interface Running {
  stop(): Promise<void>;
  /** Does now what the first call would have to wait for. */
  warm?(): Promise<unknown>;
}
