import { z } from 'zod';
import type { ProductItem } from '#contract/product-item.js';
import { jsonSchema } from '#kit/docs/json-schema.js';
import { readProductBody } from './product-body.js';
import { productsBody } from './products-body.js';
import { readProduct, type ReadProduct } from './read-item.js';
import { partOf } from './read-part.js';

/** Reads the body of a write of one product. */
export const PRODUCT_BODY = productsBody(new URL('./product-body-worker.js', import.meta.url), readProductBody);

/** A body that was read as a product, described as what is sent; with the fields that it must have. */
export const productSchema = (sent: z.ZodType, required: readonly (keyof ProductItem)[] = []) => z.unknown().meta(jsonSchema(sent, 'input')).transform((body, context): ProductItem => {
  const read = partOf<ReadProduct>(body) ?? readProduct(body);
  const issues = 'issues' in read ? read.issues : required.filter((field) => read.item[field] === undefined).map((field) => ({ path: [field], message: 'is required' }));
  for (const { path, message } of issues) context.addIssue({ code: 'custom', path: [...path], message });
  return 'item' in read && issues.length === 0 ? read.item : z.NEVER;
});
