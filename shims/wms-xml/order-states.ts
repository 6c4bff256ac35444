import type { FulfillmentStatus } from '#contract/schema.generated.js';

/** What a polling warehouse has to do with an order: fulfil it, stop, or nothing because it left (document 1, C, States). */
export const ORDER_STATES = ['TO_FULFILL', 'CANCELLED', 'SHIPPED'] as const;

/** One of {@link ORDER_STATES}. */
export type OrderState = (typeof ORDER_STATES)[number];

const STATE_OF = {
  NOT_READY: null, REJECTED: null,
  TO_FULFILL: 'TO_FULFILL', ACCEPTED: 'TO_FULFILL', PROCESSED: 'TO_FULFILL',
  CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED', CLOSED: 'CANCELLED',
  SHIPPED: 'SHIPPED',
} as const satisfies Record<FulfillmentStatus, OrderState | null>;

/** The state an order is in here; null while its warehouse is answered nothing of it. */
export const stateOf = (status: FulfillmentStatus): OrderState | null => STATE_OF[status];

/** What the graph calls some states. */
export const statusesOf = (states: readonly OrderState[]): FulfillmentStatus[] =>
  (Object.keys(STATE_OF) as (keyof typeof STATE_OF)[]).filter((status) => states.some((state) => state === STATE_OF[status]));

interface Quantities {
  readonly quantityOrdered: number;
  readonly quantityOpen: number;
  readonly quantityShipped: number;
  readonly quantityCancelled: number;
}

/**
 * The `quantita` of a line: to fulfil, what is still open; once the order left, what left; all of it where all is cancelled, else where its
 * warehouse is to stop all but what was cancelled.
 */
export function statedQuantity(status: FulfillmentStatus, line: Quantities): number {
  if (status === 'CANCELLED') return line.quantityOrdered;
  const state = stateOf(status);
  if (state === 'SHIPPED') return line.quantityShipped;
  return state === 'CANCELLED' ? line.quantityOrdered - line.quantityCancelled : line.quantityOpen;
}
