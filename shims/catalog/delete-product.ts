import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { DeleteProductDocument } from './operations/delete-product.generated.js';
import { DeletedProduct, deletedJson } from './product.js';
import { ProductPath, productReference } from './product-path.js';

/** DELETE /products/{product}: move a product to the trash. */
export const deleteProduct = defineRoute({
  id: 'products.delete', method: 'DELETE', path: '/products/{product}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Delete a product',
  description: 'Moves the product to the trash, where it stays 30 days and can be restored; its SKUs are free meanwhile. Lists with updated_since show it as deleted.',
  failures: ['PRODUCT_NOT_FOUND'],
  input: z.object({ params: ProductPath }),
  answer: z.object({ data: DeletedProduct }),
  operation: DeleteProductDocument,
  variables: ({ params }) => ({ product: productReference(params) }),
  reply: ({ deleteProduct: deleted }) => ok({ data: deletedJson(deleted) }),
  example: { target: '/products/TEE-001', answer: { data: { id: 412, sku: 'TEE-001', deleted: true, updated_at: '2026-11-21T09:30:00.000Z' } } },
});
