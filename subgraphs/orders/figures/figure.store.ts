import type { Day } from '#kernel/day.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { TableRow } from '#subgraph-kit/columns.js';
import type { CountedProduct, CountedSales, OfDay } from './counted-day.store.js';
import { FIGURES, PRODUCT_FIGURE, PROMISE_FIGURE, RETURN_FIGURE, SALES_FIGURE } from './figures.table.js';
import { wholesOf, type Period } from '#kernel/period.js';

/** The figures of a day: of what was ordered on it, or of what was promised for it. */
export interface DayFigures {
  readonly sales: readonly CountedSales[];
  readonly products: readonly (CountedProduct & Pick<TableRow<typeof PRODUCT_FIGURE>, 'returned'>)[];
  readonly returns: readonly OfDay<TableRow<typeof RETURN_FIGURE>>[];
  readonly promises: readonly OfDay<TableRow<typeof PROMISE_FIGURE>>[];
}

interface OfPeriod {
  readonly period: Period;
  readonly figures: Partial<DayFigures>;
}

/** Replace the figures of a day. */
export async function replaceFigures(transaction: Transaction, companyId: number, { period, figures: { sales, products, returns, promises } }: OfPeriod): Promise<void> {
  const ofDay = { company_id: companyId, period };
  const cleared = ({ name }: { readonly name: string }): Promise<number> => transaction.execute(`DELETE FROM ${name} WHERE company_id = ? AND period = ?`, [companyId, period]);
  if (sales) await cleared(SALES_FIGURE).then(() => transaction.insert(SALES_FIGURE, sales.map((row) => Object.assign({}, ofDay, row))));
  if (products) await cleared(PRODUCT_FIGURE).then(() => transaction.insert(PRODUCT_FIGURE, products.map((row) => Object.assign({}, ofDay, row))));
  if (returns) await cleared(RETURN_FIGURE).then(() => transaction.insert(RETURN_FIGURE, returns.map((row) => Object.assign({}, ofDay, row))));
  if (promises) await cleared(PROMISE_FIGURE).then(() => transaction.insert(PROMISE_FIGURE, promises.map((row) => Object.assign({}, ofDay, row))));
}

/** Days whose figures changed: of what was ordered on them, and of what was promised for them. */
interface ChangedDays {
  readonly placed: Iterable<Day>;
  readonly promised: Iterable<Day>;
}

/** Sum the periods of several days that some days are in anew. */
export async function sumWholes(transaction: Transaction, companyId: number, { placed, promised }: ChangedDays): Promise<void> {
  for (const figures of FIGURES) {
    const periods = new Set([...figures.table === PROMISE_FIGURE ? promised : placed].flatMap(wholesOf));
    for (const period of periods) await sumWhole(transaction, companyId, { period, figures });
  }
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

async function sumWhole(transaction: Transaction, companyId: number, { period, figures: { table, sums } }: { period: Period; figures: (typeof FIGURES)[number] }): Promise<void> {
  const keys = table.primaryKey.filter((column) => column !== 'period');
  const parts = keys.filter((column) => column !== 'company_id');
  await transaction.execute(`DELETE FROM ${table.name} WHERE company_id = ? AND period = ?`, [companyId, period]);
  await transaction.execute(
    `INSERT INTO ${table.name} (company_id, period, ${[...parts, ...sums].join(', ')}) SELECT company_id, ?, ${[...parts, ...sums.map((column) => `SUM(${column})`)].join(', ')} FROM ${table.name}
     WHERE company_id = ? AND period > ? AND period < ? AND LENGTH(period) = ${String(DAY_LENGTH)} GROUP BY ${keys.join(', ')}`, [period, companyId, period, `${period}~`]);
}
