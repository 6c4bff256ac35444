import type { Instant } from '#kernel/clock.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.js';

/** The states in which an order has left the shelf: nobody waits for its customer any more. */
export const OFF_THE_SHELF: readonly OrderStatus[] = ['SHIPPED', 'DELIVERED', 'CANCELLED'];

/** Since when an order lies ready for its customer; none once it has left. */
export const readySince = ({ status, readyForPickupAt }: Pick<Order, 'status' | 'readyForPickupAt'>): Instant | null => (OFF_THE_SHELF.includes(status) ? null : readyForPickupAt);
