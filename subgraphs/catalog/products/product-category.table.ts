import { int, type TableDefinition } from '#subgraph-kit/columns.js';

/** The categories that products are in. */
export const PRODUCT_CATEGORY = {
  name: 'product_category',
  columns: { company_id: int, catalog_id: int, product_id: int, category_id: int },
  primaryKey: ['company_id', 'catalog_id', 'product_id', 'category_id'],
  withoutRowid: true,
  indexes: { product_category_category: ['company_id', 'catalog_id', 'category_id', 'product_id'] },
} satisfies TableDefinition;
