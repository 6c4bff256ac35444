import { apiKeyHeader } from '#kit/access/api-key-header.js';
import { basic } from '#kit/access/basic.js';
import { bearer } from '#kit/access/bearer.js';
import { connectionAccess, connectionLimit, type ConnectionCaller } from '#kit/access/connection-access.js';
import { rawBody } from '#kit/body/body-reader.js';
import { jsonAnswer } from '#kit/json-answer.js';
import type { Surface } from '#kit/surface.js';
import { WMS_JSON_API } from './api-description.js';
import { catalogue } from './catalogue.js';
import { WMS_JSON_CERTIFIED } from './certified.js';
import { documentsGet } from './documents-get.js';
import { failWmsJson } from './fail.js';
import { labelsAdd } from './labels-add.js';
import { labelsClose } from './labels-close.js';
import { labelsDelete } from './labels-delete.js';
import { labelsGet } from './labels-get.js';
import { ordersAcknowledge } from './orders-acknowledge.js';
import { ordersCanceled } from './orders-canceled.js';
import { ordersNew } from './orders-new.js';
import { ordersProcessed } from './orders-processed.js';
import { ordersShipped } from './orders-shipped.js';
import { lenientPath } from './paths.js';
import { readsOrder } from './reads-order.js';
import { returnUpdate } from './return-update.js';
import { returnsAcknowledge } from './returns-acknowledge.js';
import { returnsCanceled } from './returns-canceled.js';
import { returnsNew } from './returns-new.js';
import { sandboxCancel } from './sandbox-cancel.js';
import { sandboxCertification } from './sandbox-certification.js';
import { sandboxOrders } from './sandbox-orders.js';
import { sandboxReturn } from './sandbox-return.js';
import { stockUpdate } from './stock-update.js';

const MEBIBYTE = 1024 * 1024;

/** Interface B (document 1): the JSON WMS facade, one connection a warehouse. */
export const surface: Surface<ConnectionCaller> = {
  letter: 'B',
  name: 'wms-json',
  listing: { callers: 'Warehouse systems that speak JSON', authentication: 'API key (`X-Api-Key: pwj_…`), Bearer or Basic' },
  host: 'commerce',
  group: 'Warehouses',
  roots: ['/V1'],
  routes: [
    ordersNew, ordersAcknowledge, ordersProcessed, ordersShipped, ordersCanceled, stockUpdate, returnsNew, returnsAcknowledge, returnUpdate, returnsCanceled,
    labelsGet, labelsAdd, labelsDelete, labelsClose, documentsGet, catalogue,
    sandboxOrders, sandboxCancel, sandboxReturn, sandboxCertification,
  ],
  effects: true,
  access: connectionAccess({ surface: 'wms-json', kind: 'WMS_JSON', credentials: [apiKeyHeader, bearer, basic] }),
  callLog: 'full',
  limits: [connectionLimit()],
  body: rawBody(4 * MEBIBYTE),  // read by the route: a disabled optional service answers 404, whatever the body
  encode: jsonAnswer,
  fail: failWmsJson,
  lenientPath,
  readsOrder,
  description: WMS_JSON_API,
  certified: WMS_JSON_CERTIFIED,
  demo: [{ key: 'wmsJson', kind: 'WMS_JSON', warehouse: 0, label: 'JSON' }],
};
