import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from '../ordering/order.js';
import { findOrders } from '../ordering/order.store.js';
import type { Return } from '../returns/return.js';
import { findReturns } from '../returns/return.store.js';

interface PageOfCustomer {
  readonly email: string;
  readonly page: PageRequest;
}

/** The orders of a customer, newest first. */
export async function listOrdersOfCustomer({ database, cursors }: OrdersDeps, { principal }: CallContext, { email, page }: PageOfCustomer): Promise<Connection<Order>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `orders-of-customer:${String(companyId)}:${email}`, columns: ['placed_at', 'id'], isDescending: true });
  const orders = await findOrders(database, companyId, { where: `customer_email = ?${keys.where}`, parameters: [email, ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit });
  return keys.page(orders, ({ placedAt, id }) => [placedAt, id]);
}

/** The returns of a customer's orders, newest first. */
export async function listReturnsOfCustomer({ database, cursors }: OrdersDeps, { principal }: CallContext, { email, page }: PageOfCustomer): Promise<Connection<Return>> {
  requirePermission(principal, 'commerce.read');
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `returns-of-customer:${String(companyId)}:${email}`, columns: ['id'], isDescending: true });
  const returns = await findReturns(database, companyId, {
    where: `order_id IN (SELECT o.id FROM orders o WHERE o.company_id = ? AND o.customer_email = ?)${keys.where}`, parameters: [companyId, email, ...keys.parameters], orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(returns, ({ id }) => [id]);
}
