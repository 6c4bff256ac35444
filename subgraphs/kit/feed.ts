import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from './database-error.js';
import type { Transaction } from './database.js';
import { instantColumn, int, type TableDefinition } from './columns.js';

/** One row a company: the stamp of its last committed change. Whoever holds the row orders the commits. */
export const FEED = {
  name: 'feed',
  columns: { company_id: int, last_stamp: instantColumn },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/**
 * Take the company's feed row and stamp this transaction: the present, or one millisecond after the last stamp.
 * The row stays locked until the transaction ends, so stamps are committed in their order and a reader
 * that has seen one can never miss an earlier one.
 */
export async function nextChangeSequence(transaction: Transaction, companyId: number, clock: Clock): Promise<Instant> {
  const last = await lastChangeSequence(transaction, companyId);
  const now = instant(clock);
  if (last === undefined) {
    await transaction.insert(FEED, [{ company_id: companyId, last_stamp: now }]).catch(asConflict);
    return now;
  }
  const stamp = last >= now ? shift(last, 1) : now;
  await transaction.execute('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [stamp, companyId]);
  return stamp;
}

/** Two first changes of a company: the later one starts again and finds the row. */
const asConflict = duplicateAsConflict('Another transaction made the feed');

/**
 * The stamp this transaction would have, of a company's feed, where nothing can be stored: taken like any other, so that every earlier change is
 * committed, but nobody learns of it. Only what reads may use it.
 */
export async function unstoredChangeSequence(transaction: Transaction, companyId: number, clock: Clock): Promise<Instant> {
  const last = await lastChangeSequence(transaction, companyId);
  const now = instant(clock);
  return last !== undefined && last > now ? last : now;
}

async function lastChangeSequence(transaction: Transaction, companyId: number): Promise<Instant | undefined> {
  const lock = transaction.dialect === 'mysql' ? ' FOR UPDATE' : '';
  const [row] = await transaction.query<{ last_stamp: Instant }>(`SELECT last_stamp FROM feed WHERE company_id = ?${lock}`, [companyId]);
  return row?.last_stamp;
}
