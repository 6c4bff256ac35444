import { blob, code, instantColumn, int, nullable, selection, selectionOf, since, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';
import type { CallState } from './call.js';

/**
 * Every call of every connection; company 0 has the calls of unknown callers. The row of a keyed write is its
 * idempotency record: it holds the key until it is released; other rows hold none (NULL is never a duplicate).
 */
export const CALLS = {
  name: 'calls',
  columns: {
    company_id: int, id: uuid, request_id: uuid, connection_id: nullable(uuid), surface: code(20), operation: nullable(code(80)),
    method: code(16), path: text, address: code(45), started_at: instantColumn, status: nullable(int), duration_ms: nullable(int),
    request_headers: text, request_body: nullable(code(64)), answer_headers: nullable(text), answer_body: nullable(code(64)),
    state: code<CallState>(10), idempotency_key: nullable(code(255)), fingerprint: nullable(code(128)), owner: nullable(uuid),
    lease_end: nullable(instantColumn), command_id: nullable(uuid),
    process_id: since(200, nullable(uuid)), // the process that runs a keyed call
  },
  primaryKey: ['company_id', 'id'],
  unique: { calls_key: ['company_id', 'connection_id', 'idempotency_key'] },
  indexes: { calls_request: ['company_id', 'request_id'], calls_connection: ['company_id', 'connection_id', 'id'] },
} satisfies TableDefinition;

/** Deflated bodies of calls, each content once per hour and company; names begin with the hour. `used_on` is the day of last use. */
export const CALL_BODY = {
  name: 'call_body',
  columns: { company_id: int, hash: code(64), used_on: code(10), content: blob },
  primaryKey: ['company_id', 'hash'],
  indexes: { call_body_used: ['company_id', 'used_on'] },
} satisfies TableDefinition;

/** The bytes of calls and bodies in each hour of a company's log. */
export const CALL_USAGE = {
  name: 'call_usage',
  columns: { company_id: int, hour: code(13), bytes: int },
  primaryKey: ['company_id', 'hour'],
} satisfies TableDefinition;

/** The id before which no call of a company is running any more, one row per company. */
export const CALL_SWEEP = {
  name: 'call_sweep',
  columns: { company_id: int, swept_to: uuid },
  primaryKey: ['company_id'],
} satisfies TableDefinition;

/** The columns of {@link CALLS} for the call log in the graph. */
export const CALL_ROW = selection(CALLS.columns, 'idempotency_key', 'fingerprint', 'owner', 'lease_end', 'command_id', 'process_id');

/** The columns of {@link CALLS} for key holders. */
export const KEY_HOLDER_ROW = selectionOf(CALLS.columns, 'company_id', 'id', 'request_id', 'connection_id', 'idempotency_key', 'fingerprint', 'state', 'lease_end', 'command_id',
  'started_at', 'status', 'answer_headers', 'answer_body', 'owner', 'process_id');

/** The columns of {@link CALLS} for running calls. */
export const RUNNING_ROW = selectionOf(CALLS.columns, 'id', 'process_id', 'lease_end');
