import type { RowName } from '#subgraph-kit/readable-rows.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { AttributeValues, Product, ProductFacts } from './product.js';
import type { ProductRow } from './product.table.js';

/** What people call a product's row. */
export const productName = ({ id, title }: Pick<ProductRow, 'id' | 'title'>): RowName => ({ table: 'product', id: String(id), name: `Product ${String(id)} ${title}` });

/** The editable fields of a row. */
export const productFacts = (row: ProductRow, stored: Stored): ProductFacts => ({
  sku: row.sku, externalId: row.external_id, title: row.title, description: row.description, handle: row.handle, status: row.status, productType: row.product_type, brand: row.brand,
  attributeSet: row.attribute_set, modelCode: row.model_code, gender: row.gender, season: row.season, color: row.color, material: row.material, madeIn: row.made_in, composition: row.composition,
  attributes: row.attributes === null ? {} : stored.object(row.attributes, 'attributes') as AttributeValues,
});

/** The product of a row. */
export const toProduct = (row: ProductRow, stored: Stored): Product =>
  ({ ...productFacts(row, stored), id: row.id, catalogId: row.catalog_id, writtenBy: row.written_by, deletedAt: row.deleted_at, deletedSku: row.trashed_sku, updatedAt: row.updated_at });
