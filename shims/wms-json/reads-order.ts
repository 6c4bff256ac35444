import type { OrderCall } from '#kit/order-call.js';
import { ordersNewOf } from './orders-new.js';

/** This interface reads no single order: it is asked for those that wait, and answers the one. Labels of all others are not made for it. */
export const readsOrder: OrderCall = { route: ({ number }) => ordersNewOf(number), target: () => '/V1/Orders/New' };
