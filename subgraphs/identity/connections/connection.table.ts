import type { Instant } from '#kernel/clock.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ConnectionKind, ConnectionStatus } from './connection.js';

/** Other systems' access to a company. */
export const CONNECTION: TableDefinition = {
  name: 'connection',
  columns: {
    company_id: int, id: uuid, kind: code(20), name: code(120), status: code(10), warehouse_id: nullable(uuid), scopes: text,
    rate_per_minute: int, allowlist: text, dedicated_host: nullable(code(260)), key_prefix: nullable(code(40)), username: nullable(code(40)),
    webhook_url: nullable(text), webhook_secret: nullable(text), silent_since: nullable(instantColumn), last_call_at: nullable(instantColumn),
    created_at: instantColumn, updated_at: instantColumn, version: int,
  },
  primaryKey: ['company_id', 'id'],
};

/** What only some kinds of connection can set, as JSON text; null until something is. */
export const CONNECTION_SETTINGS = { settings: nullable(text) };

/** A row of {@link CONNECTION}; scopes and allowlist are JSON text. */
export interface ConnectionRow {
  readonly company_id: number;
  readonly id: string;
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly status: ConnectionStatus;
  readonly warehouse_id: string | null;
  readonly scopes: string;
  readonly rate_per_minute: number;
  readonly allowlist: string;
  readonly dedicated_host: string | null;
  readonly key_prefix: string | null;
  readonly username: string | null;
  readonly webhook_url: string | null;
  readonly webhook_secret: string | null;
  readonly silent_since: Instant | null;
  readonly last_call_at: Instant | null;
  readonly created_at: Instant;
  readonly updated_at: Instant;
  readonly version: number;
  /** Added later, in {@link CONNECTION_SETTINGS}. */
  readonly settings: string | null;
}
