import { int, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Which orders send units of another again. */
export const ORDER_REPLACEMENT = {
  name: 'order_replacement',
  columns: { company_id: int, order_id: uuid, replacement_id: uuid },
  primaryKey: ['company_id', 'order_id', 'replacement_id'],
  indexes: { order_replacement_made: ['company_id', 'replacement_id', 'order_id'] },
} satisfies TableDefinition;
