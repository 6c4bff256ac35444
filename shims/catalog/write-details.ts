import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { atMost } from './at-most.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { unknown } from './item-of.js';
import { WriteProductDocument } from './operations/write-product.generated.js';
import { ProductPath, productReference } from './product-path.js';
import { writtenJson, WrittenProduct } from './written-product.js';

const CATEGORIES_BODY = { category_ids: true };
const [LONGEST_TITLE, LONGEST_DESCRIPTION, MOST_CATEGORIES] = [255, 65_000, 200] as const;

const example: z.output<typeof WrittenProduct> = { data: PRODUCT_EXAMPLE, result: { status: 'updated', errors: [], notes: [] } };

/** PUT /products/{product}/translations/{locale}: texts in a language. */
export const writeTranslation = defineRoute({
  id: 'products.translation', method: 'PUT', path: '/products/{product}/translations/{locale}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Write the texts of a language',
  description: 'The locale is one of GET /locales; the default one writes the product\'s own title and description. What could act in a page is taken out of the description.',
  failures: ['PRODUCT_NOT_FOUND', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({
    params: ProductPath.extend({ locale: z.string().describe('Code of the locale.') }),
    body: z.looseObject({
      title: z.string().max(LONGEST_TITLE, `must have at most ${String(LONGEST_TITLE)} characters`).nullish(),
      description: z.string().max(LONGEST_DESCRIPTION, `must have at most ${String(LONGEST_DESCRIPTION)} characters`).nullish().describe('HTML.'),
    }),
  }),
  answer: WrittenProduct,
  operation: WriteProductDocument,
  variables: ({ params, body: { title, description, ...more } }) => ({
    input: { isStrict: true, items: [{ target: productReference(params), translations: [{ locale: params.locale, ...(title && { title }), ...(description && { description }) }], ignored: unknown(more, {}) }] },
  }),
  reply: ({ writeProducts }) => ok(writtenJson(writeProducts)),
  example: { target: '/products/TEE-001/translations/de', body: { title: 'Schlichtes T-Shirt' }, answer: example },
});

/** PUT /products/{product}/categories: the categories of a product. */
export const writeCategories = defineRoute({
  id: 'products.categories', method: 'PUT', path: '/products/{product}/categories', scope: 'catalog:write', idempotency: 'key',
  summary: 'Set the categories of a product',
  description: 'The full set: categories that are not listed are removed, and an empty list removes all.',
  failures: ['PRODUCT_NOT_FOUND', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ProductPath, body: z.looseObject({ category_ids: atMost(MOST_CATEGORIES, z.array(z.int()).max(MOST_CATEGORIES)) }) }),
  answer: WrittenProduct,
  operation: WriteProductDocument,
  variables: ({ params, body }) => ({ input: { isStrict: true, items: [{ target: productReference(params), categoryIds: body.category_ids, ignored: unknown(body, CATEGORIES_BODY) }] } }),
  reply: ({ writeProducts }) => ok(writtenJson(writeProducts)),
  example: { target: '/products/TEE-001/categories', body: { category_ids: [3, 7] }, answer: example },
});
