import { z } from 'zod';
import { LongText } from '#contract/long-text.js';
import { defineRoute } from '#kit/define-route.js';
import { Import, importJson } from './import.js';
import { QueueImportDocument } from './operations/queue-import.generated.js';
import { productsBody } from './products-body.js';
import { isRead, MOST_PRODUCTS, readImportBody, type ReadProducts } from './read-products.js';

const RANGE = `must have 1 to ${String(MOST_PRODUCTS)} products`;

const Products = z.unknown().meta({ type: 'array', items: { $ref: '#/components/schemas/ImportProduct' }, minItems: 1, maxItems: MOST_PRODUCTS }).transform((read, context): ReadProducts => {
  if (isRead(read) && read.total <= MOST_PRODUCTS && read.lines.length > 0) return read;
  context.addIssue({ code: 'custom', message: isRead(read) ? RANGE : read === undefined ? 'is required' : 'must be of the type array' });
  return z.NEVER;
});

/** POST /imports: up to 5,000 products to be written in the background. */
export const queueImport = defineRoute({
  id: 'imports.create', method: 'POST', path: '/imports', scope: 'catalog:write', idempotency: 'key', success: 202, queues: true,
  summary: 'Import many products',
  description: 'Up to 5,000 products in a body of up to 20 MB, each written as POST /products writes it, one after the other in the background. Location is where the progress and the results are. Of the imports of a key one runs at a time, in the order they were sent; up to 20 may wait.',
  failures: ['BAD_INPUT'],
  declares: { body: productsBody(new URL('./import-body-worker.js', import.meta.url), readImportBody) },
  input: z.object({ body: z.object({ products: Products }) }),
  answer: z.object({ data: Import }).meta({ id: 'QueuedImport' }),
  operation: QueueImportDocument,
  variables: ({ body: { products: { lines, total } } }) => ({ input: { items: new LongText(lines), total } }),
  reply: ({ queueProductImport }) => ({ status: 202, headers: { Location: `${ROOT}/imports/${queueProductImport.id}` }, body: { data: importJson(queueProductImport) } }),
  example: {
    target: '/imports', body: { products: [{ sku: 'TEE-001', title: 'Plain tee', variants: [{ sku: 'TEE-001-M', size: 'M', prices: [{ price: '19.90' }] }] }] },
    answer: { data: { id: '019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e60', status: 'queued', total: 1, processed: 0, failed: 0, created_at: '2026-11-21T09:30:00.000Z', started_at: null, finished_at: null } },
  },
});

const ROOT = '/api/catalog/v1';
