import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** The tags of products. */
export const PRODUCT_TAG = {
  name: 'product_tag',
  columns: { company_id: int, product_id: int, tag: code(60) },
  primaryKey: ['company_id', 'product_id', 'tag'],
  indexes: { product_tag_tag: ['company_id', 'tag', 'product_id'] },
} satisfies TableDefinition;
