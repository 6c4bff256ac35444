import { setTimeout as delay } from 'node:timers/promises';
import { noteRetry } from '#kernel/process-figures.js';
import { Failure } from '#contract/failure.js';
import { DuplicateKey, WriteConflict } from './database-error.js';

const ATTEMPTS = 4;
const JITTER_MILLISECONDS = 20;

/** Runs again, up to three times, when another transaction was first; CONFLICT when it was so every time, and DuplicateKey where a row that exists was inserted every time. */
export async function retried<T>(run: () => Promise<T>, isPassing = isConflict): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isPassing(error)) throw error;
      noteRetry(tried === ATTEMPTS ? 'gave_up' : 'again');
      if (tried === ATTEMPTS) throw givenUp(error);
      const pause = Math.random() * JITTER_MILLISECONDS * tried;
      if (pause > 0) await delay(pause); // a simulation, which draws 0, has no timer that may be late
    }
  }
}

const givenUp = (error: unknown): unknown =>
  (isConflict(error) ? new Failure('CONFLICT', 'Others were changing the same record at the same time: nothing was written; repeat the call at once', {}, { cause: error }) : error);

const isConflict = (error: unknown): boolean => error instanceof WriteConflict;

/** Where transactions run side by side, a row that was not there may be inserted by another one before this one inserts it: the next attempt reads it. */
export const isConflictOrDuplicate = (error: unknown): boolean => isConflict(error) || error instanceof DuplicateKey;
