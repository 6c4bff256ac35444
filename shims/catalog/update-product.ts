import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { ImportProduct } from './import-product.js';
import { WriteProductDocument } from './operations/write-product.generated.js';
import { ProductPath, productReference } from './product-path.js';
import { PRODUCT_BODY, productSchema } from './product-schema.js';
import { writtenJson, WrittenProduct } from './written-product.js';

/** PATCH /products/{product}: change a product, its SKU too. */
export const updateProduct = defineRoute({
  id: 'products.update', method: 'PATCH', path: '/products/{product}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Update a product',
  description: 'Changes the fields that are sent; what is absent, null or empty stays. The one call that changes the SKU of a product.',
  failures: ['PRODUCT_NOT_FOUND', 'BAD_INPUT', 'PRODUCT_NOT_WRITTEN'],
  declares: { body: PRODUCT_BODY },
  input: z.object({ params: ProductPath, body: productSchema(ImportProduct) }),
  answer: WrittenProduct,
  operation: WriteProductDocument,
  variables: ({ params, body }) => ({ input: { items: [{ ...body, target: productReference(params) }] } }),
  reply: ({ writeProducts }) => ok(writtenJson(writeProducts)),
  example: { target: '/products/TEE-001', body: { season: 'SS27' }, answer: { data: PRODUCT_EXAMPLE, result: { status: 'updated', errors: [], notes: [] } } },
});
