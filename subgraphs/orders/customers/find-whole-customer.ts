import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Order } from '../ordering/order.js';
import { findOrders } from '../ordering/order.store.js';
import type { Return } from '../returns/return.js';
import { findReturnsOfOrders } from '../returns/return.store.js';
import { requireCustomer } from './read-customer.js';
import type { CustomerProfile } from './customer.js';

/** A customer with all their orders, newest first, and the returns of these. */
export interface WholeCustomer {
  readonly customer: CustomerProfile;
  readonly orders: readonly Order[];
  readonly returns: readonly Return[];
}

/** The most orders of a customer that are erased in one call. */
const MOST_ORDERS = 5000;

/** All that is stored on a customer, or NOT_FOUND; INTERNAL where a record of theirs cannot be read, because nothing may be left out. */
export async function findWholeCustomer(reader: Reader, companyId: number, email: string): Promise<WholeCustomer> {
  const customer = await requireCustomer(reader, companyId, email);
  if (customer.orderCount > MOST_ORDERS) throw new Failure('BAD_INPUT', 'The customer has too many orders for one call', { email: [`has ${String(customer.orderCount)} orders, of which one call takes ${String(MOST_ORDERS)}`] });
  const orders = await findOrders(reader, companyId, { where: 'customer_email = ?', parameters: [customer.email], orderBy: 'placed_at DESC, id DESC', limit: MOST_ORDERS, whole: true });
  return { customer, orders, returns: await findReturnsOfOrders(reader, companyId, orders.map(({ id }) => id)) };
}
