import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Address } from '../addresses/address.js';
import { findOrders } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { addressesOf } from './customer.js';

const MOST_ORDERS = 100;

/** The different addresses of a customer's newest orders. */
export async function readAddresses({ database }: OrdersDeps, { principal }: CallContext, email: string): Promise<Address[]> {
  requirePermission(principal, 'commerce.read');
  return addressesOf(await findOrders(database, principal.companyId, { where: 'customer_email = ?', parameters: [email], orderBy: 'placed_at DESC, id DESC', limit: MOST_ORDERS }));
}
