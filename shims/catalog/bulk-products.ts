import { z } from 'zod';
import type { ItemOutcome } from '#contract/product-item.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { WriteProductsDocument } from './operations/write-products.generated.js';
import { MOST_BULK, readBulkBody } from './bulk-body.js';
import { productsBody } from './products-body.js';
import type { ReadItem } from './read-item.js';
import { partOf } from './read-part.js';
import { ItemResult, itemResult, Summary, summaryOf } from './write-result.js';

const ENTRY = { anyOf: [{ $ref: '#/components/schemas/ImportProduct' }, { description: 'Anything else is answered as invalid.' }] };

/** Each product was read for itself, so that a wrong one leaves the others as they are. */
const Products = z.unknown().meta({ type: 'array', items: ENTRY, minItems: 1, maxItems: MOST_BULK }).transform((sent, context): readonly ReadItem[] => {
  const read = partOf<readonly ReadItem[]>(sent);
  if (read && read.length > 0) return read;
  context.addIssue({ code: 'custom', message: read ? 'must have at least 1 product' : unreadProblem(sent) });
  return z.NEVER;
});
const Body = z.object({ products: Products });

function unreadProblem(sent: unknown): string {
  if (sent === undefined) return 'is required';
  return Array.isArray(sent) ? `must have at most ${String(MOST_BULK)} products` : 'must be of the type array';
}

const Answer = z.object({ data: z.object({ summary: Summary, results: z.array(ItemResult) }) }).meta({ id: 'BulkResult' });

/** POST /products/bulk: create or update up to 100 products. */
export const bulkProducts = defineRoute({
  id: 'products.bulk', method: 'POST', path: '/products/bulk', scope: 'catalog:write', idempotency: 'key',
  summary: 'Create or update many products',
  description: 'Up to 100 products, each as POST /products writes it, with a result of its own in the order they were sent: wrong ones are invalid, the others are written. Also 200 when none could be written.',
  failures: ['BAD_INPUT'],
  declares: { body: productsBody(new URL('./bulk-body-worker.js', import.meta.url), readBulkBody) },
  input: z.object({ body: Body }),
  answer: Answer,
  operation: WriteProductsDocument,
  variables: ({ body }) => ({ input: { items: body.products.flatMap((read) => ('item' in read ? [read.item] : [])) } }),
  reply: ({ writeProducts }, { input: { body } }) => {
    const results = outcomes(body.products, writeProducts).map(itemResult);
    return ok({ data: { summary: summaryOf(results), results } });
  },
  example: {
    target: '/products/bulk', body: { products: [{ sku: 'TEE-001', title: 'Plain tee' }, { title: 'No SKU' }] },
    answer: {
      data: {
        summary: { created: 1, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 1 },
        results: [
          { index: 0, sku: 'TEE-001', product_id: 412, status: 'created', errors: [], notes: [] },
          { index: 1, sku: null, product_id: null, status: 'invalid', errors: [{ field: 'sku', variant_sku: null, message: 'is required for a new product' }], notes: [] },
        ],
      },
    },
  },
});

/** The outcomes of the products that were read, at the places of the products, among those that could not be read. */
function outcomes(read: readonly ReadItem[], written: readonly ItemOutcome[]): ItemOutcome[] {
  let next = 0;
  return read.map((one): ItemOutcome => {
    if ('errors' in one) return { status: 'INVALID', productId: null, sku: one.sku, errors: one.errors, notes: [] };
    const outcome = written[next++];
    if (!outcome) throw new Error('Every product that was read has an outcome');
    return outcome;
  });
}
