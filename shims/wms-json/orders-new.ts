import { z } from 'zod';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { NEW_ORDER_EXAMPLE } from './examples.js';
import { NewOrder, newOrder } from './new-order.js';
import { ExportOrdersDocument } from './operations/export-orders.generated.js';
import { settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

const MOST_ORDERS = 500;

const NewOrders = z.object({ Content: z.array(NewOrder), StatusCode: z.literal(201), Success: z.literal(true), Message: z.string() }).meta({ id: 'NewOrders' });

/** GET /V1/Orders/New: the orders to fulfil; with a number the part of the answer that is that order. */
export const ordersNewOf = (number?: string): Route<ConnectionCaller> => wmsRoute(defineRoute({
  id: 'orders.new', method: 'GET', path: '/Orders/New', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'Orders to fulfil',
  description: 'Paid orders without holds, oldest first, at most 500. An order comes back at every call until Orders/Acknowledge answers it, with the quantities still open. StatusCode is 201 although the HTTP status is 200.',
  failures: [],
  input: z.object({}),
  answer: NewOrders,
  operation: ExportOrdersDocument,
  variables: (_, { caller }) => ({ input: { first: MOST_ORDERS, labelFormat: settingsOf(caller).labelsEnabled ? 'ZPL' as const : null, ...(number !== undefined && { number }) } }),
  reply: ({ exportWaitingOrders: orders }, { caller }) => {
    const settings = settingsOf(caller);
    return ok({ Content: orders.map((order) => newOrder(order, settings)), StatusCode: 201 as const, Success: true as const, Message: '' });
  },
  example: { target: '/Orders/New', answer: { Content: [NEW_ORDER_EXAMPLE], StatusCode: 201, Success: true, Message: '' } },
}));

/** The same of all orders, as warehouses call it. */
export const ordersNew = ordersNewOf();
