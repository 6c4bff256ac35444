import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { RestoreProductDocument } from './operations/restore-product.generated.js';
import { productJson } from './product.js';
import { ProductPath, productReference } from './product-path.js';
import { changedProduct, WrittenProduct } from './written-product.js';

/** POST /products/{product}/restore: take a product out of the trash. */
export const restoreProduct = defineRoute({
  id: 'products.restore', method: 'POST', path: '/products/{product}/restore', scope: 'catalog:write', idempotency: 'key',
  summary: 'Restore a product',
  description: 'Takes a product out of the trash with its variants, by its id or the SKU it had; a restore counts as a change. Refused where another product has one of its SKUs meanwhile.',
  failures: ['PRODUCT_NOT_FOUND', 'PRODUCT_NOT_WRITTEN'],
  input: z.object({ params: ProductPath }),
  answer: WrittenProduct,
  operation: RestoreProductDocument,
  variables: ({ params }) => ({ product: productReference(params) }),
  reply: ({ restoreProduct: product }) => ok(changedProduct(productJson(product))),
  example: { target: '/products/412/restore', answer: changedProduct(PRODUCT_EXAMPLE) },
});
