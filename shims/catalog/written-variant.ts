import { z } from 'zod';
import type { WriteVariantMutation } from './operations/write-variant.generated.js';
import { ProductVariant, variantJson } from './product-variant.js';
import { withRehearsedStock } from './with-rehearsed-stock.js';
import { WriteResult, writeResult } from './write-result.js';

/** A variant after a write, and what was written of it. */
export const WrittenVariant = z.object({ data: ProductVariant, result: WriteResult }).meta({ id: 'WrittenVariant' });

/** The variant that was written; one that is new is created, whatever became of its product. */
export function writtenVariantJson(outcome: WriteVariantMutation['writeVariant'], status?: 'created'): z.output<typeof WrittenVariant> {
  const result = writeResult(outcome);
  return { data: withRehearsedStock(variantJson(outcome.variant), outcome.rehearsedStock), result: status && result.status === 'updated' ? { ...result, status } : result };
}
