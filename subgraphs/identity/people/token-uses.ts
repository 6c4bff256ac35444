import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { minuteNotes, type MinuteNotes } from '#subgraph-kit/minute-notes.js';
import type { StaffToken } from './staff-token.js';
import { writeLastUse } from './staff-token.store.js';

type UsedToken = Pick<StaffToken, 'companyId' | 'id' | 'lastUsedAt'>;

/** Records when tokens of people were last used. */
export type TokenUses = MinuteNotes<UsedToken>;

/** Last uses of tokens to the minute, so that few calls cause a write. */
export const tokenUses = (parts: { database: Database; clock: Clock; log: Log }): TokenUses =>
  minuteNotes<UsedToken>({ ...parts, what: 'a token\'s use', lastNoted: ({ lastUsedAt }) => lastUsedAt, write: writeLastUse });
