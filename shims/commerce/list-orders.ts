import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { ORDER_EXAMPLE } from './examples.js';
import { ListCommerceOrdersDocument } from './operations/list-commerce-orders.generated.js';
import { updatedSince } from './updated-since.js';
import { ORDER_WORD, stateOf, ORDER_STATUSES } from './status-words.js';
import { Order, orderJson } from './order.js';

/** The filters of GET /orders and GET /exports/orders. */
export const OrderQuery = { status: z.enum(ORDER_STATUSES).optional().describe('Only orders in this status.'), updated_since: updatedSince };

/** The same as the graph's filter. */
export const orderFilter = ({ status, updated_since }: { status?: (typeof ORDER_STATUSES)[number] | undefined; updated_since?: string | undefined }) =>
  ({ status: stateOf(ORDER_WORD, status), updatedSince: updated_since ?? null });

/** GET /orders: orders by last update, oldest first. */
export const listOrders = defineRoute({
  id: 'orders.list', method: 'GET', path: '/orders', scope: 'orders:read', idempotency: 'natural',
  summary: 'List orders',
  description: 'Sorted by last update, oldest first. To keep a copy in step read every page, then call again with updated_since set to the updated_at of the last order stored.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: z.object({ ...OrderQuery, ...pageFields('Records') }) }),
  answer: pageOf(Order, 'OrderPage'),
  operation: ListCommerceOrdersDocument,
  variables: ({ query: { cursor, limit, ...query } }) => ({ filter: orderFilter(query), first: limit, after: cursor ?? null }),
  reply: ({ orders: { nodes, pageInfo } }) => ok({ data: nodes.map(orderJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/orders?updated_since=2026-11-21T00:00:00Z&limit=50', answer: { data: [ORDER_EXAMPLE], next_cursor: null } },
});
