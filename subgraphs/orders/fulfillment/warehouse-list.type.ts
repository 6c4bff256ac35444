import { internalEnumType } from '#subgraph-kit/enum-type.js';
import type { WarehouseList } from './fulfillment-status.js';

/** The graph's enum of a warehouse's lists. */
export const WarehouseOrderListEnum = internalEnumType<WarehouseList>('WarehouseOrderList', 'The lists a warehouse reads.', {
  TO_FULFILL: 'Ready and neither accepted nor rejected: the queue to poll.',
  ACCEPTED: 'Accepted by the warehouse.',
  PROCESSED: 'Picked.',
  SHIPPED: 'Shipped.',
  CANCELLED: 'Cancelled, or a cancellation was requested.',
});
