import { Failure } from '#contract/failure.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';

/** The public states of an order (document 2, D, Order and return statuses). */
export const ORDER_STATUSES = ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'SHIPPED', 'DELIVERED', 'CANCELLATION_REQUESTED', 'CANCELLED'] as const;

/** One of {@link ORDER_STATUSES}. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The triggers of an order's state table. */
export const ORDER_TRIGGERS = ['hold', 'release', 'fulfil', 'ship', 'deliver', 'collect', 'requestCancellation', 'cancel'] as const;

/** One of {@link ORDER_TRIGGERS}. */
export type OrderTrigger = (typeof ORDER_TRIGGERS)[number];

type Moves = Partial<Record<OrderTrigger, OrderStatus>>;

const VERBS = {
  hold: 'be put on hold', release: 'be released', fulfil: 'be fulfilled', ship: 'be shipped', deliver: 'be delivered', collect: 'be collected', requestCancellation: 'be asked to stop', cancel: 'be cancelled',
} as const satisfies Record<OrderTrigger, string>;

/**
 * The state table of an order (document 2 decisions, D); a pair that is absent is refused. An order in fulfilment can be held as long as
 * no warehouse accepted it: its fulfillment orders leave their queues, which undoes the allocation. One that is collected in a store ships nothing.
 */
export const ORDER_MOVES = {
  RECEIVED: { hold: 'ON_HOLD', fulfil: 'IN_FULFILLMENT', cancel: 'CANCELLED' },
  ON_HOLD: { release: 'RECEIVED', cancel: 'CANCELLED' },
  IN_FULFILLMENT: { hold: 'ON_HOLD', ship: 'SHIPPED', collect: 'DELIVERED', requestCancellation: 'CANCELLATION_REQUESTED', cancel: 'CANCELLED' },
  CANCELLATION_REQUESTED: { cancel: 'CANCELLED', ship: 'SHIPPED' },
  SHIPPED: { deliver: 'DELIVERED' },
  DELIVERED: {},
  CANCELLED: {},
} as const satisfies Record<OrderStatus, Moves>;

/** The states that nothing follows: the order is delivered or cancelled. */
export const ENDED_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter((status) => Object.keys(ORDER_MOVES[status]).length === 0);

/** The states in which an order may wait for something. */
export const UNSHIPPED_STATUSES: readonly OrderStatus[] = ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'];

/** The state after a trigger; a pair the table lacks is INVALID_STATE. */
export function nextOrderStatus(from: OrderStatus, trigger: OrderTrigger): OrderStatus {
  const moves: Moves = ORDER_MOVES[from];
  const to = moves[trigger];
  if (to === undefined) throw new Failure('INVALID_STATE', `An order that is ${from.toLowerCase()} cannot ${VERBS[trigger]}`, { status: from.toLowerCase() });
  return to;
}

/** The fields of a fulfillment order that its order's status is derived from. */
export interface FulfillmentOrderProgress {
  readonly status: FulfillmentStatus;
  readonly lines: readonly { readonly quantityShipped: number }[];
}

/**
 * The trigger that the states of its fulfillment orders imply for an order, if any. Once all have ended, or if it never had any, it is
 * shipped if any unit was; else cancelled if it was cancelled, and unchanged if its warehouses short-closed it.
 */
export function triggerOfFulfillmentOrders(fulfillmentOrders: readonly FulfillmentOrderProgress[], { wasCancelled }: { wasCancelled: boolean }): OrderTrigger | undefined {
  const is = (...states: FulfillmentStatus[]) => ({ status }: FulfillmentOrderProgress): boolean => states.includes(status);
  if (fulfillmentOrders.length === 0) return wasCancelled ? 'cancel' : undefined;
  if (fulfillmentOrders.some(is('CANCEL_REQUESTED'))) return 'requestCancellation';
  if (fulfillmentOrders.every(is('SHIPPED', 'CANCELLED', 'CLOSED'))) return triggerOfEnded(fulfillmentOrders, wasCancelled || fulfillmentOrders.every(is('CANCELLED')));
  return fulfillmentOrders.some(is('TO_FULFILL', 'REJECTED', 'ACCEPTED', 'PROCESSED', 'SHIPPED')) ? 'fulfil' : undefined;
}

function triggerOfEnded(fulfillmentOrders: readonly FulfillmentOrderProgress[], isCancelled: boolean): OrderTrigger | undefined {
  if (fulfillmentOrders.some(({ status, lines }) => status === 'SHIPPED' || lines.some(({ quantityShipped }) => quantityShipped > 0))) return 'ship';
  return isCancelled ? 'cancel' : undefined;
}
