import { z } from 'zod';

const [LONGEST_SKU, LARGEST_ID] = [255, Number.MAX_SAFE_INTEGER] as const;

/** The arguments that name one product. */
export const NAMED_PRODUCT = {
  id: z.int().min(1).max(LARGEST_ID).optional().describe('The product\'s id'),
  sku: z.string().min(1).max(LONGEST_SKU).optional().describe('Instead of id: SKU of it or a variant'),
};

/** The argument of what answers one product. */
export const DETAIL = { detail: z.enum(['concise', 'full']).default('concise').describe('full: every field, long texts too') };
