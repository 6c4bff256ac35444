import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { minuteNotes, type MinuteNotes } from '#subgraph-kit/minute-notes.js';
import type { SignInSession } from './sign-in-session.js';
import { writeLastSeen } from './sign-in-session.store.js';

/** Records when sessions were last seen. */
export type SessionUses = MinuteNotes<SignInSession>;

/** Last uses of sessions to the minute, so that few calls cause a write. */
export const sessionUses = (parts: { database: Database; clock: Clock; log: Log }): SessionUses =>
  minuteNotes<SignInSession>({ ...parts, what: 'a session\'s use', lastNoted: ({ lastSeenAt }) => lastSeenAt, write: writeLastSeen });
