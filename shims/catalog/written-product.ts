import { z } from 'zod';
import type { WriteProductMutation } from './operations/write-product.generated.js';
import { Product, productJson } from './product.js';
import { withRehearsedStock } from './with-rehearsed-stock.js';
import { WriteResult, writeResult } from './write-result.js';

/** A product after a write, and what was written of it. */
export const WrittenProduct = z.object({ data: Product, result: WriteResult }).meta({ id: 'WrittenProduct' });

/** The product of the one item that was written; throws where nothing was. */
export function writtenJson([outcome]: WriteProductMutation['writeProducts']): z.output<typeof WrittenProduct> {
  if (!outcome) throw new Error('One item has one outcome');
  const result = writeResult(outcome);
  if (!outcome.product) throw new Error('A written product is there');
  const product = productJson(outcome.product);
  return { data: { ...product, variants: product.variants.map((variant) => withRehearsedStock(variant, outcome.rehearsedStock)) }, result };
}

/** A product that was changed as a whole: nothing of the write can be left out. */
export const changedProduct = (data: z.output<typeof Product>): z.output<typeof WrittenProduct> => ({ data, result: { status: 'updated', errors: [], notes: [] } });
