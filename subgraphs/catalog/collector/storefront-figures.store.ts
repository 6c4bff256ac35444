import type { Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import type { FigureChanges, Sums } from './figure-changes.js';
import { CAMPAIGN_COLUMNS, PRODUCT_COLUMNS, SEARCH_COLUMNS, TRAFFIC_COLUMNS } from './figure-columns.js';
import { CAMPAIGN_FIGURE, type CountedTouch } from './shopper-order.table.js';
import { PRODUCT_TRAFFIC, SEARCH_FIGURE, TRAFFIC_FIGURE } from './storefront-figures.table.js';

/** The rows in the order in which all writers lock them; SQLite has one writer, and needs none. */
const inOrder = <Name extends string>({ dialect }: Transaction, sums: Sums<Name>) => (dialect === 'mysql' ? [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row) : [...sums.values()]);

/** Add changes to the figures. Writers of a company wait for one another at them, so this comes last in a transaction. */
export async function changeFigures(transaction: Transaction, companyId: number, { traffic, searches, products, campaigns }: FigureChanges): Promise<void> {
  await transaction.accumulate(TRAFFIC_FIGURE, TRAFFIC_COLUMNS, inOrder(transaction, traffic).map(({ key: [day = '', channel = ''], sums }) => ({ company_id: companyId, day, channel, ...sums })));
  await transaction.accumulate(SEARCH_FIGURE, SEARCH_COLUMNS, inOrder(transaction, searches).map(({ key: [period = '', term = ''], sums }) => ({ company_id: companyId, period, term, ...sums })));
  await transaction.accumulate(PRODUCT_TRAFFIC, PRODUCT_COLUMNS, inOrder(transaction, products).map(({ key: [period = '', productId], sums }) => ({ company_id: companyId, period, product_id: Number(productId), ...sums })));
  await transaction.accumulate(CAMPAIGN_FIGURE, CAMPAIGN_COLUMNS, inOrder(transaction, campaigns).map(({ key: [period = '', touch = '', source = '', medium = '', campaign = '', currency = ''], sums }) => ({
    company_id: companyId, period, touch: COUNTED[touch] ?? 'LAST', source, medium, campaign, currency, ...sums,
  })));
}

const COUNTED: Readonly<Record<string, CountedTouch>> = { FIRST: 'FIRST', LAST: 'LAST', VISIT: 'VISIT' };

/** Terms that one statement deletes. */
const TERMS = 500;

/** Delete what was searched for by nobody who is still counted. */
export async function dropEmptyTerms(transaction: Transaction, companyId: number, { searches }: FigureChanges): Promise<void> {
  for (const [period, rows] of grouped(inOrder(transaction, searches), ({ key: [named = ''] }) => named)) {
    const terms = rows.map(({ key: [, term = ''] }) => term);
    for (let from = 0; from < terms.length; from += TERMS) {
      const some = terms.slice(from, from + TERMS);
      await transaction.execute(`DELETE FROM search_figure WHERE company_id = ? AND period = ? AND term IN (${places(some.length)}) AND searches <= 0`, [companyId, period, ...some]);
    }
  }
}
