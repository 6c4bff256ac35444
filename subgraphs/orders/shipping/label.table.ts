import { blob, code, instantColumn, int, nullable, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LabelFormat } from './carrier.js';
import type { LabelStatus } from './label.js';

/** Parcel labels the platform made; one a parcel of a part. */
export const LABEL: TableDefinition = {
  name: 'label',
  columns: {
    company_id: int, fulfillment_order_id: uuid, parcel: int, id: uuid, status: code(10), reference: nullable(code(120)),
    weight_g: nullable(int), height_mm: nullable(int), width_mm: nullable(int), depth_mm: nullable(int),
    carrier_code: nullable(code(60)), carrier_name: nullable(code(200)), service_code: nullable(code(60)),
    tracking_number: nullable(code(120)), tracking_url: nullable(code(1200)), format: code(10), content: nullable(blob),
    failure_reason: nullable(code(500)), shipment_id: nullable(uuid), made_at: instantColumn,
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'parcel'],
  indexes: { label_id: ['company_id', 'id'], label_tracking: ['company_id', 'tracking_number'] },
};

/** A row of {@link LABEL} without its content. */
export interface LabelRow {
  readonly id: string;
  readonly fulfillment_order_id: string;
  readonly parcel: number;
  readonly status: LabelStatus;
  readonly reference: string | null;
  readonly weight_g: number | null;
  readonly height_mm: number | null;
  readonly width_mm: number | null;
  readonly depth_mm: number | null;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly service_code: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  readonly format: LabelFormat;
  readonly failure_reason: string | null;
  readonly shipment_id: string | null;
  readonly made_at: string;
}
