import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Clock, Instant } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { writeCallTime } from './connection.store.js';

interface Called {
  readonly companyId: number;
  readonly id: string;
  readonly lastCallAt: Instant | null;
  readonly silentSince: Instant | null;
}

/** Notes when connections last called, without making them wait for it. */
export interface CallTimes {
  note(connection: Called): void;
  /** Resolves when nothing is being written. */
  close(): Promise<void>;
}

const PRECISION_MILLISECONDS = 60_000;

/** Call times to the minute: a busy connection writes once a minute, after its call was answered, and a silent one at its first call. */
export function callTimes({ database, clock, log }: { database: Database; clock: Clock; log: Log }): CallTimes {
  const writing = new Map<string, Promise<void>>();
  const write = async (connection: Called, now: Instant): Promise<void> => {
    await endOfTurn();
    await database.inTransaction((transaction) => writeCallTime(transaction, connection, now))
      .catch((error: unknown) => { log.warn({ err: error, connectionId: connection.id }, 'The time of a call was not noted'); });
    writing.delete(connection.id);
  };
  return {
    note(connection) {
      const now = clock.now();
      const isRecent = connection.silentSince === null && connection.lastCallAt !== null && now.getTime() - Date.parse(connection.lastCallAt) < PRECISION_MILLISECONDS;
      if (!isRecent && !writing.has(connection.id)) writing.set(connection.id, write(connection, now.toISOString()));
    },
    close: async () => { await Promise.all(writing.values()); },
  };
}
