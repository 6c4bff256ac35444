import { code, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { FIRST_CATALOG } from '../catalogs/catalog.js';
import type { ProductStatus } from './product.js';

/** Products; `id` comes from the company's counter. */
export const PRODUCT = {
  name: 'product',
  columns: {
    company_id: int, id: int, external_id: nullable(code(255)), title: code(255), description: nullable(text), handle: nullable(code(255)),
    status: code<ProductStatus>(20), product_type: nullable(code(255)), brand: nullable(code(255)),
    search_text: text, // title, brand, type, handle, external id, SKU and model code, without case and accents
    version: int, updated_at: instantColumn,
    catalog_id: since(510, withDefault(int, FIRST_CATALOG)),
    sku: since(510, nullable(code(255))),
    attribute_set: since(510, nullable(code(60))), model_code: since(510, nullable(code(255))), gender: since(510, nullable(code(255))), season: since(510, nullable(code(255))),
    color: since(510, nullable(code(255))), material: since(510, nullable(code(255))), made_in: since(510, nullable(code(255))), composition: since(510, nullable(code(1000))),
    attributes: since(510, nullable(text)), // JSON by attribute code; empty for none
    written_by: since(510, nullable(uuid)), // the key that writes it with the field rule sorgente: people do not edit it
    deleted_at: since(510, nullable(instantColumn)), // when it was moved to the trash
    image_urls: since(534, nullable(text)), // what keys sent before images were fetched; empty since (image_source)
    trashed_sku: since(535, nullable(code(255))), // the SKU it had, while it is in the trash
    trashed: since(510, nullable(text)), // what it gave up while it is in the trash: its SKU, handle and external ids, and its variants
  },
  primaryKey: ['company_id', 'id'],
  unique: { product_external: ['company_id', 'external_id'], product_handle: ['company_id', 'handle'], product_sku: { since: 517, columns: ['company_id', 'sku'] } },
  indexes: {
    product_status: ['company_id', 'status', 'id'], product_brand: ['company_id', 'brand', 'id'],
    product_catalog: { since: 511, columns: ['company_id', 'catalog_id', 'id'] },
    product_catalog_brand: { since: 518, columns: ['company_id', 'catalog_id', 'brand', 'deleted_at'] },
    product_change: { since: 512, columns: ['company_id', 'catalog_id', 'updated_at', 'id'] },
    product_trashed_sku: { since: 536, columns: ['company_id', 'catalog_id', 'trashed_sku'] },
    product_trash: { since: 513, columns: ['deleted_at', 'company_id', 'id'] },
  },
} satisfies TableDefinition;

/** The selected columns of {@link PRODUCT}. */
export const PRODUCT_ROW = selection(PRODUCT.columns, 'company_id', 'search_text', 'trashed', 'image_urls');

/** A row of {@link PRODUCT_ROW}. */
export type ProductRow = SelectedRow<typeof PRODUCT_ROW>;
