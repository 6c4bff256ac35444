/** Runs tasks one at a time, in the order of the requests. */
export class Mutex {
  #tail: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does, after all earlier tasks have ended. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work, work);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves after all earlier tasks have ended, with what lets later ones begin. */
  hold(): Promise<() => void> {
    return new Promise((resolve) => {
      void this.run(() => new Promise<void>((free) => { resolve(free); }));
    });
  }
}
