import { instantColumn, int, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Up to which change of stock a company's products are up to date. */
export const FOLLOWED_STOCK = {
  name: 'followed_stock',
  columns: { company_id: int, stamp: instantColumn, variant_id: uuid },
  primaryKey: ['company_id'],
} satisfies TableDefinition;
