import { apiKeyHeader } from '#kit/authenticate/api-key-header.js';
import { basic } from '#kit/authenticate/basic.js';
import { bearer } from '#kit/authenticate/bearer.js';
import { connectionCaller, type ConnectionCaller } from '#kit/authenticate/connection-caller.js';
import { descriptionsOf, documentation } from '#kit/docs/documentation.js';
import { firstOf, type Handler } from '#kit/handler.js';
import { jsonAnswer } from '#kit/json-answer.js';
import { mount } from '#kit/mount.js';
import { operationsOf } from '#kit/route.js';
import type { Surface, SurfaceDeps } from '#kit/surface.js';
import { WMS_JSON_BOOK } from './book.js';
import { catalogue } from './catalogue.js';
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
import { lenientPath, lookedUp } from './paths.js';
import { returnUpdate } from './return-update.js';
import { returnsAcknowledge } from './returns-acknowledge.js';
import { returnsCanceled } from './returns-canceled.js';
import { returnsNew } from './returns-new.js';
import { stockUpdate } from './stock-update.js';

const MEBIBYTE = 1024 * 1024;

/** Interface B (document 1): the JSON WMS facade, one connection a warehouse. */
export const WMS_JSON: Surface<ConnectionCaller> = {
  name: 'wms-json',
  root: '/V1',
  routes: [
    ordersNew, ordersAcknowledge, ordersProcessed, ordersShipped, ordersCanceled, stockUpdate, returnsNew, returnsAcknowledge, returnUpdate, returnsCanceled,
    labelsGet, labelsAdd, labelsDelete, labelsClose, documentsGet, catalogue,
  ],
  bodyLimit: 4 * MEBIBYTE,
  effects: true,
  admit: connectionCaller({ surface: 'wms-json', kind: 'WMS_JSON', credentials: [apiKeyHeader, bearer, basic], isSilentOnRate: true }),
  decode: (body) => body, // read by the row: an optional service that is off is not there, whatever the body says
  encode: jsonAnswer,
  fail: failWmsJson,
  lenientPath,
};

const LOOKED_UP: Surface<ConnectionCaller> = { ...WMS_JSON, routes: WMS_JSON.routes.map((route) => ({ ...route, path: lookedUp(route.path) })) };

/** Every operation the surface asks of the graph, to be planned before the first call. */
export const wmsJsonOperations = operationsOf(WMS_JSON.routes);

/** Its descriptions for programs. */
export const wmsJsonDescriptions = descriptionsOf(WMS_JSON, WMS_JSON_BOOK);

/** Interface B with its description: OpenAPI 3.1 and a page for people. */
export const wmsJsonSurface = (deps: SurfaceDeps): Handler => firstOf([documentation(WMS_JSON, WMS_JSON_BOOK), mount(LOOKED_UP, deps)]);
