import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { NewProduct } from './import-product.js';
import { WriteProductDocument } from './operations/write-product.generated.js';
import { PRODUCT_BODY, productSchema } from './product-schema.js';
import { writtenJson, WrittenProduct } from './written-product.js';

/** POST /products: create a product, or update the one that has its SKU or external_id. */
export const upsertProduct = defineRoute({
  id: 'products.upsert', method: 'POST', path: '/products', scope: 'catalog:write', idempotency: 'key', success: 201,
  otherSuccesses: { 200: 'The product was there: updated, partial or skipped.' },
  summary: 'Create or update a product',
  description: 'Matched by sku, then by the external_id that this key gave; one that is not there is made, as a draft unless status says otherwise. Sent again it changes nothing. Variants are matched by their SKUs and never removed; without any the product gets one with its own SKU.',
  failures: ['BAD_INPUT', 'PRODUCT_NOT_WRITTEN'],
  declares: { body: PRODUCT_BODY },
  input: z.object({ body: productSchema(NewProduct, ['sku']) }),
  answer: WrittenProduct,
  operation: WriteProductDocument,
  variables: ({ body }) => ({ input: { items: [body] } }),
  reply: ({ writeProducts }) => {
    const written = writtenJson(writeProducts);
    return { status: written.result.status === 'created' ? 201 : 200, body: written };
  },
  example: {
    target: '/products', body: { sku: 'TEE-001', external_id: 'ERP-77', title: 'Plain tee', brand: 'Nord', category: 'Women > Tops', variants: [{ sku: 'TEE-001-M', size: 'M', prices: [{ price_list: 'default', price: '19.90' }] }] },
    answer: { data: PRODUCT_EXAMPLE, result: { status: 'created', errors: [], notes: [] } },
  },
});
