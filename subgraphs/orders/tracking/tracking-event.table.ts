import { code, instantColumn, int, nullable, selectionOf, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { TrackingStatus } from '#contract/carrier-connection.js';

/** What carriers reported of shipments. The fingerprint in the key keeps an identical event out, whoever sends it again. */
export const TRACKING_EVENT = {
  name: 'tracking_event',
  columns: {
    company_id: int, shipment_id: uuid, fingerprint: code(64), tracking_number: code(120), status: nullable(code<TrackingStatus>(20)), code: nullable(code(60)),
    description: code(500), location: code(200), occurred_at: instantColumn,
    received_at: instantColumn, place: int, // change sequence and place in its transaction: of two events at one time the later counts
    connection_id: nullable(uuid),
    raw: since(621, nullable(text)), // as the carrier sent it, without its key
  },
  primaryKey: ['company_id', 'shipment_id', 'fingerprint'],
  indexes: {
    tracking_event_code: ['company_id', 'connection_id', 'code'],
    tracking_event_time: ['company_id', 'shipment_id', 'occurred_at', 'received_at', 'place'],
  },
} satisfies TableDefinition;

/** When carriers expected to deliver shipments, by when they said it. */
export const TRACKING_ESTIMATE = {
  name: 'tracking_estimate',
  columns: { company_id: int, shipment_id: uuid, known_at: instantColumn, estimated_at: instantColumn },
  primaryKey: ['company_id', 'shipment_id', 'known_at'],
  withoutRowid: true,
} satisfies TableDefinition;

/** Events of numbers that no shipment has yet, for 30 days. */
export const PARKED_TRACKING = {
  name: 'parked_tracking',
  columns: { company_id: int, tracking_number: code(120), fingerprint: code(64), connection_id: nullable(uuid), received_at: instantColumn, place: int, event: text },
  primaryKey: ['company_id', 'tracking_number', 'fingerprint'],
  indexes: {
    parked_tracking_age: ['received_at'], // of all companies: the purge asks for none
    parked_tracking_connection: { since: 623, columns: ['company_id', 'connection_id'] },
  },
} satisfies TableDefinition;

/** Codes of carriers that no status map knows. */
export const UNMAPPED_CODE = {
  name: 'unmapped_code',
  columns: { company_id: int, connection_id: uuid, code: code(60), seen: int, description: code(500), status: nullable(code<TrackingStatus>(20)), last_seen_at: instantColumn },
  primaryKey: ['company_id', 'connection_id', 'code'],
} satisfies TableDefinition;

/** What is shown of {@link TRACKING_EVENT}. */
export const SHOWN_EVENT_ROW = selectionOf(TRACKING_EVENT.columns, 'shipment_id', 'tracking_number', 'status', 'code', 'description', 'location', 'occurred_at', 'received_at');

/** A row of {@link SHOWN_EVENT_ROW}. */
export type ShownEventRow = SelectedRow<typeof SHOWN_EVENT_ROW>;

/** The same with its fingerprint, for staff. */
export const KEYED_EVENT_ROW = selectionOf(TRACKING_EVENT.columns, 'shipment_id', 'fingerprint', 'tracking_number', 'status', 'code', 'description', 'location', 'occurred_at', 'received_at');

/** A row of {@link KEYED_EVENT_ROW}. */
export type KeyedEventRow = SelectedRow<typeof KEYED_EVENT_ROW>;
