import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Clock, Instant } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Database, Transaction } from './database.js';

/** Records when records were last used, without delaying the calls that use them. */
export interface MinuteNotes<T> {
  note(used: T): void;
  /** Whether its use is recorded within this minute: noting it would write nothing. */
  isNoted(used: T): boolean;
  /** Resolves when nothing is being written. */
  close(): Promise<void>;
}

/** The dependencies for one kind of record. */
interface NotedUses<T> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** The name of the record in log messages. */
  readonly what: string;
  /** The recorded time of use; null to record the next one in any case. */
  readonly lastNoted: (used: T) => Instant | null;
  readonly write: (transaction: Transaction, used: T, at: Instant) => Promise<unknown>;
}

const PRECISION_MILLISECONDS = 60_000;
const RETRY_MILLISECONDS = 5000;

/** Times to the minute: a record in constant use is written once a minute, after the call was answered. */
export function minuteNotes<T extends { readonly id: string }>({ database, clock, log, what, lastNoted, write }: NotedUses<T>): MinuteNotes<T> {
  const writing = new Map<string, Promise<void>>();
  let failedAt = -Infinity;
  const writeLater = async (used: T, at: Instant): Promise<void> => {
    await endOfTurn();
    await database.inTransaction((transaction) => write(transaction, used, at))
      .catch((error: unknown) => {
        failedAt = clock.now().getTime();
        log[isStorageFailure(error) ? 'debug' : 'warn']({ err: error, id: used.id }, `The time of ${what} was not recorded`); // the refused call logs a full disk
      });
    writing.delete(used.id);
  };
  const isNoted = (used: T): boolean => {
    const last = lastNoted(used);
    return last !== null && clock.now().getTime() - Date.parse(last) < PRECISION_MILLISECONDS;
  };
  return {
    isNoted,
    note(used) {
      const now = clock.now();
      const isPaused = Math.abs(now.getTime() - failedAt) < RETRY_MILLISECONDS; // a database that cannot store is not tried with every call
      if (!isNoted(used) && !isPaused && !writing.has(used.id)) writing.set(used.id, writeLater(used, now.toISOString()));
    },
    close: async () => { await Promise.all(writing.values()); },
  };
}
