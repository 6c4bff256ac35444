import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { Order } from './order.js';

/** An order with its fulfillment orders. */
export interface OrderWithFulfillmentOrders {
  readonly order: Order;
  readonly fulfillmentOrders: readonly FulfillmentOrder[];
}

/** The changed order, with its events. */
export interface OrderChange extends OrderWithFulfillmentOrders {
  readonly events: readonly DomainEvent[];
}
