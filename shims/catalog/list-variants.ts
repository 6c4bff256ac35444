import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { ListCatalogVariantsDocument } from './operations/list-catalog-variants.generated.js';
import { VARIANT_EXAMPLE } from './product-examples.js';
import { ProductPath, productReference } from './product-path.js';
import { ProductVariant, variantJson } from './product-variant.js';

/** GET /products/{product}/variants: the variants of a product, all at once. */
export const listVariants = defineRoute({
  id: 'variants.list', method: 'GET', path: '/products/{product}/variants', scope: 'catalog:read', idempotency: 'natural',
  summary: 'List the variants of a product',
  description: 'All of them, in the order they were added.',
  failures: ['PRODUCT_NOT_FOUND'],
  input: z.object({ params: ProductPath }),
  answer: z.object({ data: z.array(ProductVariant) }).meta({ id: 'Variants' }),
  operation: ListCatalogVariantsDocument,
  variables: ({ params }) => ({ product: productReference(params) }),
  reply: ({ catalogProduct: { variants } }) => ok({ data: variants.map(variantJson) }),
  example: { target: '/products/TEE-001/variants', answer: { data: [VARIANT_EXAMPLE] } },
});
