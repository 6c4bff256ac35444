import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { VARIANT_EXAMPLE } from './product-examples.js';
import { atMost } from './at-most.js';
import { once, StockEntry } from './import-product.js';
import type { StockEntryProblem } from '#contract/schema.generated.js';
import { stockOf, unknown, unknownOfEntry, unknownOfStock } from './item-of.js';
import { WriteStockDocument } from './operations/write-stock.generated.js';
import { WriteVariantStockDocument } from './operations/write-variant-stock.generated.js';
import { productReference, VariantPath } from './product-path.js';
import { notes, unknownJson } from './write-result.js';
import { writtenVariantJson, WrittenVariant } from './written-variant.js';

const [MOST, LONGEST] = [500, 255] as const;

const Item = StockEntry.extend({
  sku: z.string().max(LONGEST).nullish().describe('Names the variant; where variant_id is sent too, both must name the same.'), variant_id: z.string().max(LONGEST).nullish(),
}).superRefine(({ sku, variant_id: id }, context) => {
  if (!sku && !id) context.addIssue({ code: 'custom', path: ['sku'], message: 'is required where there is no variant_id' });
});
const STOCK_BODY = { stock: true };
const STATUSES = { UPDATED: 'updated', UNCHANGED: 'unchanged', FAILED: 'failed' } as const;
const REASONS = { UNKNOWN_VARIANT: 'variant_not_found', OWNED: 'field_locked', OTHER_QUANTITY: 'other_quantity', LOCATION: 'location', OTHER: 'not_written' } as const satisfies Record<StockEntryProblem, string>;
const Result = z.object({
  index: z.int(), sku: z.string().nullable(), location: z.string(), status: z.enum(Object.values(STATUSES)), errors: z.array(z.string()),
  reason: z.enum(Object.values(REASONS)).nullable().describe('Why it failed, for programs. variant_not_found: no variant has the sku or variant_id, or they name two; field_locked: another system owns the stock; other_quantity: expected_available is not the quantity, which available says; location: there is no such location, or it is not active; not_written: anything else.'),
  available: z.int().nullable().describe('The quantity after the call; null where it is not known.'), notes: notes.describe('Fields of the entry that are not of this interface, such as a misspelt expected_available.'),
}).meta({ id: 'StockResult' });
const Summary = z.object({ updated: z.int(), unchanged: z.int(), failed: z.int() }).meta({ id: 'StockSummary' });

/** PUT /stock: stock of many variants. */
export const writeStock = defineRoute({
  id: 'stock.update', method: 'PUT', path: '/stock', scope: 'catalog:write', idempotency: 'key',
  summary: 'Set stock of many variants',
  description: 'Up to 500 entries, each with a result of its own. available replaces the quantity at the location; with expected_available it is written only while that is the quantity. Two entries of one variant and location are refused.',
  failures: ['BAD_INPUT'],
  input: z.object({ body: z.object({ items: atMost(MOST, z.array(Item).min(1, 'must have at least 1 entry').max(MOST)) }) }),
  answer: z.object({ data: z.object({ summary: Summary, results: z.array(Result) }) }),
  operation: WriteStockDocument,
  variables: ({ body }) => ({ input: { entries: body.items.map(({ sku, variant_id: id, ...entry }) => ({ ...stockOf(entry), ...(id && { variantId: id }), ...(sku && { sku }) })) } }),
  reply: ({ writeStock: written }, { input: { body: { items } } }) => {
    const results = written.map(({ index, sku, location, status, errors, reason, available }) => ({
      index, sku, location, status: STATUSES[status], errors: [...errors], reason: reason && REASONS[reason], available, notes: unknownOfEntry(items[index] ?? {}).map((field) => unknownJson(field, sku)),
    }));
    const count = (wanted: string): number => results.filter(({ status }) => status === wanted).length;
    return ok({ data: { summary: { updated: count('updated'), unchanged: count('unchanged'), failed: count('failed') }, results } });
  },
  example: {
    target: '/stock', body: { items: [{ sku: 'TEE-001-M', location: 'MIL-MAIN', available: 40 }, { sku: 'NONE', location: 'MIL-MAIN', available: 1 }] },
    answer: {
      data: {
        summary: { updated: 1, unchanged: 0, failed: 1 },
        results: [
          { index: 0, sku: 'TEE-001-M', location: 'MIL-MAIN', status: 'updated', errors: [], reason: null, available: 40, notes: [] },
          { index: 1, sku: 'NONE', location: 'MIL-MAIN', status: 'failed', errors: ['no variant of this catalog has this SKU or id'], reason: 'variant_not_found', available: null, notes: [] },
        ],
      },
    },
  },
});

/** PUT /products/{product}/variants/{variant}/stock: stock of one variant. */
export const writeVariantStock = defineRoute({
  id: 'stock.of_variant', method: 'PUT', path: '/products/{product}/variants/{variant}/stock', scope: 'catalog:write', idempotency: 'key',
  summary: 'Set stock of a variant',
  description: 'available replaces the quantity at each location that is sent; the others stay.',
  failures: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'BAD_INPUT', 'NOT_WRITTEN', 'FIELD_LOCKED'],
  input: z.object({ params: VariantPath, body: z.looseObject({ stock: atMost(MOST, z.array(StockEntry).min(1, 'must have at least 1 entry').max(MOST).superRefine(once)) }) }),
  answer: WrittenVariant,
  operation: WriteVariantStockDocument,
  variables: ({ params, body }) => ({ input: { target: productReference(params), variant: params.variant, entries: body.stock.map(stockOf), ignored: [...unknown(body, STOCK_BODY), ...unknownOfStock(body.stock)] } }),
  reply: ({ writeVariantStock: written }) => ok(writtenVariantJson(written)),
  example: { target: '/products/TEE-001/variants/TEE-001-M/stock', body: { stock: [{ location: 'MIL-MAIN', available: 40 }] }, answer: { data: VARIANT_EXAMPLE, result: { status: 'updated', errors: [], notes: [] } } },
});
