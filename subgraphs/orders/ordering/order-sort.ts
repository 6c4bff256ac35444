/** What orders are sorted by. */
export const ORDER_SORT_KEYS = ['CHANGED', 'PLACED', 'TOTAL'] as const;

/** One of {@link ORDER_SORT_KEYS}. */
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number];

/** In which order a list of orders comes. */
export interface OrderSort {
  readonly key: OrderSortKey;
  /** The newest or largest first. */
  readonly descending?: boolean | null | undefined;
}

/** The column of each key; an index of each begins with the company. */
export const SORT_COLUMNS = { CHANGED: 'changed_at', PLACED: 'placed_at', TOTAL: 'total_minor' } as const satisfies Record<OrderSortKey, string>;

/** Without a sort: by last change, oldest first, and what was searched for newest first. */
export const sortOf = (sort: OrderSort | null | undefined, isSearch: boolean): OrderSort => sort ?? (isSearch ? { key: 'PLACED', descending: true } : { key: 'CHANGED' });
