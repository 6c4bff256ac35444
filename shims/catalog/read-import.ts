import { z } from 'zod';
import type { ItemOutcome } from '#contract/product-item.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { importJson, ImportWithResults } from './import.js';
import { ReadImportDocument } from './operations/read-import.generated.js';
import { itemResult, summaryOf } from './write-result.js';

/** GET /imports/{import}: how far an import is, and what became of its products. */
export const readImport = defineRoute({
  id: 'imports.read', method: 'GET', path: '/imports/{import}', scope: 'catalog:read', idempotency: 'natural',
  summary: 'Read an import',
  description: 'Only imports of the same key, for 30 days after their end. While it runs, results has the products that were processed so far; at most 20 errors and notes of each.',
  failures: ['IMPORT_NOT_FOUND'],
  input: z.object({ params: z.object({ import: z.string().describe('The import.') }) }),
  answer: z.object({ data: ImportWithResults }).meta({ id: 'ReadImport' }),
  operation: ReadImportDocument,
  variables: ({ params }) => ({ id: params.import }),
  reply: ({ keyProductImport: { import: found, results: stored } }) => {
    const results = (stored as readonly (ItemOutcome & { readonly index: number })[]).map((result) => itemResult(result, result.index));
    return ok({ data: { ...importJson(found), results, summary: summaryOf(results) } });
  },
  example: {
    target: '/imports/019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e60',
    answer: {
      data: {
        id: '019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e60', status: 'done', total: 1, processed: 1, failed: 0, created_at: '2026-11-21T09:30:00.000Z', started_at: '2026-11-21T09:30:01.000Z', finished_at: '2026-11-21T09:30:01.200Z',
        results: [{ index: 0, sku: 'TEE-001', product_id: 412, status: 'created', errors: [], notes: [] }], summary: { created: 1, updated: 0, partial: 0, skipped: 0, failed: 0, invalid: 0 },
      },
    },
  },
});
