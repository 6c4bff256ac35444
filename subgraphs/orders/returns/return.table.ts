import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { code, flag, instantColumn, int, nullable, text, uuid, withDefault, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';
import type { ReturnStatus } from './return-status.js';

/** Goods customers send back. */
export const RETURNS: TableDefinition = {
  name: 'returns',
  columns: {
    company_id: int, id: uuid, number: code(40), progressive: int, order_id: nullable(uuid), order_number: nullable(code(120)), location_id: uuid,
    status: code(20), list: nullable(code(20)), // EXPECTED while its warehouse waits for it
    source: code(20), announced: flag, resolution: code(20), method: code(20), carrier_code: nullable(code(60)), carrier_name: nullable(code(200)),
    tracking_numbers: text, customer_name: nullable(text), notes: nullable(text), wms_reference: nullable(code(120)), created_at: instantColumn,
    accepted_at: nullable(instantColumn), received_at: nullable(instantColumn), inspected_at: nullable(instantColumn), closed_at: nullable(instantColumn),
    cancelled_at: nullable(instantColumn), cancel_reason: nullable(code(500)), compliant: nullable(int), version: int, changed_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { returns_number: ['company_id', 'number'], returns_progressive: ['company_id', 'progressive'] },
  indexes: {
    returns_expected: ['company_id', 'location_id', 'list', 'changed_at', 'id'],
    returns_location: ['company_id', 'location_id', 'status', 'changed_at', 'id'],
    returns_changes: ['company_id', 'changed_at', 'id'],
    returns_status: ['company_id', 'status', 'changed_at', 'id'],
    returns_order: ['company_id', 'order_id', 'id'],
    returns_order_number: ['company_id', 'order_number', 'changed_at', 'id'],
  },
};

/** What {@link RETURNS} learned of exchanges. */
export const RETURN_EXCHANGE: AddedColumns = { exchange_order_id: nullable(uuid) };

/** The lines of returns: what is expected and what arrived. */
export const RETURN_LINE: TableDefinition = {
  name: 'return_line',
  columns: {
    company_id: int, return_id: uuid, place: int, line_id: nullable(uuid), variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)),
    item_key: nullable(code(255)), title: nullable(code(500)), quantity_expected: withDefault(int, 0), quantity_received: withDefault(int, 0),
    classification: nullable(code(60)), reason_code: nullable(code(64)), reason: nullable(text), lot_number: nullable(code(100)),
    serial_number: nullable(code(100)), note: nullable(text), exchange_sku: nullable(code(255)), exchange_barcode: nullable(code(255)),
  },
  primaryKey: ['company_id', 'return_id', 'place'],
};

/** A row of {@link RETURNS}. */
export interface ReturnRow {
  readonly id: string;
  readonly number: string;
  readonly progressive: number;
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly location_id: string;
  readonly status: ReturnStatus;
  readonly source: ReturnSource;
  readonly announced: number;
  readonly resolution: ReturnResolution;
  readonly method: ReturnMethod;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly tracking_numbers: string;
  readonly customer_name: string | null;
  readonly notes: string | null;
  readonly wms_reference: string | null;
  readonly created_at: string;
  readonly accepted_at: string | null;
  readonly received_at: string | null;
  readonly inspected_at: string | null;
  readonly closed_at: string | null;
  readonly cancelled_at: string | null;
  readonly cancel_reason: string | null;
  readonly compliant: number | null;
  readonly exchange_order_id: string | null;
  readonly version: number;
  readonly changed_at: string;
}

/** A row of {@link RETURN_LINE}. */
export interface ReturnLineRow {
  readonly return_id: string;
  readonly line_id: string | null;
  readonly variant_id: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly item_key: string | null;
  readonly title: string | null;
  readonly quantity_expected: number;
  readonly quantity_received: number;
  readonly classification: string | null;
  readonly reason_code: string | null;
  readonly reason: string | null;
  readonly lot_number: string | null;
  readonly serial_number: string | null;
  readonly note: string | null;
  readonly exchange_sku: string | null;
  readonly exchange_barcode: string | null;
}
