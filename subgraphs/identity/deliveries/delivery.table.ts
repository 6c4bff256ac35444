import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DeliveryState } from './delivery.js';

/** Webhook deliveries; `due_at` is set while a delivery waits, and moves to the end of the lease when it is claimed. */
export const DELIVERY = {
  name: 'delivery',
  columns: {
    company_id: int, id: uuid, destination_id: uuid,
    connection_id: since(311, nullable(uuid)), // the connection that owns the destination; null where no connection does
    event_id: uuid, type: code(60), body: text, state: code<DeliveryState>(12), attempts: int, round_start: int,
    due_at: nullable(instantColumn), claim_token: nullable(uuid), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  unique: { delivery_event: ['company_id', 'destination_id', 'event_id'] },
  indexes: {
    delivery_waiting: ['company_id', 'destination_id', 'due_at', 'id'],
    delivery_listed: { since: 314, columns: ['company_id', 'connection_id', 'id'] }, // lists one connection's deliveries in order, however few of the company's they are
    delivery_state: { since: 316, columns: ['company_id', 'connection_id', 'state', 'id'] }, // counts and restarts the deliveries of a connection
  },
} satisfies TableDefinition;

/** Every attempt of a delivery, with request and response. */
export const DELIVERY_ATTEMPT = {
  name: 'delivery_attempt',
  columns: {
    company_id: int, delivery_id: uuid, number: int, started_at: instantColumn, duration_ms: int, url: text, delivered: flag, status: nullable(int),
    failure: nullable(text), request_headers: text, answer_headers: nullable(text), answer_body: nullable(text),
  },
  primaryKey: ['company_id', 'delivery_id', 'number'],
} satisfies TableDefinition;

/** When a receiver last accepted and last failed a delivery, so that its attempts need not be searched. */
export const WEBHOOK_HEALTH = {
  name: 'webhook_health',
  columns: { company_id: int, destination_id: uuid, delivered_at: nullable(instantColumn), failed_at: nullable(instantColumn), failure: nullable(text) },
  primaryKey: ['company_id', 'destination_id'],
} satisfies TableDefinition;

/** The selected columns of {@link DELIVERY}. */
export const DELIVERY_ROW = selection(DELIVERY.columns);

/** A row of {@link DELIVERY_ROW}. */
export type DeliveryRow = SelectedRow<typeof DELIVERY_ROW>;

/** The columns of {@link DELIVERY} for storing its attempt. */
export const HELD_DELIVERY_ROW = selection(DELIVERY.columns, 'body', 'due_at', 'created_at');

/** A row of {@link HELD_DELIVERY_ROW}. */
export type HeldDeliveryRow = SelectedRow<typeof HELD_DELIVERY_ROW>;

/** The selected columns of {@link DELIVERY_ATTEMPT}. */
export const DELIVERY_ATTEMPT_ROW = selection(DELIVERY_ATTEMPT.columns);

/** A row of {@link DELIVERY_ATTEMPT_ROW}. */
export type DeliveryAttemptRow = SelectedRow<typeof DELIVERY_ATTEMPT_ROW>;

/** The selected columns of {@link WEBHOOK_HEALTH}. */
export const WEBHOOK_HEALTH_ROW = selection(WEBHOOK_HEALTH.columns, 'company_id');

/** A row of {@link WEBHOOK_HEALTH_ROW}. */
export type WebhookHealthRow = SelectedRow<typeof WEBHOOK_HEALTH_ROW>;
