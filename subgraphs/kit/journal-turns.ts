import type { Mutex } from './mutex.js';

/** The turns of a journal among the writers of its tables. */
export interface JournalTurns {
  /** Move rows, in turn with the other writers; while those are held, at once. */
  run(move: () => Promise<void>): Promise<void>;
  /** Hold the other writers; resolves with what ends that, once the moves that were begun meanwhile have ended. */
  hold(): Promise<() => Promise<void>>;
}

/** Turns by the mutex of the tables' writers: of whoever holds them the journal alone may still be moved. */
export function journalTurns(mutex: Mutex): JournalTurns {
  const moving = new Set<Promise<void>>();
  let held: Promise<unknown> | undefined;
  return {
    run(move) {
      if (!held) return mutex.run(move);
      const moved = held.then(move);
      moving.add(moved);
      const forget = (): void => { moving.delete(moved); };
      moved.then(forget, forget);
      return moved;
    },
    async hold() {
      const holding = mutex.hold();
      held = holding;
      const free = await holding;
      return async () => {
        held = undefined;
        await Promise.allSettled(moving);
        free();
      };
    },
  };
}
