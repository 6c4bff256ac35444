import { registerEnumType } from 'type-graphql';
import type { WarehouseList } from './fulfillment-status.js';

/** The graph's enum of a warehouse's lists. */
export const WarehouseOrderListEnum = {
  TO_FULFILL: 'TO_FULFILL', ACCEPTED: 'ACCEPTED', PROCESSED: 'PROCESSED', SHIPPED: 'SHIPPED', CANCELLED: 'CANCELLED',
} as const satisfies Record<WarehouseList, WarehouseList>;
registerEnumType(WarehouseOrderListEnum, {
  name: 'WarehouseOrderList', description: 'The lists a warehouse reads.',
  valuesConfig: {
    TO_FULFILL: { description: 'Ready and neither accepted nor rejected: the queue to poll.' },
    ACCEPTED: { description: 'Taken over.' },
    PROCESSED: { description: 'Picked.' },
    SHIPPED: { description: 'Left.' },
    CANCELLED: { description: 'Cancelled, or asked to be.' },
  },
});
