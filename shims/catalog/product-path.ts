import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { ProductReference } from '#contract/product-item.js';

const LONGEST = 255;
const LONGEST_ID = 15;
const FORCED = 'sku:';

/** `{product}` in a path. */
export const ProductPath = z.object({ product: z.string().describe('The product\'s id (digits alone), or its SKU; sku:123 is the SKU 123.') });

/** `{variant}` in a path. */
export const VariantPath = ProductPath.extend({ variant: z.string().transform((named) => (named.startsWith(FORCED) ? named.slice(FORCED.length) : named)).describe('The variant\'s id or SKU; sku:123 is the SKU 123.') });

/** The product that a path names; text that can be neither id nor SKU is PRODUCT_NOT_FOUND, not invalid input. */
export function productReference({ product }: z.output<typeof ProductPath>): ProductReference {
  const id = idOf(product);
  if (id !== undefined) return { id };
  const sku = product.startsWith(FORCED) ? product.slice(FORCED.length) : product;
  if (sku === '' || sku.length > LONGEST) throw new Failure('PRODUCT_NOT_FOUND', 'The catalog has no product with this id or SKU');
  return { sku };
}

/** The id that a text of digits alone is (decisions 3, H, Addressing). */
export const idOf = (text: string): number | undefined => (/^\d+$/.test(text) && text.length <= LONGEST_ID ? Number(text) : undefined);
