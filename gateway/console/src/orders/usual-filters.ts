import type { OrderSearch } from './order-search.js';

/** The searches of every day, by the name of their label. */
export const USUAL_FILTERS = {
  all: {},
  open: { status: 'RECEIVED,ON_HOLD,IN_FULFILLMENT' },
  held: { status: 'ON_HOLD' },
  late: { late: 'yes' },
  old: { days: '3', sort: 'placed' },
  stock: { waiting: 'STOCK' },
} as const satisfies Record<string, OrderSearch>;

/** A name of {@link USUAL_FILTERS}. */
export type UsualFilter = keyof typeof USUAL_FILTERS;
