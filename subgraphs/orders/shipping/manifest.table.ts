import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** The parcels a carrier collected on a day, closed by the warehouse. */
export const MANIFEST = {
  name: 'manifest',
  columns: { company_id: int, id: uuid, number: int, location_id: uuid, carrier: nullable(code(200)), day: code(10), closed_at: instantColumn, shipments: int },
  primaryKey: ['company_id', 'id'],
  indexes: { manifest_day: ['company_id', 'location_id', 'day', 'number'] },
} satisfies TableDefinition;

/** What is read of {@link MANIFEST}. */
export const MANIFEST_ROW = selection(MANIFEST.columns, 'company_id', 'location_id');

/** A row of {@link MANIFEST_ROW}. */
export type ManifestRow = SelectedRow<typeof MANIFEST_ROW>;
