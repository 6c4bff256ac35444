import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, size, sku, text } from './fields.js';
import { RegisterCatalogueDocument } from './operations/register-catalogue.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { wmsRoute } from './wms-route.js';

const CODE_LENGTH = 255;
const TITLE_LENGTH = 500;
const MOST_ITEMS = 1000;

const Entry = z.object({
  Sku: sku.describe('The warehouse\'s own item code.'), EAN: text(CODE_LENGTH), Title: text(TITLE_LENGTH), Category: text(CODE_LENGTH),
  WeightGr: size, HeightMm: size, WidthMm: size, DepthMm: size,
});

const Body = z.object({ IdWarehouse: text(CODE_LENGTH).describe('Read and not used: the connection is the warehouse.'), ProductList: listOf(Entry, MOST_ITEMS) });

/** POST /V1/Catalogue: register items. */
export const catalogue = wmsRoute(defineRoute({
  id: 'catalogue', method: 'POST', path: '/Catalogue', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Register items',
  description: 'Optional service, off by default. Upserts the item registry by Sku. An EAN the merchant\'s catalogue does not know is stored and the merchant is alerted.',
  failures: ['UNKNOWN_PATH', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: RegisterCatalogueDocument,
  variables: ({ body }) => ({ input: { items: body.ProductList.map((entry) => ({
    code: entry.Sku, barcode: entry.EAN ?? null, title: entry.Title ?? null, category: entry.Category ?? null,
    weightG: entry.WeightGr ?? null, heightMm: entry.HeightMm ?? null, widthMm: entry.WidthMm ?? null, depthMm: entry.DepthMm ?? null,
  })) } }),
  reply: accepted,
  example: { target: '/Catalogue', body: { IdWarehouse: 'MI1', ProductList: [{ Sku: 'W-0001', EAN: '4006381333931', Title: 'Mug', Category: 'Home', WeightGr: 350, HeightMm: 95, WidthMm: 80, DepthMm: 80 }] }, answer: ACCEPTED },
}), 'itemRegistryEnabled');
