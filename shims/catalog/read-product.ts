import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ReadCatalogProductDocument } from './operations/read-catalog-product.generated.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { ProductPath, productReference } from './product-path.js';
import { Product, productJson } from './product.js';

/** A product alone. */
export const OneProduct = z.object({ data: Product }).meta({ id: 'OneProduct' });

/** GET /products/{product}: one product. */
export const readProduct = defineRoute({
  id: 'products.read', method: 'GET', path: '/products/{product}', scope: 'catalog:read', idempotency: 'natural',
  summary: 'Read one product',
  description: 'By its id or SKU; by the SKU of a variant where no product has it.',
  failures: ['PRODUCT_NOT_FOUND'],
  input: z.object({ params: ProductPath }),
  answer: OneProduct,
  operation: ReadCatalogProductDocument,
  variables: ({ params }) => ({ product: productReference(params) }),
  reply: ({ catalogProduct }) => ok({ data: productJson(catalogProduct) }),
  example: { target: '/products/TEE-001', answer: { data: PRODUCT_EXAMPLE } },
});
