import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime, shortText } from '#kit/fields.js';
import { countFirst } from './count-first.js';
import { UpdateStockDocument } from './operations/update-stock.generated.js';
import { upTo } from './picking-lines.js';
import { CLASSIFICATION_OF, CLASSIFICATIONS } from './stock-item.js';

const LONGEST_CODE = 255;
const LONGEST_PLACE = 60;
const MOST_ITEMS = 1000;
const MOST_UNITS = 10_000_000;

const Item = z.object({
  sku: upTo(LONGEST_CODE).describe('Names the item; where it is given the barcode is not looked at.'),
  barcode: upTo(LONGEST_CODE).describe('Names the item where no sku is given.'),
  location_code: shortText(LONGEST_PLACE).describe('One of stock_location_codes of /ping.'),
  quantity: z.int().min(0).max(MOST_UNITS).describe('The absolute level, net of accepted orders.'),
  classification: z.enum(CLASSIFICATIONS).nullish().describe('sellable, unless given; only sellable units are available.'),
  as_of: dateTime.nullish().describe('When it was counted; now, unless given; at most 5 minutes ahead. A count older than the known one is passed over as stale.'),
});

const Body = z.object({ items: z.array(Item).min(1, 'must have at least 1 item').max(MOST_ITEMS) });

const count = z.int().min(0);
const Outcome = z.object({ data: z.object({ received: count, updated: count, unchanged: count, stale: count }) }).meta({ id: 'StockOutcome' });

/** PUT /stock: report absolute levels. */
export const updateStock = countFirst({ field: 'items', most: MOST_ITEMS }, defineRoute({
  id: 'stock.update', method: 'PUT', path: '/stock', scope: 'fulfillment:write', idempotency: 'key',
  summary: 'Report stock',
  description: 'Absolute levels per item, location code and classification: everything, or only what changed. Items not sent keep their level. All or nothing, but for levels counted before the known ones, which are passed over.',
  failures: ['UNKNOWN_ITEM', 'TOO_MANY_ITEMS', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Outcome,
  operation: UpdateStockDocument,
  variables: ({ body }) => ({ input: { items: body.items.map(itemInput) } }),
  reply: ({ updateWarehouseStock: { received, updated, unchanged, stale } }) => ok({ data: { received, updated, unchanged, stale } }),
  example: {
    target: '/stock', answer: { data: { received: 2, updated: 1, unchanged: 1, stale: 0 } },
    body: { items: [{ sku: 'TESSA_BLUE_M', location_code: 'MIL-MAIN', quantity: 40 }, { barcode: '8054321000024', location_code: 'MIL-MAIN', quantity: 3, classification: 'damaged' }] },
  },
}));

const itemInput = ({ sku, barcode, quantity, ...item }: z.output<typeof Item>) => ({
  sku, barcode, quantity, locationCode: item.location_code, classification: item.classification ? CLASSIFICATION_OF[item.classification] : null, asOf: item.as_of ?? null,
});
