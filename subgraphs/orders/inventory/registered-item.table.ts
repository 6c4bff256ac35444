import { code, instantColumn, int, nullable, uuid, type TableDefinition, type TableRow } from '#subgraph-kit/columns.js';

/** What warehouses registered of the items they keep, by their own codes. */
export const REGISTERED_ITEM = {
  name: 'registered_item',
  columns: {
    company_id: int, location_id: uuid, code: code(255), barcode: nullable(code(255)), title: nullable(code(500)), category: nullable(code(255)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int), changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'location_id', 'code'],
} satisfies TableDefinition;

/** What is read of {@link REGISTERED_ITEM}, as far as it is compared. */
export type RegisteredItemRow = Pick<TableRow<typeof REGISTERED_ITEM>, 'code' | 'barcode'>;
