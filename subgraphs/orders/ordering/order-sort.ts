import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { OrderFilter } from './order-filter.js';
import { demandsPromise } from './promise-conditions.js';

/** What orders are sorted by. */
export const ORDER_SORT_KEYS = ['CHANGED', 'PLACED', 'TOTAL', 'PROMISED'] as const;

/** One of {@link ORDER_SORT_KEYS}. */
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number];

/** In which order a list of orders comes. */
export interface OrderSort {
  readonly key: OrderSortKey;
  /** The newest or largest first. */
  readonly descending?: boolean | null | undefined;
}

/** The column of each key; an index of each begins with the company. */
export const SORT_COLUMNS = { CHANGED: 'changed_at', PLACED: 'placed_at', TOTAL: 'total_minor', PROMISED: 'promised_on' } as const satisfies Record<OrderSortKey, string>;

/** Without a sort: by last change, oldest first, what was searched for newest first, and what is chosen by promised days the earliest day first. */
export function sortOf(sort: OrderSort | null | undefined, filter: OrderFilter): OrderSort {
  if (sort != null) return sort;
  if (checkSearch(filter.search) !== undefined) return { key: 'PLACED', descending: true };
  return { key: demandsPromise(filter) ? 'PROMISED' : 'CHANGED' };
}
