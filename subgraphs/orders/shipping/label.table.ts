import { blob, code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LabelFormat } from './carrier.js';
import type { LabelStatus } from './label.js';

/** Parcel labels the platform made; one a parcel of a fulfillment order. */
export const LABEL = {
  name: 'label',
  columns: {
    company_id: int, fulfillment_order_id: uuid, parcel: int, id: uuid, status: code<LabelStatus>(10), reference: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
    carrier_code: nullable(code(60)), carrier_name: nullable(code(200)), service_code: nullable(code(60)),
    tracking_number: nullable(code(120)), tracking_url: nullable(code(1200)), format: code<LabelFormat>(10), content: nullable(blob),
    failure_reason: nullable(code(500)), shipment_id: nullable(uuid), made_at: instantColumn,
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'parcel'],
  indexes: {
    label_id: ['company_id', 'id'], label_tracking: ['company_id', 'tracking_number'],
    label_status: { since: 256, columns: ['company_id', 'status', 'id'] }, // finds the failed ones among all the others
  },
} satisfies TableDefinition;

/** What is read of {@link LABEL} without its content. */
export const LABEL_ROW = selection(LABEL.columns, 'company_id', 'content');

/** A row of {@link LABEL_ROW}. */
export type LabelRow = SelectedRow<typeof LABEL_ROW>;
