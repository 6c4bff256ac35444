import { setImmediate as nextTurn } from 'node:timers/promises';
import { ago, type Clock } from '#kernel/clock.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { Database } from './database.js';
import { atMost } from './statement.js';

const [SLICE, MOST_SLICES] = [500, 1000] as const;

/** How long a repeated command gets its recorded result: 48 hours, as keys of idempotency are known (document 1), and the two minutes that the first call may take. */
export const RESULT_KEPT_MILLISECONDS = (48 * 60 + 2) * 60_000;

/** What a purge works on, and who asks for it. */
export interface Purging {
  readonly database: Database;
  readonly clock: Clock;
  readonly call: CallContext;
}

/** Remove the results of commands that nobody can repeat any more, some hundred in a transaction, in one call at most half a million; answers how many. */
export async function purgeCommands({ database, clock, call }: Purging): Promise<number> {
  requireScope(call.principal, 'system');
  const before = ago(clock, RESULT_KEPT_MILLISECONDS);
  let removed = 0;
  for (let slice = 0; slice < MOST_SLICES; slice += 1) {
    const rows = await database.query<{ created_at: string }>(`SELECT created_at FROM command WHERE created_at < ? ORDER BY created_at ${atMost(SLICE)}`, [before]);
    const last = rows.at(-1);
    if (last === undefined) break;
    removed += await database.inTransaction((transaction) => transaction.execute('DELETE FROM command WHERE created_at <= ?', [last.created_at]));
    await nextTurn(); // a database in this process answers at once, and others have their turn
  }
  return removed;
}
