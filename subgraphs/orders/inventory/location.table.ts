import { code, flag, int, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Warehouses and stores. */
export const LOCATION: TableDefinition = {
  name: 'location',
  columns: {
    company_id: int, id: uuid, code: code(60), name: code(200), kind: code(20), country_code: code(2), time_zone: code(60),
    stock_location_codes: text, labels_by: code(20), active: flag, address: text,
  },
  primaryKey: ['company_id', 'id'],
  unique: { location_code: ['company_id', 'code'] },
};

/** A row of {@link LOCATION}. */
export interface LocationRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: 'WAREHOUSE' | 'STORE';
  readonly country_code: string;
  readonly time_zone: string;
  readonly stock_location_codes: string;
  readonly labels_by: 'PLATFORM' | 'WAREHOUSE';
  readonly active: number;
  readonly address: string;
}
