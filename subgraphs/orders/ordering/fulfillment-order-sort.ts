import type { Instant } from '#kernel/clock.js';

/** What fulfillment orders are sorted by. */
export const FULFILLMENT_ORDER_SORT_KEYS = ['CREATED', 'PLACED', 'CHANGED'] as const;

/** One of {@link FULFILLMENT_ORDER_SORT_KEYS}. */
export type FulfillmentOrderSortKey = (typeof FULFILLMENT_ORDER_SORT_KEYS)[number];

/** In which order a list of fulfillment orders comes. */
export interface FulfillmentOrderSort {
  readonly key: FulfillmentOrderSortKey;
  /** The newest first. */
  readonly descending?: boolean | null | undefined;
}

/** The columns of each key; an index of each begins with the company. */
export const FULFILLMENT_SORT_COLUMNS = { CREATED: ['f.id'], PLACED: ['f.placed_at', 'f.id'], CHANGED: ['f.changed_at', 'f.id'] } as const satisfies Record<FulfillmentOrderSortKey, readonly string[]>;

interface Times {
  readonly placedFrom?: Instant | null | undefined;
  readonly placedTo?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
  readonly updatedBefore?: Instant | null | undefined;
}

/** Without a sort: the oldest first, and what is chosen by when it was placed or changed by that time, so that the list is a range of an index. */
export function fulfillmentOrderSort(sort: FulfillmentOrderSort | null | undefined, { placedFrom, placedTo, updatedSince, updatedBefore }: Times): FulfillmentOrderSort {
  if (sort != null) return sort;
  if (updatedSince != null || updatedBefore != null) return { key: 'CHANGED' };
  return { key: placedFrom != null || placedTo != null ? 'PLACED' : 'CREATED' };
}
