import { z } from 'zod';

const [LONGEST_SKU, LARGEST_ID] = [255, 2_147_483_647] as const; // of the graph's integers

/** The id of a product or a category. */
export const ID = z.int().min(1).max(LARGEST_ID);

/** The id of a category, or 0 for the root. */
export const ID_OR_ROOT = z.int().min(0).max(LARGEST_ID);

/** The arguments that name one product. */
export const NAMED_PRODUCT = {
  id: ID.optional().describe('Product id'),
  sku: z.string().min(1).max(LONGEST_SKU).optional().describe('Or a SKU of it'),
};

/** The argument of what answers one product. */
export const DETAIL = { detail: z.enum(['concise', 'full']).default('concise').describe('full: every field') };
