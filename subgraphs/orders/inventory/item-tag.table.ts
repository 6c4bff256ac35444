import { code, int, type TableDefinition } from '#subgraph-kit/columns.js';

/** The projection of the tags of the catalog's products. */
export const ITEM_TAG = {
  name: 'item_tag',
  columns: { company_id: int, product_id: int, tag: code(60) },
  primaryKey: ['company_id', 'product_id', 'tag'],
  withoutRowid: true,
} satisfies TableDefinition;
