import { basic } from '#kit/access/basic.js';
import { connectionAccess, connectionLimit, type ConnectionCaller } from '#kit/access/connection-access.js';
import { firstOf } from '#kit/handler.js';
import type { Surface } from '#kit/surface.js';
import { certification } from './certification.js';
import { WMS_XML_CERTIFIED } from './certified.js';
import { closeBordero } from './close-bordero.js';
import { addLabels, dropLabels, getLabels } from './courier-labels.js';
import { failXml } from './fail.js';
import { getOrderDocs } from './get-order-docs.js';
import { latinAnswer } from './latin-answer.js';
import { guidance } from './guidance.js';
import { listReturns } from './list-returns.js';
import { notifyReturn } from './notify-return.js';
import { notifyShipment } from './notify-shipment.js';
import { describeXml } from './openapi.js';
import { ROOT, singleSlash } from './paths.js';
import { readXmlBody } from './read-body.js';
import { readsOrder } from './reads-order.js';
import { schemas } from './schemas.js';
import { simulateCancellation } from './simulate-cancellation.js';
import { simulateOrders } from './simulate-orders.js';
import { simulateReturn } from './simulate-return.js';
import { updateStock } from './update-stock.js';
import { wsOrders } from './ws-orders.js';

const MEBIBYTE = 1024 * 1024;

const routes = [wsOrders, updateStock, notifyShipment, listReturns, notifyReturn, getOrderDocs, getLabels, addLabels, dropLabels, closeBordero, simulateOrders, simulateCancellation, simulateReturn, certification];

/** Interface C (document 1): the legacy XML contract of warehouses. It answers every path that no other surface of its host answers. */
export const surface: Surface<ConnectionCaller> = {
  letter: 'C',
  name: 'wms-xml',
  listing: { callers: 'Warehouse systems that speak the legacy XML', authentication: 'Basic, username and password' },
  host: 'commerce',
  group: 'Warehouses',
  roots: [ROOT],
  routes,
  effects: true,
  access: connectionAccess({ surface: 'wms-xml', kind: 'WMS_XML', credentials: [basic] }),
  callLog: 'full',
  limits: [connectionLimit()],
  body: { limit: 2 * MEBIBYTE, read: readXmlBody },
  encode: latinAnswer,
  fail: failXml,
  lenientPath: singleSlash,
  readsOrder,
  about: {
    title: 'XML WMS facade', page: '/docs/wms-xml',
    summary: 'The legacy XML contract of warehouses, in ISO-8859-1: the warehouse polls orders and returns and reports what it did. An XSD for every input and output.',
  },
  openApi: (address) => describeXml(routes, address),
  certified: WMS_XML_CERTIFIED,
  documents: firstOf([schemas, guidance(routes)]),
  demo: [{ key: 'wmsXml', kind: 'WMS_XML', warehouse: 1, label: 'XML' }],
};
