import { z } from 'zod';
import type { Route } from '#kit/route.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { PRODUCT_EXAMPLE, VARIANT_EXAMPLE } from './product-examples.js';
import { NewVariant, VariantChange } from './import-product.js';
import { unknownOfVariant, variantFields } from './item-of.js';
import { RemoveVariantDocument } from './operations/remove-variant.generated.js';
import { WriteVariantDocument } from './operations/write-variant.generated.js';
import { productJson } from './product.js';
import { ProductPath, productReference, VariantPath } from './product-path.js';
import { changedProduct, WrittenProduct } from './written-product.js';
import { writtenVariantJson, WrittenVariant } from './written-variant.js';

/** POST /products/{product}/variants: add a variant. */
const addVariant = defineRoute({
  id: 'variants.add', method: 'POST', path: '/products/{product}/variants', scope: 'catalog:write', idempotency: 'key', success: 201,
  summary: 'Add a variant',
  description: 'Refused where any product of the company has a variant with this SKU.',
  failures: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_WRITTEN', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ProductPath, body: NewVariant }),
  answer: WrittenVariant,
  operation: WriteVariantDocument,
  variables: ({ params, body }) => ({ input: { target: productReference(params), fields: { sku: body.sku, ...variantFields(body) }, ignored: unknownOfVariant(body) } }),
  reply: ({ writeVariant }) => ({ status: 201, body: writtenVariantJson(writeVariant, 'created') }),
  example: { target: '/products/TEE-001/variants', body: { sku: 'TEE-001-L', size: 'L', prices: [{ price: '19.90' }] }, answer: { data: VARIANT_EXAMPLE, result: { status: 'created', errors: [], notes: [] } } },
});

/** PATCH /products/{product}/variants/{variant}: change a variant, its SKU too. */
const changeVariant = defineRoute({
  id: 'variants.update', method: 'PATCH', path: '/products/{product}/variants/{variant}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Update a variant',
  description: 'Changes the fields that are sent; what is absent, null or empty stays. A sku that differs is its new SKU.',
  failures: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'VARIANT_NOT_WRITTEN', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: VariantPath, body: VariantChange }),
  answer: WrittenVariant,
  operation: WriteVariantDocument,
  variables: ({ params, body }) => ({
    input: { target: productReference(params), variant: params.variant, fields: { ...(body.sku && { sku: body.sku }), ...variantFields(body) }, ignored: unknownOfVariant(body) },
  }),
  reply: ({ writeVariant }) => ok(writtenVariantJson(writeVariant)),
  example: { target: '/products/TEE-001/variants/TEE-001-L', body: { barcode: '4006381333931' }, answer: { data: VARIANT_EXAMPLE, result: { status: 'updated', errors: [], notes: [] } } },
});

/** DELETE /products/{product}/variants/{variant}: remove a variant. */
const removeVariant = defineRoute({
  id: 'variants.delete', method: 'DELETE', path: '/products/{product}/variants/{variant}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Remove a variant',
  description: 'Answers the product without it. A product keeps its last variant.',
  failures: ['PRODUCT_NOT_FOUND', 'VARIANT_NOT_FOUND', 'VARIANT_NOT_WRITTEN', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: VariantPath }),
  answer: WrittenProduct,
  operation: RemoveVariantDocument,
  variables: ({ params }) => ({ input: { target: productReference(params), variant: params.variant } }),
  reply: ({ removeVariant: product }) => ok(changedProduct(productJson(product))),
  example: { target: '/products/TEE-001/variants/TEE-001-L', answer: changedProduct(PRODUCT_EXAMPLE) },
});

/** The calls that write one variant. */
export const variantWrites: readonly Route<ConnectionCaller>[] = [addVariant, changeVariant, removeVariant];
