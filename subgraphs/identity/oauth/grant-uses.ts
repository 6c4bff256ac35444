import type { Clock } from '#kernel/clock.js';
import type { Log } from '#kernel/log.js';
import type { Database } from '#subgraph-kit/database.js';
import { minuteNotes, type MinuteNotes } from '#subgraph-kit/minute-notes.js';
import type { Grant } from './grant.js';
import { writeGrantUse } from './grant.store.js';

type UsedGrant = Pick<Grant, 'id' | 'lastUsedAt'>;

/** Records when connected apps last used what they were allowed. */
export type GrantUses = MinuteNotes<UsedGrant>;

/** Last uses of grants to the minute, so that few calls cause a write. */
export const grantUses = (parts: { database: Database; clock: Clock; log: Log }): GrantUses =>
  minuteNotes<UsedGrant>({ ...parts, what: 'an app\'s use', lastNoted: ({ lastUsedAt }) => lastUsedAt, write: writeGrantUse });
