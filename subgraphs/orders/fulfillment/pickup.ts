import type { Shipping } from './fulfillment-order.js';

/** The code of the shipping method of orders that customers collect. */
export const PICKUP_METHOD = 'pickup';

/** Whether an order is collected by its customer: its shipping method has the code {@link PICKUP_METHOD}, in any case. */
export const isPickup = ({ shipping: { methodCode } }: { readonly shipping: Pick<Shipping, 'methodCode'> }): boolean => methodCode?.toLowerCase() === PICKUP_METHOD;
