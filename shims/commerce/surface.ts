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
import { COMMERCE_API } from './api-description.js';
import { COMMERCE_CERTIFIED } from './certified.js';
import { INTEGRATIONS } from './commerce-event.js';
import { createOrder } from './create-order.js';
import { exportInventory, exportOrders, exportReturns } from './exports.js';
import { listEvents } from './list-events.js';
import { listInventory } from './list-inventory.js';
import { listLocations } from './list-locations.js';
import { listOrders } from './list-orders.js';
import { listReturns } from './list-returns.js';
import { ping } from './ping.js';
import { readOrder } from './read-order.js';
import { readReturn } from './read-return.js';
import { readTimeline } from './read-timeline.js';
import { simulateCancellation } from './simulate-cancellation.js';
import { simulateOrders } from './simulate-orders.js';
import { simulateReturn } from './simulate-return.js';
import { simulateShipment } from './simulate-shipment.js';

const ROOT = '/api/commerce/v1';
const MEBIBYTE = 1024 * 1024;

/** Interface D (document 2): the commerce API, one key an integration. */
export const surface: Surface<ConnectionCaller> = {
  letter: 'D',
  name: 'commerce',
  listing: { callers: 'ERP, BI, B2B and customer-service systems', authentication: 'API key (`Bearer pco_…`)' },
  host: 'commerce',
  group: 'Commerce',
  roots: [ROOT],
  routes: [
    ping, listOrders, readOrder, readTimeline, createOrder, listReturns, readReturn, listInventory, listLocations, exportOrders, exportReturns, exportInventory,
    listEvents, listCalls(null), readCall(null), ...deliveryRows({ read: null, send: null }),
    simulateOrders, simulateShipment, simulateCancellation, simulateReturn, certificationRow(COMMERCE_CERTIFIED, ROOT),
  ],
  usualRate: 600,
  dryRunHeader: 'X-Service-Dry-Run',
  access: connectionAccess({ surface: 'commerce', kind: 'COMMERCE', credentials: [bearer] }),
  callLog: 'full',
  limits: [connectionLimit('RateLimit')],
  body: jsonBody(2 * MEBIBYTE),
  encode: jsonAnswer,
  fail: COMMERCE_API.fail,
  about: { summary: 'ERP, BI, B2B and customer-service systems read orders, returns, availability and locations, and send in orders that were sold elsewhere.' },
  readsOrder: { route: () => readOrder, target: (order) => `${ROOT}/orders/${inPath(order)}`, params: (order) => ({ order: inPath(order) }) },
  description: COMMERCE_API,
  audience: INTEGRATIONS,
  certified: COMMERCE_CERTIFIED,
  demo: [{ key: 'commerce', kind: 'COMMERCE', label: 'ERP', scopes: ['orders:read', 'returns:read', 'inventory:read', 'locations:read', 'orders:write'] }],
};
