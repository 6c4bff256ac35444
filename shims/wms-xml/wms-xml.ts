import { basic } from '#kit/authenticate/basic.js';
import { connectionCaller, type ConnectionCaller } from '#kit/authenticate/connection-caller.js';
import { firstOf, type Handler } from '#kit/handler.js';
import { mount } from '#kit/mount.js';
import { operationsOf } from '#kit/route.js';
import type { Surface, SurfaceDeps } from '#kit/surface.js';
import { closeBordero } from './close-bordero.js';
import { addLabels, dropLabels, getLabels } from './courier-labels.js';
import { failXml } from './fail.js';
import { getOrderDocs } from './get-order-docs.js';
import { latinAnswer } from './latin-answer.js';
import { guidance } from './guidance.js';
import { listReturns } from './list-returns.js';
import { notifyReturn } from './notify-return.js';
import { notifyShipment } from './notify-shipment.js';
import { ROOT, singleSlash } from './paths.js';
import { readXmlBody } from './read-body.js';
import { SAME_ORDER_OPERATIONS } from './same-order.js';
import { schemas } from './schemas.js';
import { updateStock } from './update-stock.js';
import { wsOrders } from './ws-orders.js';

const MEBIBYTE = 1024 * 1024;

/** Interface C (document 1): the legacy XML contract of warehouses. It answers whatever no other surface of its host takes. */
export const WMS_XML: Surface<ConnectionCaller> = {
  name: 'wms-xml',
  root: ROOT,
  routes: [wsOrders, updateStock, notifyShipment, listReturns, notifyReturn, getOrderDocs, getLabels, addLabels, dropLabels, closeBordero],
  bodyLimit: 2 * MEBIBYTE,
  effects: true,
  admit: connectionCaller({ surface: 'wms-xml', kind: 'WMS_XML', credentials: [basic], isSilentOnRate: true }),
  decode: readXmlBody,
  encode: latinAnswer,
  fail: failXml,
  lenientPath: singleSlash,
};

/** Every operation the surface asks of the graph, to be planned before the first call. */
export const wmsXmlOperations = [...operationsOf(WMS_XML.routes), ...SAME_ORDER_OPERATIONS];

/** Interface C with its schemas and its page for people. */
export const wmsXmlSurface = (deps: SurfaceDeps): Handler => firstOf([schemas, guidance(WMS_XML.routes), mount(WMS_XML, deps)]);
