import { STOCK_COLUMNS, type StockColumn } from './stock-columns.js';
import type { StockRow } from './use-stock.js';

/** How the rows of a page are sorted. */
export interface StockOrder {
  readonly column: StockColumn;
  readonly isDescending: boolean;
}

/** What each column is sorted by. */
const VALUES: Readonly<Record<StockColumn, (row: StockRow) => number | string>> = {
  sku: ({ sku }) => sku ?? '', item: ({ title }) => title ?? '', location: ({ location }) => location?.code ?? '', reported: ({ reported }) => reported, reserved: ({ reserved }) => reserved,
  published: ({ published }) => published, accepted: ({ accepted: { units } }) => units, incoming: ({ incoming }) => unitsOf(incoming), difference: ({ differences: [first] }) => first?.code ?? '',
};

/** Units that are on their way. */
export const unitsOf = (incoming: StockRow['incoming']): number => incoming.reduce((sum, { quantity }) => sum + quantity, 0);

/** The order that a word of the address names: a column, with a minus before it the other way around. */
export function orderOf(word: string | undefined): StockOrder | undefined {
  const isDescending = word?.startsWith('-') === true;
  const column = STOCK_COLUMNS.find((one) => one === (isDescending ? word.slice(1) : word));
  return column && { column, isDescending };
}

/** The word of the address for an order. */
export const wordOf = ({ column, isDescending }: StockOrder): string => `${isDescending ? '-' : ''}${column}`;

/** The rows of one page in an order: the graph has them by their items. */
export function sortedRows(rows: readonly StockRow[], order: StockOrder | undefined): readonly StockRow[] {
  if (!order) return rows;
  const value = VALUES[order.column];
  const sign = order.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(value(one), value(other)));
}

const compare = (one: number | string, other: number | string): number => (typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other)));
