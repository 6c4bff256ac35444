import { bearer } from '#kit/access/bearer.js';
import { connectionAccess, connectionLimit, type ConnectionCaller } from '#kit/access/connection-access.js';
import { threadedBody } from '#kit/body/threaded-body.js';
import { listCalls } from '#kit/calls/list-calls.js';
import { readCall } from '#kit/calls/read-call.js';
import { jsonAnswer } from '#kit/json-answer.js';
import { PUBLIC_IMAGE } from '#kit/public-image.js';
import type { Surface } from '#kit/surface.js';
import { CATALOG_API } from './api-description.js';
import { listAttributes } from './list-attributes.js';
import { listProducts } from './list-products.js';
import { listVariants } from './list-variants.js';
import { KEYS } from './catalog-event.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { listEvents } from './list-events.js';
import { listWebhooks } from './list-webhooks.js';
import { readWebhook } from './read-webhook.js';
import { updateWebhook } from './update-webhook.js';
import { webhookDeliveries } from './webhook-deliveries.js';
import { bulkProducts } from './bulk-products.js';
import { deleteProduct } from './delete-product.js';
import { ping } from './ping.js';
import { queueImport } from './queue-import.js';
import { MOST_BYTES, readBody, SMALL_BYTES } from './read-body.js';
import { readImport } from './read-import.js';
import { readMedia } from './read-media.js';
import { readProduct } from './read-product.js';
import { restoreProduct } from './restore-product.js';
import { updateProduct } from './update-product.js';
import { upsertProduct } from './upsert-product.js';
import { simulateCount } from './simulate-count.js';
import { writeCategories, writeTranslation } from './write-details.js';
import { imageCalls } from './write-images.js';
import { writeStock, writeVariantStock } from './write-stock.js';
import { variantWrites } from './write-variants.js';
import { listCategories, listLocales, listLocations, listMarkets, listPriceLists } from './references.js';

/** Interface H (document 3): the catalog API, keys of one catalog each. */
export const surface: Surface<ConnectionCaller> = {
  letter: 'H',
  name: 'catalog',
  listing: { callers: 'PIM, PLM, ERP and supplier systems', authentication: 'API key (`Bearer pca_…`)' },
  host: 'catalog',
  group: 'Catalog',
  roots: ['/api/catalog/v1', PUBLIC_IMAGE.root],
  routes: [
    ping, listProducts, readProduct, upsertProduct, updateProduct, deleteProduct, restoreProduct, bulkProducts, queueImport, readImport, writeTranslation, writeCategories,
    listVariants, ...variantWrites, ...imageCalls, readMedia, writeVariantStock, writeStock, listCategories, listAttributes, listLocales, listMarkets, listPriceLists, listLocations,
    ...webhookDeliveries, // its paths before those with the id of a webhook
    listWebhooks, createWebhook, readWebhook, updateWebhook, deleteWebhook, listEvents, simulateCount, listCalls(null), readCall(null),
  ],
  usualRate: 600,
  dryRunHeader: 'X-Service-Dry-Run',
  idempotencyKeys: 'spaced',
  unknownParameters: 'refused',
  headers: { 'Service-Api-Version': 'v1' },
  access: connectionAccess({ surface: 'catalog', kind: 'CATALOG', credentials: [bearer] }),
  callLog: 'full',
  limits: [connectionLimit('RateLimit')],
  loggedBytes: 64 * 1024,
  body: threadedBody({ limit: MOST_BYTES, module: new URL('./body-worker.js', import.meta.url), small: readBody, smallBytes: SMALL_BYTES }),
  encode: jsonAnswer,
  fail: CATALOG_API.fail,
  about: { summary: 'ERP, PLM and supplier systems keep the products of one catalog in step, with prices, stock, texts and categories.' },
  description: CATALOG_API,
  audience: KEYS,
  demo: [
    { key: 'write', kind: 'CATALOG', label: 'PIM', catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } },
    { key: 'read', kind: 'CATALOG', label: 'Price comparison', catalogKey: { level: 'READ', fieldRule: 'PLATFORM' } },
  ],
};
