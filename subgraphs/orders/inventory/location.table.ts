import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, flag, int, selection, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Warehouses and stores. */
export const LOCATION = {
  name: 'location',
  columns: {
    company_id: int, id: uuid, code: code(60), name: code(200), kind: code<'WAREHOUSE' | 'STORE'>(20), country_code: code(2), time_zone: code(60),
    stock_location_codes: text, labels_by: code<'PLATFORM' | 'WAREHOUSE'>(20), active: flag, address: text,
  },
  primaryKey: ['company_id', 'id'],
  unique: { location_code: ['company_id', 'code'] },
} satisfies TableDefinition;

/** What routing and pickup ask of a location. */
export const LOCATION_SERVICES = { fulfils_online: withDefault(int, 1), offers_pickup: flag } satisfies AddedColumns;

/** What is read of {@link LOCATION} with its {@link LOCATION_SERVICES}. */
export const LOCATION_ROW = selection({ ...LOCATION.columns, ...LOCATION_SERVICES }, 'company_id');

/** A row of {@link LOCATION_ROW}. */
export type LocationRow = SelectedRow<typeof LOCATION_ROW>;
