/** Runs tasks one at a time, in the order it was asked for. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does, after everything asked for earlier has ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work, work);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
