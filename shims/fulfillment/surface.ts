import { bearer } from '#kit/access/bearer.js';
import { connectionAccess, connectionLimit, type ConnectionCaller } from '#kit/access/connection-access.js';
import { jsonBody } from '#kit/body/body-reader.js';
import { listCalls } from '#kit/calls/list-calls.js';
import { readCall } from '#kit/calls/read-call.js';
import { deliveryRows } from '#kit/deliveries/delivery-rows.js';
import { certificationRow } from '#kit/certification/certification-row.js';
import { jsonAnswer } from '#kit/json-answer.js';
import { inPath } from '#kit/order-call.js';
import type { Surface } from '#kit/surface.js';
import { acceptOrder } from './accept-order.js';
import { acceptOrders } from './accept-orders.js';
import { acceptReturn } from './accept-return.js';
import { FULFILLMENT_API } from './api-description.js';
import { FULFILLMENT_CERTIFIED } from './certified.js';
import { shortCloseOrder } from './short-close-order.js';
import { listEvents } from './list-events.js';
import { listOrders } from './list-orders.js';
import { listReturns } from './list-returns.js';
import { listStock } from './list-stock.js';
import { makeLabels } from './make-labels.js';
import { ping } from './ping.js';
import { readDocuments } from './read-documents.js';
import { readLabels } from './read-labels.js';
import { readOrder } from './read-order.js';
import { readReturn } from './read-return.js';
import { receiveReturn } from './receive-return.js';
import { registerReturn } from './register-return.js';
import { rejectOrder } from './reject-order.js';
import { reportPicking } from './report-picking.js';
import { reportShipment } from './report-shipment.js';
import { simulateCancellation } from './simulate-cancellation.js';
import { simulateOrders } from './simulate-orders.js';
import { simulateReturn } from './simulate-return.js';
import { updateStock } from './update-stock.js';
import { WAREHOUSES } from './warehouse-event.js';

const ROOT = '/api/fulfillment/v1';
const MEBIBYTE = 1024 * 1024;

/** Interface A (document 1): the native fulfilment API, one connection a warehouse. */
export const surface: Surface<ConnectionCaller> = {
  letter: 'A',
  name: 'fulfillment',
  listing: { callers: 'Warehouses with software of their own', authentication: 'API key (`Bearer pfa_…`)' },
  host: 'commerce',
  group: 'Warehouses',
  roots: [ROOT],
  routes: [
    ping, listOrders, readOrder, acceptOrder, acceptOrders, rejectOrder, reportPicking, reportShipment, shortCloseOrder, readLabels, makeLabels, readDocuments, listStock, updateStock,
    listReturns, readReturn, acceptReturn, receiveReturn, registerReturn, listEvents, listCalls('fulfillment:read'), readCall('fulfillment:read'),
    ...deliveryRows({ read: 'fulfillment:read', send: 'fulfillment:write' }), simulateOrders, simulateCancellation, simulateReturn, certificationRow(FULFILLMENT_CERTIFIED, ROOT),
  ],
  usualRate: 600,
  dryRunHeader: 'X-Service-Dry-Run',
  access: connectionAccess({ surface: 'fulfillment', kind: 'FULFILLMENT', credentials: [bearer] }),
  callLog: 'full',
  limits: [connectionLimit('RateLimit')],
  body: jsonBody(2 * MEBIBYTE),
  encode: jsonAnswer,
  fail: FULFILLMENT_API.fail,
  readsOrder: { route: () => readOrder, target: (order) => `${ROOT}/orders/${inPath(order)}`, params: (order) => ({ number: inPath(order) }) },
  description: FULFILLMENT_API,
  audience: WAREHOUSES,
  certified: FULFILLMENT_CERTIFIED,
  demo: [{ key: 'fulfillment', kind: 'FULFILLMENT', warehouse: 0 }, { key: 'fulfillmentKassel', kind: 'FULFILLMENT', warehouse: 1 }],
};
