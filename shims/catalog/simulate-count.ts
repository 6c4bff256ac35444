import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { SimulateCatalogCountDocument } from './operations/simulate-catalog-count.generated.js';

const [LONGEST_SKU, LONGEST_CODE, MOST_UNITS] = [255, 60, 1_000_000] as const;

const Body = z.object({
  sku: z.string().min(1, 'must not be empty').max(LONGEST_SKU).describe('Of a variant of this catalog.'),
  location: z.string().min(1, 'must not be empty').max(LONGEST_CODE).describe('Code of the location that counts.'),
  available: z.int().min(0).max(MOST_UNITS).describe('The units that may be sold there now.'),
});

const Counted = z.object({ sku: z.string(), location: z.string(), available: z.int() }).meta({ id: 'SimulatedCount' });

/** POST /sandbox/stock: a warehouse counts a variant, in a sandbox. */
export const simulateCount = defineRoute({
  id: 'sandbox.stock', method: 'POST', path: '/sandbox/stock', scope: 'catalog:read', idempotency: 'key',
  summary: 'Have the stock of a variant counted',
  description: 'In a sandbox a warehouse counts a variant, whichever system owns its stock, with the event stock.updated: a key that only reads sees a change that it cannot make, and one that writes an expected_available that is out of date. In other companies it is not_written.',
  failures: ['VARIANT_NOT_FOUND', 'INVALID_STATE', 'BAD_INPUT'],
  input: z.object({ body: Body }),
  answer: z.object({ data: Counted }),
  operation: SimulateCatalogCountDocument,
  variables: ({ body }) => ({ input: body }),
  reply: ({ simulateCount: { sku, location, available } }) => ok({ data: { sku, location, available } }),
  example: { target: '/sandbox/stock', body: { sku: 'TEE-001-M', location: 'MIL-MAIN', available: 3 }, answer: { data: { sku: 'TEE-001-M', location: 'MIL-MAIN', available: 3 } } },
});
