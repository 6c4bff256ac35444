import type { StockReconciliationSort } from '#contract/schema.generated.js';
import type { StockRow } from './use-stock.js';
import type { StockColumn } from './stock-columns.js';

/** The columns that the list can be sorted by. */
const KEYS = { onHand: 'ON_HAND', reserved: 'RESERVED', published: 'AVAILABLE' } as const satisfies Partial<Record<StockColumn, StockReconciliationSort['key']>>;

/** A column of {@link KEYS}. */
export type SortableColumn = keyof typeof KEYS;

/** The column as one that the list can be sorted by; undefined where it cannot. */
export const sortable = (column: StockColumn): SortableColumn | undefined => COLUMNS.find((one) => one === column);

const COLUMNS: readonly SortableColumn[] = ['onHand', 'reserved', 'published'];

/** How the list is sorted. */
export interface StockOrder {
  readonly column: SortableColumn;
  readonly isDescending: boolean;
}

/** The order that a word of the address names: a column, with a minus before it the largest first. By item where it names none. */
export function orderOf(word = ''): StockOrder | undefined {
  const isDescending = word.startsWith('-');
  const column = COLUMNS.find((one) => one === (isDescending ? word.slice(1) : word));
  return column && { column, isDescending };
}

/** The same as the graph takes it. */
export function sortOf(word: string | undefined): StockReconciliationSort | null {
  const order = orderOf(word);
  return order ? { key: KEYS[order.column], descending: order.isDescending } : null;
}

/** Units that are on their way. */
export const unitsOf = (incoming: StockRow['incoming']): number => incoming.reduce((sum, { quantity }) => sum + quantity, 0);
