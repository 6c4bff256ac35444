/** Something started that can be stopped; the promise resolves when nothing of it is left. */
export interface Running {
  stop(): Promise<void>;
}
