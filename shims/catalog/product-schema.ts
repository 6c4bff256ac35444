import { z } from 'zod';
import type { ProductItem } from '#contract/product-item.js';
import { threadedBody } from '#kit/body/threaded-body.js';
import { jsonSchema } from '#kit/docs/json-schema.js';
import { readProductBody } from './product-body.js';
import { isHeavy, MOST_BYTES, SMALL_BYTES } from './read-body.js';
import { readProduct, type ReadProduct } from './read-item.js';
import { partOf } from './read-part.js';

/** Reads the body of a write of one product. */
export const PRODUCT_BODY = threadedBody({ limit: MOST_BYTES, module: new URL('./product-body-worker.js', import.meta.url), small: readProductBody, smallBytes: SMALL_BYTES, isHeavy });

/** A body that was read as a product, described as what is sent; with the fields that it must have. */
export const productSchema = (sent: z.ZodType, required: readonly (keyof ProductItem)[] = []) => z.unknown().meta(jsonSchema(sent, 'input')).transform((body, context): ProductItem => {
  const read = partOf<ReadProduct>(body) ?? readProduct(body);
  const issues = 'issues' in read ? read.issues : required.filter((field) => read.item[field] === undefined).map((field) => ({ path: [field], message: 'is required' }));
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [...path], message });
  return 'item' in read && issues.length === 0 ? read.item : z.NEVER;
});
