import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import type { WarehouseOrderList } from '#contract/schema.generated.js';
import { ListOrdersDocument } from './operations/list-orders.generated.js';
import { Order, ORDER_EXAMPLE, orderJson } from './order.js';

const LISTS = ['to_fulfill', 'accepted', 'processed', 'shipped', 'cancelled'] as const;
const LIST_OF = {
  to_fulfill: 'TO_FULFILL', accepted: 'ACCEPTED', processed: 'PROCESSED', shipped: 'SHIPPED', cancelled: 'CANCELLED',
} as const satisfies Record<(typeof LISTS)[number], WarehouseOrderList>;

const Query = z.object({
  status: z.enum(LISTS).default('to_fulfill').describe('Which list. to_fulfill is the queue to poll, oldest first; the others are ordered by last update; cancelled includes cancel_requested.'),
  updated_since: dateTime.optional().describe('Only orders changed at or after this time. Write + as %2B.'),
  ...pageFields('Orders', 'next_cursor of the page before; valid only with the same status.'),
});

const OrderPage = pageOf(Order, 'OrderPage', 'Follow it until it is null, even after an empty page.');

/** GET /orders: the warehouse's lists. */
export const listOrders = defineRoute({
  id: 'orders.list', method: 'GET', path: '/orders', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'List orders',
  description: 'Reading never takes an order over; only accept does.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: OrderPage,
  operation: ListOrdersDocument,
  variables: ({ query }) => ({ status: LIST_OF[query.status], updatedSince: query.updated_since ?? null, first: query.limit, after: query.cursor ?? null }),
  reply: ({ warehouseOrders: { nodes, pageInfo } }) => ok({ data: nodes.map(orderJson), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/orders?status=to_fulfill&limit=50', answer: { data: [ORDER_EXAMPLE], next_cursor: null } },
});
