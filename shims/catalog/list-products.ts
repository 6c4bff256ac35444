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
  updated_since: dateTime.optional().describe('Changes at or after this time, deleted products included, in the order of the changes: the updated_at of the last product of the changes stored; in the beginning 2000-01-01T00:00:00Z, or a minute before the server_time that /ping gave before the first page of a list by id. Write + as %2B.'),
  sku: skus.optional().describe('Only products that have one of these SKUs, or a variant with it: 1 to 100 of them, with commas between.'),
  external_id: z.string().min(1, 'must not be empty').max(LONGEST_SKU).optional().describe('Only the product that this key gave this id; a deleted product has none.'),
  status: z.enum(Object.keys(STATUS_OF_WORD) as [keyof typeof STATUS_OF_WORD]).optional().describe('Only products in this status.'),
  ...pageFields('Products'),
});

/** GET /products: the products of the key's catalog, or what changed of them. */
export const listProducts = defineRoute({
  id: 'products.list', method: 'GET', path: '/products', scope: 'catalog:read', idempotency: 'natural',
  summary: 'List products',
  description: 'By id, without deleted ones; with updated_since what changed, by the time of the change, deleted products as {id, sku, deleted, updated_at} for 30 days. Every change of the product, of its variants and of their stock counts; a restore does too. To keep a copy in step begin with updated_since=2000-01-01T00:00:00Z, which lists everything in the order it changed, and go on from the updated_at of the last product stored: a list by id does not say from when on its first products changed.',
  failures: ['BAD_INPUT', 'BAD_CURSOR'],
  input: z.object({ query: ProductQuery }),
  answer: pageOf(z.union([Product, DeletedProduct]), 'ProductPage'),
  operation: ListCatalogProductsDocument,
  variables: ({ query: { cursor, limit, updated_since: since, sku, external_id: externalId, status } }) =>
    ({ filter: { updatedSince: since ?? null, skus: sku === undefined ? null : skusOf(sku), externalId: externalId ?? null, status: status ? STATUS_OF_WORD[status] : null }, first: limit, after: cursor ?? null }),
  reply: ({ catalogProducts: { nodes, pageInfo } }) => ok({ data: nodes.map((product) => (product.isDeleted ? deletedJson(product) : productJson(product))), next_cursor: nextCursor(pageInfo) }),
  example: { target: '/products?updated_since=2026-11-21T09:00:00Z', answer: { data: [PRODUCT_EXAMPLE, DELETED_EXAMPLE], next_cursor: null } },
});
