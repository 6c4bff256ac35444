import { code, int, type TableDefinition } from './columns.js';
import { WriteConflict, duplicateAsConflict } from './database-error.js';
import type { Reader, Transaction } from './database.js';

/** Public integers of a company: order numbers, product ids and the like, a row per series. */
export const COUNTER = {
  name: 'counter',
  columns: { company_id: int, series: code(40), last_value: int },
  primaryKey: ['company_id', 'series'],
} satisfies TableDefinition;

interface Draw {
  readonly companyId: number;
  readonly series: string;
  /** How many to draw. */
  readonly count?: number;
  /** The first number of a new series. */
  readonly from?: number;
}

/** Draw the next numbers of a series, exclusively; returns the first of them. */
export async function drawNumbers(transaction: Transaction, { companyId, series, count = 1, from = 1 }: Draw): Promise<number> {
  transaction.noteLock(`counter ${String(companyId)} ${series}`, (again) => again.execute('UPDATE counter SET `last_value` = `last_value` WHERE company_id = ? AND series = ?', [companyId, series]));
  const found = await transaction.execute('UPDATE counter SET `last_value` = `last_value` + ? WHERE company_id = ? AND series = ?', [count, companyId, series]);
  if (found === 0) {
    await transaction.insert(COUNTER, [{ company_id: companyId, series, last_value: from + count - 1 }]).catch(asConflict);
    return from;
  }
  const last = await lastNumber(transaction, { companyId, series });
  if (last === undefined) throw new WriteConflict('The series was removed meanwhile');
  return last - count + 1;
}

/** Advance a series past `value`, because numbers up to it were assigned by hand. */
export async function reserveNumbers(transaction: Transaction, { companyId, series, value }: { companyId: number; series: string; value: number }): Promise<void> {
  const found = await transaction.execute(
    'UPDATE counter SET `last_value` = CASE WHEN `last_value` < ? THEN ? ELSE `last_value` END WHERE company_id = ? AND series = ?', [value, value, companyId, series]);
  if (found === 0) await transaction.insert(COUNTER, [{ company_id: companyId, series, last_value: value }]).catch(asConflict);
}

/** The last number of a series that was drawn or reserved; none of a series that was not begun. */
export async function lastNumber(reader: Reader, { companyId, series }: { companyId: number; series: string }): Promise<number | undefined> {
  const [row] = await reader.query<{ last_value: number }>('SELECT `last_value` FROM counter WHERE company_id = ? AND series = ?', [companyId, series]);
  return row?.last_value;
}

/** Two concurrent first draws of a series: the later one is retried. */
const asConflict = duplicateAsConflict('Another transaction began the series');
