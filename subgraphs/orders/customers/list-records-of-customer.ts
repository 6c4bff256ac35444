import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { pageOf, type Connection } from '#subgraph-kit/connection.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from '../ordering/order.js';
import { findOrders } from '../ordering/order.store.js';
import { refusePageSize, type PageRequest } from '../paging/page-request.js';
import type { Return } from '../returns/return.js';
import { findReturns } from '../returns/return.store.js';

type PageOfCustomer = PageRequest & { readonly email: string };

/** The orders of a customer, newest first. */
export async function listOrdersOfCustomer({ database, cursors }: OrdersDeps, { principal }: CallContext, { email, first, after }: PageOfCustomer): Promise<Connection<Order>> {
  requirePermission(principal, 'commerce.read');
  refusePageSize(first);
  const list = `orders-of-customer:${String(principal.companyId)}:${email}`;
  const [placedAt = '', id = ''] = after == null ? [] : cursors.decode(list, after);
  const orders = await findOrders(database, principal.companyId, {
    where: `customer_email = ?${after == null ? '' : ' AND placed_at <= ? AND (placed_at < ? OR id < ?)'}`, parameters: after == null ? [email] : [email, placedAt, placedAt, id],
    orderBy: 'placed_at DESC, id DESC', limit: first + 1,
  });
  return pageOf(orders, first, (order) => cursors.encode(list, [order.placedAt, order.id]));
}

/** The returns of a customer's orders, newest first. */
export async function listReturnsOfCustomer({ database, cursors }: OrdersDeps, { principal }: CallContext, { email, first, after }: PageOfCustomer): Promise<Connection<Return>> {
  requirePermission(principal, 'commerce.read');
  refusePageSize(first);
  const { companyId } = principal;
  const list = `returns-of-customer:${String(companyId)}:${email}`;
  const [id = ''] = after == null ? [] : cursors.decode(list, after);
  const returns = await findReturns(database, companyId, {
    where: `order_id IN (SELECT o.id FROM orders o WHERE o.company_id = ? AND o.customer_email = ?)${after == null ? '' : ' AND id < ?'}`,
    parameters: after == null ? [companyId, email] : [companyId, email, id], orderBy: 'id DESC', limit: first + 1,
  });
  return pageOf(returns, first, (one) => cursors.encode(list, [one.id]));
}
