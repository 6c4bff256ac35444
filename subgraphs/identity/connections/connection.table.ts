import { code, instantColumn, int, nullable, selection, selectionOf, since, text, uuid, type Filled, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ConnectionKind, ConnectionStatus } from './connection.js';

/** Other systems' access to a company. */
export const CONNECTION = {
  name: 'connection',
  columns: {
    company_id: int, id: uuid, kind: code<ConnectionKind>(20), name: code(120), status: code<ConnectionStatus>(10), warehouse_id: nullable(uuid), scopes: text,
    rate_per_minute: int, allowlist: text, dedicated_host: nullable(code(260)), key_prefix: nullable(code(40)), username: nullable(code(40)),
    webhook_url: nullable(text), webhook_secret: nullable(text), silent_since: nullable(instantColumn), last_call_at: nullable(instantColumn),
    created_at: instantColumn, updated_at: instantColumn, version: int,
    settings: since(110, nullable(text)), // settings specific to the kind, as JSON; null until one is set
  },
  primaryKey: ['company_id', 'id'],
  indexes: { connection_id: { since: 560, columns: ['id'] } }, // of all companies: a carrier calls an address that has the id alone
} satisfies TableDefinition;

/** The selected columns of {@link CONNECTION}. */
export const CONNECTION_ROW = selection(CONNECTION.columns);

/** A row of {@link CONNECTION_ROW}; scopes and allowlist are JSON text. */
export type ConnectionRow = SelectedRow<typeof CONNECTION_ROW>;

/** The columns of {@link CONNECTION} for detecting silent warehouses. */
export const WAREHOUSE_ROW = selectionOf(CONNECTION.columns, 'company_id', 'id', 'name', 'warehouse_id', 'updated_at', 'last_call_at', 'silent_since');

/** A row of {@link WAREHOUSE_ROW}. */
export type WarehouseRow = Filled<SelectedRow<typeof WAREHOUSE_ROW>, 'warehouse_id'>;
