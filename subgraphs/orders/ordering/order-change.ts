import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { FulfillmentOrder } from '../fulfillment/fulfillment-order.js';
import type { Order } from './order.js';

/** An order with the warehouses' parts of it. */
export interface OrderWithFulfillmentOrders {
  readonly order: Order;
  readonly fulfillmentOrders: readonly FulfillmentOrder[];
}

/** What a change makes of an order, and what is told of it. */
export interface OrderChange extends OrderWithFulfillmentOrders {
  readonly events: readonly DomainEvent[];
}
