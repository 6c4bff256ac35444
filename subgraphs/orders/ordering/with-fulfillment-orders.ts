import type { OrderWithFulfillmentOrders } from './order-change.js';
import type { Order } from './order.js';
import { allocate } from '../routing/allocate.js';
import type { AllocationBasis } from './read-allocation.js';
import { newFulfillmentOrders } from './new-fulfillment-orders.js';
import { settle } from './settle.js';

/** Allocate an order: with the fulfillment orders routing chooses, or with none and marked as waiting for stock if it cannot be allocated in full. */
export function withFulfillmentOrders(order: Order, basis: AllocationBasis, nextId: () => string): OrderWithFulfillmentOrders {
  const allocated = allocate(order, basis);
  if (!allocated) return { order: { ...order, unallocated: true }, fulfillmentOrders: [] };
  const free = order.unallocated ? { ...order, unallocated: false } : order;
  const fulfillmentOrders = newFulfillmentOrders(free, { allocated, locations: basis.locations, documentsReady: basis.customsPublished.has(order.id), departures: basis.departures, nextId });
  const [placed] = settle(free, fulfillmentOrders, []);
  return { order: placed, fulfillmentOrders };
}
