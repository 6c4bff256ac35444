import type { Instant } from '#kernel/clock.js';
import { code, flag, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { DeliveryState } from './delivery.js';

/**
 * Events on their way; `due_at` is set while there is something to send, and moves to the end of the lease when it is claimed. As it was made: since
 * migration 310 its connection_id is called destination_id, in its indexes too, and the connection that owns the destination is a column of its own.
 */
export const DELIVERY: TableDefinition = {
  name: 'delivery',
  columns: {
    company_id: int, id: uuid, connection_id: uuid, event_id: uuid, type: code(60), body: text, state: code(12), attempts: int, round_start: int,
    due_at: nullable(instantColumn), claim_token: nullable(uuid), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  unique: { delivery_event: ['company_id', 'connection_id', 'event_id'] },
  indexes: { // of these, migrations 130 and 131 drop delivery_due and delivery_claim, and 315 and 316 make delivery_state anew
    delivery_due: ['due_at', 'company_id', 'connection_id'],
    delivery_claim: ['claim_token'],
    delivery_waiting: ['company_id', 'connection_id', 'due_at', 'id'],
    delivery_state: ['company_id', 'connection_id', 'state', 'id'],
  },
};

/** The connection that owns the destination of a delivery; null where none does. */
export const DELIVERY_CONNECTION = { connection_id: nullable(uuid) };

/** What counts and restarts the deliveries of a connection. */
export const DELIVERY_STATE = ['delivery_state', ['company_id', 'connection_id', 'state', 'id']] as const;

/** The deliveries of one connection in their order, however few it has among the company's. */
export const DELIVERY_LISTED = ['delivery_listed', ['company_id', 'connection_id', 'id']] as const;

/** Every try of a delivery, with what was sent and answered. */
export const DELIVERY_ATTEMPT: TableDefinition = {
  name: 'delivery_attempt',
  columns: {
    company_id: int, delivery_id: uuid, number: int, started_at: instantColumn, duration_ms: int, url: text, delivered: flag, status: nullable(int),
    failure: nullable(text), request_headers: text, answer_headers: nullable(text), answer_body: nullable(text),
  },
  primaryKey: ['company_id', 'delivery_id', 'number'],
};

/** When a receiver last took something and last did not, so that nobody looks through its attempts for it; since migration 317 its connection_id is called destination_id. */
export const WEBHOOK_HEALTH: TableDefinition = {
  name: 'webhook_health',
  columns: { company_id: int, connection_id: uuid, delivered_at: nullable(instantColumn), failed_at: nullable(instantColumn), failure: nullable(text) },
  primaryKey: ['company_id', 'connection_id'],
};

/** A row of {@link DELIVERY}. */
export interface DeliveryRow {
  readonly company_id: number;
  readonly id: string;
  readonly destination_id: string;
  readonly connection_id: string | null;
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly round_start: number;
  readonly due_at: Instant | null;
  readonly claim_token: string | null;
  readonly created_at: Instant;
  readonly finished_at: Instant | null;
}

/** A row of {@link DELIVERY_ATTEMPT}. */
export interface DeliveryAttemptRow {
  readonly company_id: number;
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: Instant;
  readonly duration_ms: number;
  readonly url: string;
  readonly delivered: number;
  readonly status: number | null;
  readonly failure: string | null;
  readonly request_headers: string;
  readonly answer_headers: string | null;
  readonly answer_body: string | null;
}
