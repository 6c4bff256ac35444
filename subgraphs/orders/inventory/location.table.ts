import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, flag, int, text, uuid, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';

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

/** What routing and pickup ask of a location. */
export const LOCATION_SERVICES: AddedColumns = { fulfils_online: withDefault(int, 1), offers_pickup: flag };

/** A row of {@link LOCATION} with its {@link LOCATION_SERVICES}. */
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
  readonly fulfils_online: number;
  readonly offers_pickup: number;
  readonly address: string;
}
