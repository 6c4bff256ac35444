import { code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** What a carrier took along on a day, closed by the warehouse. */
export const MANIFEST: TableDefinition = {
  name: 'manifest',
  columns: { company_id: int, id: uuid, number: int, location_id: uuid, carrier: nullable(code(200)), day: code(10), closed_at: instantColumn, shipments: int },
  primaryKey: ['company_id', 'id'],
  indexes: { manifest_day: ['company_id', 'location_id', 'day', 'number'] },
};

/** A row of {@link MANIFEST}. */
export interface ManifestRow {
  readonly id: string;
  readonly number: number;
  readonly carrier: string | null;
  readonly day: string;
  readonly closed_at: string;
  readonly shipments: number;
}
