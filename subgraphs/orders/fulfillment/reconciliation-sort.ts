import type { StockPosition } from '../inventory/stock-position.js';

/** What a reconciliation is sorted by. */
export type ReconciliationSortKey = 'AVAILABLE' | 'ITEM' | 'ON_HAND' | 'RESERVED';

/** The order of a reconciliation. */
export interface ReconciliationSort {
  readonly key: ReconciliationSortKey;
  readonly descending?: boolean | null | undefined;
}

/** Identifies a position beside a figure that many have. */
const POSITION = 'CONCAT(p.variant_id, p.location_id)';

const FIGURES = {
  AVAILABLE: { sql: 'p.on_hand - p.reserved', of: ({ onHand, reserved }: StockPosition) => onHand - reserved }, ON_HAND: { sql: 'p.on_hand', of: ({ onHand }: StockPosition) => onHand }, RESERVED: { sql: 'p.reserved', of: ({ reserved }: StockPosition) => reserved },
} as const satisfies Record<Exclude<ReconciliationSortKey, 'ITEM'>, { readonly sql: string; readonly of: (position: StockPosition) => number }>;

/** The columns that sort a reconciliation, and the place of a position among them. By item it is read in the order of the primary key; by a figure all positions that the filter leaves are read for each page. */
export function sortedBy(key: ReconciliationSortKey): { readonly columns: readonly [string, string]; readonly placeOf: (position: StockPosition) => readonly (number | string)[] } {
  if (key === 'ITEM') return { columns: ['p.variant_id', 'p.location_id'], placeOf: ({ variantId, locationId }) => [variantId, locationId] };
  const { sql, of } = FIGURES[key];
  return { columns: [`(${sql})`, POSITION], placeOf: (position) => [of(position), `${position.variantId}${position.locationId}`] };
}
