import { code, int, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** The ids that keys of the catalog API gave products; each key sees its own alone. */
export const PRODUCT_EXTERNAL_ID = {
  name: 'product_external_id',
  columns: { company_id: int, catalog_id: int, key_id: uuid, product_id: int, external_id: code(255) },
  primaryKey: ['company_id', 'catalog_id', 'key_id', 'product_id'],
  unique: { product_external_id_name: ['company_id', 'catalog_id', 'key_id', 'external_id'] },
  indexes: { product_external_id_product: { since: 533, columns: ['company_id', 'catalog_id', 'product_id'] } },
} satisfies TableDefinition;
