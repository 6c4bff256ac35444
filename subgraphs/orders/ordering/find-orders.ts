import type { CallContext } from '#contract/principal.js';
import { Failure } from '#contract/failure.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';
import type { Instant } from '#kernel/clock.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ColumnValue } from '#subgraph-kit/statement.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from './order.js';
import type { OrderStatus } from './order-status.js';
import { findNumbers, findOrder, findOrders } from './order.store.js';

/** Which orders to list; a filter that is not given does not apply. */
export interface OrderFilter {
  readonly status?: OrderStatus | null | undefined;
  readonly channel?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly unallocated?: boolean | null | undefined;
  /** Part of an order number, or a customer's whole e-mail address. */
  readonly text?: string | null | undefined;
  readonly placedFrom?: Instant | null | undefined;
  readonly placedTo?: Instant | null | undefined;
  readonly updatedSince?: Instant | null | undefined;
}

/** One order by number or id, if there is one. */
export function readOrderByReference({ database }: OrdersDeps, { principal }: CallContext, reference: string): Promise<Order | undefined> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  return findOrder(database, principal.companyId, reference);
}

/** Orders by last change, oldest first. */
export async function listOrders({ database, cursors }: OrdersDeps, { principal }: CallContext, { filter, page }: { filter: OrderFilter; page: PageRequest }): Promise<Connection<Order>> {
  requireAccess(principal, { permission: 'commerce.read', scope: 'orders:read' });
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `orders:${String(companyId)}:${filter.status ?? ''}`, columns: ['changed_at', 'id'] });
  const conditions = conditionsOf(filter);
  const rows = await findOrders(database, companyId, {
    where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND ') + keys.where,
    parameters: [...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters],
    orderBy: keys.orderBy, limit: keys.limit,
  });
  return keys.page(rows, (order) => [order.updatedAt, order.id]);
}

/** One order by number or id; ORDER_NOT_FOUND if there is none. */
export async function requireOrder(deps: OrdersDeps, context: CallContext, reference: string): Promise<Order> {
  const order = await readOrderByReference(deps, context, reference);
  if (!order) throw new Failure('ORDER_NOT_FOUND', `No order ${reference}`);
  return order;
}

/** The numbers of the first orders that a filter finds, by last change. */
export function findOrderNumbers({ database }: OrdersDeps, { principal }: CallContext, { filter, most }: { filter: OrderFilter; most: number }): Promise<string[]> {
  requirePermission(principal, 'commerce.read');
  const conditions = conditionsOf(filter);
  return findNumbers(database, principal.companyId, {
    where: conditions.map(({ sql }) => sql).join(' AND '), parameters: conditions.flatMap(({ parameters }) => parameters), orderBy: 'changed_at, id', limit: most,
  });
}

interface Condition {
  readonly sql: string;
  readonly parameters: readonly ColumnValue[];
}

function conditionsOf(filter: OrderFilter): Condition[] {
  const one = (sql: string, value: string | number | null | undefined): Condition[] => (value == null ? [] : [{ sql, parameters: [value] }]);
  return [
    ...one('status = ?', filter.status),
    ...one('channel = ?', filter.channel),
    ...one('INSTR(tags, ?) > 0', filter.tag == null ? null : JSON.stringify(filter.tag)),
    ...one('unallocated = ?', filter.unallocated == null ? null : Number(filter.unallocated)),
    ...one('placed_at >= ?', filter.placedFrom),
    ...one('placed_at < ?', filter.placedTo),
    ...one('changed_at >= ?', filter.updatedSince),
    ...textCondition(filter.text),
  ];
}

const textCondition = (text: string | null | undefined): Condition[] =>
  text == null || text === '' ? []
    : text.includes('@') ? [{ sql: 'customer_email = ?', parameters: [text.toLowerCase()] }]
    : [{ sql: 'number LIKE ?', parameters: [`%${text.replaceAll(/[%_\\]/g, '')}%`] }];
