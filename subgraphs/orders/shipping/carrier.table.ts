import { code, int, nullable, selection, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LabelFormat } from './carrier.js';

/** Carriers of the merchants. */
export const CARRIER = {
  name: 'carrier',
  columns: {
    company_id: int, id: uuid, code: code(30), name: code(200), service_codes: text, countries: text, max_parcel_g: nullable(int),
    tracking_url_template: nullable(code(1000)), label_format: code<LabelFormat>(10), tracking_prefix: code(4), tracking_from: int,
  },
  primaryKey: ['company_id', 'id'],
  unique: { carrier_code: ['company_id', 'code'] },
} satisfies TableDefinition;

/** What is read of {@link CARRIER}. */
export const CARRIER_ROW = selection(CARRIER.columns, 'company_id');

/** A row of {@link CARRIER_ROW}. */
export type CarrierRow = SelectedRow<typeof CARRIER_ROW>;
