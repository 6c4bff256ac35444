import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Clock, Instant } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import { isStorageFailure } from '#contract/storage-failure.js';
import type { Database, Transaction } from './database.js';

/** Notes when records were last used, without making their users wait for it. */
export interface MinuteNotes<T> {
  note(used: T): void;
  /** Resolves when nothing is being written. */
  close(): Promise<void>;
}

/** How the uses of one kind of record are noted. */
interface NotedUses<T> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** What the log calls a use that could not be noted. */
  readonly what: string;
  /** The use that is noted already; null where the next one is to be noted whenever it was. */
  readonly lastNoted: (used: T) => Instant | null;
  readonly write: (transaction: Transaction, used: T, at: Instant) => Promise<unknown>;
}

const PRECISION_MILLISECONDS = 60_000;
const RETRY_MILLISECONDS = 5000;

/** Times to the minute: a record in constant use writes once a minute, after its user was answered. */
export function minuteNotes<T extends { readonly id: string }>({ database, clock, log, what, lastNoted, write }: NotedUses<T>): MinuteNotes<T> {
  const writing = new Map<string, Promise<void>>();
  let failedAt = -Infinity;
  const writeLater = async (used: T, at: Instant): Promise<void> => {
    await endOfTurn();
    await database.inTransaction((transaction) => write(transaction, used, at))
      .catch((error: unknown) => {
        failedAt = clock.now().getTime();
        log[isStorageFailure(error) ? 'debug' : 'warn']({ err: error, id: used.id }, `The time of ${what} was not noted`); // a full disk is said by whom it refuses
      });
    writing.delete(used.id);
  };
  return {
    note(used) {
      const [now, last] = [clock.now(), lastNoted(used)];
      const isRecent = last !== null && now.getTime() - Date.parse(last) < PRECISION_MILLISECONDS;
      const isPaused = Math.abs(now.getTime() - failedAt) < RETRY_MILLISECONDS; // a database that takes nothing is not asked with every call
      if (!isRecent && !isPaused && !writing.has(used.id)) writing.set(used.id, writeLater(used, now.toISOString()));
    },
    close: async () => { await Promise.all(writing.values()); },
  };
}
