import { code, flag, int, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Warehouses and stores. */
export const LOCATION = {
  name: 'location',
  columns: {
    company_id: int, id: uuid, code: code(60), name: code(200), kind: code<'WAREHOUSE' | 'STORE'>(20), country_code: code(2), time_zone: code(60),
    stock_location_codes: text, labels_by: code<'PLATFORM' | 'WAREHOUSE'>(20), active: flag, address: text,
    fulfils_online: since(101, withDefault(int, 1)), offers_pickup: since(101, flag),
  },
  primaryKey: ['company_id', 'id'],
  unique: { location_code: ['company_id', 'code'] },
} satisfies TableDefinition;

/** What is read of {@link LOCATION}. */
export const LOCATION_ROW = selection(LOCATION.columns, 'company_id');

/** A row of {@link LOCATION_ROW}. */
export type LocationRow = SelectedRow<typeof LOCATION_ROW>;
