import { shift, type Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import { MOST_FAILURES, WINDOW_MILLISECONDS, type BlockBegins, type FailureWindow } from './lockout.js';
import { LOCKOUT, LOCKOUT_ROW, type LockoutRow } from './lockout.table.js';

/** A caller, counted per surface and address. */
export interface Caller {
  readonly surface: string;
  readonly address: string;
}

/** The last failure window of a caller. */
export async function failureWindow(reader: Reader, { surface, address }: Caller): Promise<FailureWindow | undefined> {
  const [row] = await reader.query<LockoutRow>(`SELECT ${LOCKOUT_ROW.names} FROM lockout WHERE surface = ? AND address = ?`, [surface, address]);
  return row && { beganAt: row.began_at, failures: row.failures };
}

/** When a failure is counted, and what a block begins with. */
interface Counting {
  readonly now: Instant;
  /** The first failure unless given. */
  readonly begins?: BlockBegins;
}

/** Count a failure in the open window, or open one; concurrent failures are all counted. */
export async function countFailure(transaction: Transaction, { surface, address }: Caller, { now, begins = 'WITH_FIRST' }: Counting): Promise<void> {
  const oldest = shift(now, -WINDOW_MILLISECONDS);
  const counted = await transaction.execute(
    'UPDATE lockout SET failures = failures + 1 WHERE surface = ? AND address = ? AND began_at > ?', [surface, address, oldest]);
  if (counted > 0) return begins === 'WITH_LAST' ? beginBlock(transaction, { surface, address }, now) : undefined;
  const reopened = await transaction.execute(
    'UPDATE lockout SET failures = 1, began_at = ? WHERE surface = ? AND address = ? AND began_at <= ?', [now, surface, address, oldest]);
  if (reopened === 0) await transaction.insert(LOCKOUT, [{ surface, address, began_at: now, failures: 1 }]).catch(asConflict);
}

/** The failure that blocks begins the five minutes. */
async function beginBlock(transaction: Transaction, { surface, address }: Caller, now: Instant): Promise<void> {
  await transaction.execute('UPDATE lockout SET began_at = ? WHERE surface = ? AND address = ? AND failures = ?', [now, surface, address, MOST_FAILURES]);
}

/** Take back a failure that was counted in advance. */
export const takeBackFailure = (transaction: Transaction, { surface, address }: Caller): Promise<number> =>
  transaction.execute('UPDATE lockout SET failures = failures - 1 WHERE surface = ? AND address = ? AND failures > 0', [surface, address]);

/** Forget the failures of a caller. */
export const deleteFailures = (transaction: Transaction, { surface, address }: Caller): Promise<number> =>
  transaction.execute('DELETE FROM lockout WHERE surface = ? AND address = ?', [surface, address]);

/** Callers whose window has ended. */
export const oldWindows = (reader: Reader, now: Instant, limit: number): Promise<Caller[]> =>
  reader.query(`SELECT surface, address FROM lockout WHERE began_at <= ? ${atMost(limit)}`, [shift(now, -WINDOW_MILLISECONDS)]);

/** Delete the ended windows of callers, unless a new window was opened meanwhile. */
export const deleteOldWindows = (transaction: Transaction, now: Instant, callers: readonly Caller[]): Promise<number> =>
  transaction.execute(`DELETE FROM lockout WHERE began_at <= ? AND (${callers.map(() => '(surface = ? AND address = ?)').join(' OR ')})`,
    [shift(now, -WINDOW_MILLISECONDS), ...callers.flatMap(({ surface, address }) => [surface, address])]);

/** Of two concurrent first failures the later one is retried, so both are counted. */
const asConflict = duplicateAsConflict('Another failure opened the window');
