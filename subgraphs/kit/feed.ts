import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from './database-error.js';
import type { Reader, Transaction } from './database.js';
import { instantColumn, int, type TableDefinition } from './columns.js';
import { lockedRows } from './locked-rows.js';
import { forUpdate } from './statement.js';

/** One row a company: the change sequence of its last committed change. The transaction that locks the row commits before the next one. */
export const FEED = {
  name: 'feed',
  columns: { company_id: int, last_stamp: instantColumn },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/** The companies that have anything. */
export async function findCompanies(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ company_id: number }>('SELECT company_id FROM feed ORDER BY company_id');
  return rows.map(({ company_id: id }) => id);
}

/**
 * Lock the company's feed row and draw this transaction's change sequence: the present, or one millisecond after the last one.
 * The row stays locked until the transaction ends, so change sequences are committed in their order and a reader
 * that has seen one can never miss an earlier one.
 */
export async function nextChangeSequence(transaction: Transaction, companyId: number, clock: Clock): Promise<Instant> {
  const last = await lastChangeSequence(transaction, companyId);
  const now = instant(clock);
  if (last === undefined) {
    await transaction.insert(FEED, [{ company_id: companyId, last_stamp: now }]).catch(asConflict);
    return now;
  }
  const sequence = last >= now ? shift(last, 1) : now;
  await transaction.execute('UPDATE feed SET last_stamp = ? WHERE company_id = ?', [sequence, companyId]);
  return sequence;
}

/** Two concurrent first changes of a company: the later one is retried and finds the row. */
const asConflict = duplicateAsConflict('Another transaction made the feed');

/**
 * The change sequence of a transaction that stores nothing: drawn under the same lock, so that every earlier change is committed, but not written
 * to the feed. For reads only.
 */
export async function unstoredChangeSequence(transaction: Transaction, companyId: number, clock: Clock): Promise<Instant> {
  const last = await lastChangeSequence(transaction, companyId);
  const now = instant(clock);
  return last !== undefined && last > now ? last : now;
}

async function lastChangeSequence(transaction: Transaction, companyId: number): Promise<Instant | undefined> {
  const [row] = await lockedRows<{ last_stamp: Instant }>(transaction, `SELECT last_stamp FROM feed WHERE company_id = ?${forUpdate(transaction)}`, [companyId]);
  return row?.last_stamp;
}
