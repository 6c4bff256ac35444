import type { FulfillmentStatus } from '#contract/schema.generated.js';

/** What a polling warehouse must do with an order: fulfil it, stop it, or nothing because it left (document 1, C, States). */
export const ORDER_STATES = ['TO_FULFILL', 'CANCELLED', 'SHIPPED'] as const;

/** One of {@link ORDER_STATES}. */
export type OrderState = (typeof ORDER_STATES)[number];

const STATE_OF = {
  NOT_READY: null, REJECTED: null,
  TO_FULFILL: 'TO_FULFILL', ACCEPTED: 'TO_FULFILL', PROCESSED: 'TO_FULFILL',
  CANCEL_REQUESTED: 'CANCELLED', CANCELLED: 'CANCELLED', CLOSED: 'CANCELLED',
  SHIPPED: 'SHIPPED',
} as const satisfies Record<FulfillmentStatus, OrderState | null>;

/** The state of an order in this interface; null while it is not shown to its warehouse. */
export const stateOf = (status: FulfillmentStatus): OrderState | null => STATE_OF[status];

/** The graph's names of some states. */
export const statusesOf = (states: readonly OrderState[]): FulfillmentStatus[] =>
  (Object.keys(STATE_OF) as (keyof typeof STATE_OF)[]).filter((status) => states.some((state) => state === STATE_OF[status]));

interface Quantities {
  readonly quantityOrdered: number;
  readonly quantityOpen: number;
  readonly quantityShipped: number;
  readonly quantityCancelled: number;
}

/**
 * The `quantita` of a line: the open units of an order to fulfil; the shipped units of a shipped one; all ordered units where everything is
 * cancelled, else all units but the cancelled ones where the warehouse has to stop.
 */
export function statedQuantity(status: FulfillmentStatus, line: Quantities): number {
  if (status === 'CANCELLED') return line.quantityOrdered;
  const state = stateOf(status);
  if (state === 'SHIPPED') return line.quantityShipped;
  return state === 'CANCELLED' ? line.quantityOrdered - line.quantityCancelled : line.quantityOpen;
}
