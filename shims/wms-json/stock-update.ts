import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { listOf, moment, units, sku, text } from './fields.js';
import { ReportStockDocument, type ReportStockMutationVariables } from './operations/report-stock.generated.js';
import { Accepted, ACCEPTED, accepted } from './replies.js';
import { settingsOf } from './settings.js';
import { wmsRoute } from './wms-route.js';

type Classification = NonNullable<ReportStockMutationVariables['input']['items'][number]['classification']>;

const MOST_ITEMS = 10_000;
const PLACE_LENGTH = 60;
const CLASSIFICATIONS = { Sellable: 'SELLABLE', Damaged: 'DAMAGED', Quarantine: 'QUARANTINE', Blocked: 'BLOCKED' } as const satisfies Record<string, Classification>;
const WORDS = ['Sellable', 'Damaged', 'Quarantine', 'Blocked'] as const satisfies readonly (keyof typeof CLASSIFICATIONS)[];

const classification = z.preprocess((word) => (typeof word === 'string' ? capitalized(word.trim()) : word), z.enum(WORDS, 'must be Sellable, Damaged, Quarantine or Blocked')).optional();

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

const Body = z.object({
  IdWarehouse: text(PLACE_LENGTH).describe('One of the warehouse\'s location codes; its first one, unless given.'),
  EventDateTime: moment.describe('When it was counted. A count older than the known one is passed over.'),
  ProductList: listOf(z.object({ Sku: sku, Quantity: units, Classification: classification.describe('Sellable, unless given.') }), MOST_ITEMS),
});

/** PUT /V1/Stock/Update: report absolute levels. */
export const stockUpdate = wmsRoute(defineRoute({
  id: 'stock.update', method: 'PUT', path: '/Stock/Update', scope: 'fulfillment:write', idempotency: 'natural',
  summary: 'Report stock',
  description: 'Absolute levels net of the orders taken over: everything, or only what changed. All or nothing.',
  failures: ['UNKNOWN_ITEM', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: Accepted,
  operation: ReportStockDocument,
  variables: ({ body }, { caller }) => {
    const { itemKey } = settingsOf(caller);
    return { input: { items: body.ProductList.map((product) => ({
      sku: itemKey === 'SKU' ? product.Sku : null, barcode: itemKey === 'SKU' ? null : product.Sku, quantity: product.Quantity, classification: product.Classification ? CLASSIFICATIONS[product.Classification] : null, locationCode: body.IdWarehouse ?? null, asOf: body.EventDateTime ?? null,
    })) } };
  },
  reply: accepted,
  example: { target: '/Stock/Update', body: { EventDateTime: '2026-11-21T06:00:00Z', ProductList: [{ Sku: '4006381333931', Quantity: 40 }, { Sku: '5901234123457', Quantity: 3, Classification: 'Damaged' }] }, answer: ACCEPTED },
}));
