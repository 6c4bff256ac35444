import { z } from 'zod';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import { nextCursor, pageFields, pageOf } from '#kit/list-page.js';
import { ListCatalogProductsDocument } from './operations/list-catalog-products.generated.js';
import { DELETED_EXAMPLE, PRODUCT_EXAMPLE } from './product-examples.js';
import { DeletedProduct, deletedJson, Product, productJson } from './product.js';
import { STATUS_OF_WORD } from './words.js';

const [MOST_SKUS, LONGEST_SKU] = [100, 255] as const;

const skusOf = (text: string): string[] => text.split(',').map((sku) => sku.trim()).filter((sku) => sku !== '');

const skus = z.string()
  .refine((text) => skusOf(text).length >= 1 && skusOf(text).length <= MOST_SKUS, `must name 1 to ${String(MOST_SKUS)} SKUs`)
  .refine((text) => skusOf(text).every((sku) => sku.length <= LONGEST_SKU), `must have SKUs of at most ${String(LONGEST_SKU)} characters`);

const ProductQuery = z.object({
  updated_since: dateTime.optional().describe('Changes at or after this time, deleted products included, in the order of the changes: server_time of /ping, or the updated_at of the last product stored. Write + as %2B.'),
  sku: skus.optional().describe('Only products that have one of these SKUs, or a variant with it: 1 to 100 of them, with commas between.'),
  status: z.enum(Object.keys(STATUS_OF_WORD) as [keyof typeof STATUS_OF_WORD]).optional().describe('Only products in this status.'),
  ...pageFields('Products'),
});

/** GET /products: the products of the key's catalog, or what changed of them. */
export const listProducts = defineRoute({
  id: 'products.list', method: 'GET', path: '/products', scope: 'catalog:read', idempotency: 'natural',
  summary: 'List products',
  description: 'By id, without deleted ones; with updated_since what changed, by the time of the change, deleted products as {id, sku, deleted, updated_at} for 30 days. Every change of the product, of its variants and of their stock counts; a restore does too. To keep a copy in step read every page, then call again with the updated_at of the last product stored.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: ProductQuery }),
  answer: pageOf(z.union([Product, DeletedProduct]), 'ProductPage'),
  operation: ListCatalogProductsDocument,
  variables: ({ query: { cursor, limit, updated_since: since, sku, status } }) =>
    ({ filter: { updatedSince: since ?? null, skus: sku === undefined ? null : skusOf(sku), status: status ? STATUS_OF_WORD[status] : null }, first: limit, after: cursor ?? null }),
  reply: ({ catalogProducts: { nodes, pageInfo } }) => ok({ data: nodes.map((product) => (product.isDeleted ? deletedJson(product) : productJson(product))), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/products?updated_since=2026-11-21T09:00:00Z', answer: { data: [PRODUCT_EXAMPLE, DELETED_EXAMPLE], next_cursor: null } },
});
