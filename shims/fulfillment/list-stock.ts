import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { ListStockDocument } from './operations/list-stock.generated.js';
import { StockItem, stockItemJson } from './stock-item.js';

const Query = z.object({
  location_code: z.string().optional().describe('Only the levels of this place.'),
  updated_since: dateTime.optional().describe('Only levels changed at or after this time. Write + as %2B.'),
  ...pageFields('Items', 'next_cursor of the page before; valid only with the same location_code.'),
});

const StockPage = pageOf(StockItem, 'StockPage');

/** GET /stock: what the warehouse last reported. */
export const listStock = defineRoute({
  id: 'stock.list', method: 'GET', path: '/stock', scope: 'fulfillment:read', idempotency: 'natural',
  summary: 'List reported stock',
  description: 'The levels this warehouse reported, by last change, oldest first.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: Query }),
  answer: StockPage,
  operation: ListStockDocument,
  variables: ({ query }) => ({ locationCode: query.location_code ?? null, updatedSince: query.updated_since ?? null, first: query.limit, after: query.cursor ?? null }),
  reply: ({ warehouseStock: { nodes, pageInfo } }) => ok({ data: nodes.map(stockItemJson), next_cursor: nextCursor(pageInfo) }),
  example: {
    target: '/stock?location_code=MIL-MAIN&limit=50',
    answer: {
      data: [{ sku: 'TESSA_BLUE_M', barcode: '8054321000017', item_key: '8054321000017', location_code: 'MIL-MAIN', classification: 'sellable', quantity: 40, updated_at: '2026-11-21T09:30:00.000Z' }],
      next_cursor: null,
    },
  },
});
