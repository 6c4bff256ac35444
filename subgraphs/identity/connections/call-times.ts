import type { Clock, Instant } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { minuteNotes, type MinuteNotes } from '#subgraph-kit/minute-notes.js';
import { writeCallTime } from './connection.store.js';

interface Called {
  readonly companyId: number;
  readonly id: string;
  readonly lastCallAt: Instant | null;
  readonly silentSince: Instant | null;
}

/** Records when connections last called. */
export type CallTimes = MinuteNotes<Called>;

/** Call times to the minute; a silent connection's first call is recorded at once. */
export const callTimes = (parts: { database: Database; clock: Clock; log: Log }): CallTimes => minuteNotes<Called>({
  ...parts, what: 'a connection\'s call', write: writeCallTime,
  lastNoted: ({ lastCallAt, silentSince }) => (silentSince === null ? lastCallAt : null),
});
