import type { Instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { ERASED_NAME, type Address, type Customer } from '../addresses/address.js';
import type { Order } from '../ordering/order.js';
import type { OrderStatus } from '../ordering/order-status.js';
import type { Return } from '../returns/return.js';

/** A person who ordered, derived from the orders with their e-mail address. */
export interface CustomerProfile {
  readonly id: string;
  /** In lower case, as all orders are matched. */
  readonly email: string;
  /** Name and phone number of the newest order. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly orderCount: number;
  readonly firstOrderAt: Instant;
  readonly lastOrderAt: Instant;
}

const PREFIX = 'cus_';

/** The id of the customer whose first order this is: it says nothing of them, and leads nowhere once the order does not name them any more. */
export const customerId = (firstOrderId: string): string => `${PREFIX}${firstOrderId}`;

/** The order in the id of a customer; null where it is none. */
export function orderOfCustomerId(id: string): string | null {
  const orderId = id.startsWith(PREFIX) ? id.slice(PREFIX.length).toLowerCase() : '';
  return isUuid(orderId) ? orderId : null;
}

const ENDED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED'];

/** The orders that are still in work, or have a return that is, each with its status and what ends it. */
export function ordersInWork(orders: readonly Order[], returns: readonly Return[]): string[] {
  const open = returns.filter(({ status }) => status !== 'CLOSED' && status !== 'CANCELLED');
  return orders.flatMap(({ id, number, status }) => {
    const reasons = open.filter(({ orderId }) => orderId === id).map((one) => `return ${one.number} is not closed or cancelled`);
    if (!ENDED.includes(status)) reasons.unshift(`not delivered or cancelled, but ${status}`);
    return reasons.length === 0 ? [] : [`${number} (${reasons.join('; ')})`];
  });
}

const NOBODY: Customer = { name: ERASED_NAME, email: null, phone: null, channelId: null };

/** What is left of an address: its country, which figures and taxes need. */
const erasedAddress = ({ countryCode }: Address): Address =>
  ({ firstName: null, lastName: null, company: null, address1: null, address2: null, city: null, postalCode: null, provinceCode: null, countryCode, phone: null });

/** The order without what identifies its customer. */
export const withoutCustomer = (order: Order): Order => Object.assign({}, order, {
  customer: NOBODY, shippingAddress: erasedAddress(order.shippingAddress), billingAddress: order.billingAddress && erasedAddress(order.billingAddress), invoiceDetails: null, notes: null, cancelReason: null,
});

/** The different addresses of orders, those of the first order first. */
export function addressesOf(orders: readonly Pick<Order, 'shippingAddress' | 'billingAddress'>[]): Address[] {
  const all = orders.flatMap(({ shippingAddress, billingAddress }) => (billingAddress === null ? [shippingAddress] : [shippingAddress, billingAddress]));
  return [...new Map(all.map((address) => [JSON.stringify(Object.entries(address).sort()), address])).values()];
}
