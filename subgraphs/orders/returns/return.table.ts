import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ReturnMethod, ReturnResolution, ReturnSource } from './return.js';
import type { ReturnStatus } from './return-status.js';

/** Goods customers send back. */
export const RETURNS = {
  name: 'returns',
  columns: {
    company_id: int, id: uuid, number: code(40), progressive: int, order_id: nullable(uuid), order_number: nullable(code(120)), location_id: uuid,
    status: code<ReturnStatus>(20), list: nullable(code(20)), // EXPECTED while its warehouse waits for it
    source: code<ReturnSource>(20), announced: flag, resolution: code<ReturnResolution>(20), method: code<ReturnMethod>(20), carrier_code: nullable(code(60)), carrier_name: nullable(code(200)),
    tracking_numbers: text, customer_name: nullable(text), notes: nullable(text), wms_reference: nullable(code(120)), created_at: instantColumn,
    accepted_at: nullable(instantColumn), received_at: nullable(instantColumn), inspected_at: nullable(instantColumn), closed_at: nullable(instantColumn),
    cancelled_at: nullable(instantColumn), cancel_reason: nullable(code(500)), compliant: nullable(int), version: int, changed_at: instantColumn,
    exchange_order_id: since(120, nullable(uuid)),
    tags: since(330, nullable(text)), // of staff, a JSON list; null for none
    refused_at: since(144, nullable(instantColumn)), refusal_code: since(144, nullable(code(64))), // when and why its warehouse refused it
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
    returns_created: { since: 676, columns: ['company_id', 'created_at', 'id'] },
    returns_exchange: { since: 667, columns: ['company_id', 'exchange_order_id'] },
  },
} satisfies TableDefinition;

/** The lines of returns: what is expected and what arrived. */
export const RETURN_LINE = {
  name: 'return_line',
  columns: {
    company_id: int, return_id: uuid, place: int, line_id: nullable(uuid), variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)),
    item_key: nullable(code(255)), title: nullable(code(500)), quantity_expected: withDefault(int, 0), quantity_received: withDefault(int, 0),
    classification: nullable(code(60)), reason_code: nullable(code(64)), reason: nullable(text), lot_number: nullable(code(100)),
    serial_number: nullable(code(100)), note: nullable(text), exchange_sku: nullable(code(255)), exchange_barcode: nullable(code(255)),
  },
  primaryKey: ['company_id', 'return_id', 'place'],
} satisfies TableDefinition;

/** What is read of {@link RETURNS}. */
export const RETURN_ROW = selection(RETURNS.columns, 'company_id', 'list', 'refused_at', 'refusal_code');

/** A row of {@link RETURN_ROW}. */
export type ReturnRow = SelectedRow<typeof RETURN_ROW>;

/** What is read of {@link RETURN_LINE}. */
export const RETURN_LINE_ROW = selection(RETURN_LINE.columns, 'company_id', 'place');

/** A row of {@link RETURN_LINE_ROW}. */
export type ReturnLineRow = SelectedRow<typeof RETURN_LINE_ROW>;
