import { code, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LabelFormat } from './carrier.js';

/** Carriers of the merchants. */
export const CARRIER: TableDefinition = {
  name: 'carrier',
  columns: {
    company_id: int, id: uuid, code: code(30), name: code(200), service_codes: text, countries: text, max_parcel_g: nullable(int),
    tracking_url_template: nullable(code(1000)), label_format: code(10), tracking_prefix: code(4), tracking_from: int,
  },
  primaryKey: ['company_id', 'id'],
  unique: { carrier_code: ['company_id', 'code'] },
};

/** A row of {@link CARRIER}. */
export interface CarrierRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly service_codes: string;
  readonly countries: string;
  readonly max_parcel_g: number | null;
  readonly tracking_url_template: string | null;
  readonly label_format: LabelFormat;
  readonly tracking_prefix: string;
  readonly tracking_from: number;
}
