import type { AddedColumns } from '#subgraph-kit/add-columns.js';
import { blob, code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/**
 * Every call of every connection; company 0 has those whose caller was never known. The row of a keyed write is its
 * idempotency record: it holds the key until it gives it up, and unkeyed rows hold none (NULL is never a duplicate).
 */
export const CALLS: TableDefinition = {
  name: 'calls',
  columns: {
    company_id: int, id: uuid, request_id: uuid, connection_id: nullable(uuid), surface: code(20), operation: nullable(code(80)),
    method: code(16), path: text, address: code(45), started_at: instantColumn, status: nullable(int), duration_ms: nullable(int),
    request_headers: text, request_body: nullable(code(64)), answer_headers: nullable(text), answer_body: nullable(code(64)),
    state: code(10), idempotency_key: nullable(code(255)), fingerprint: nullable(code(128)), owner: nullable(uuid),
    lease_end: nullable(instantColumn), command_id: nullable(uuid),
  },
  primaryKey: ['company_id', 'id'],
  unique: { calls_key: ['company_id', 'connection_id', 'idempotency_key'] },
  indexes: { calls_request: ['company_id', 'request_id'], calls_connection: ['company_id', 'connection_id', 'id'] },
};

/** What came to {@link CALLS} later: the process that runs a keyed call. */
export const CALLS_PROCESS: AddedColumns = { process_id: nullable(uuid) };

/** Bodies of calls, each content once an hour and company, deflated; their names begin with their hour. `used_on` is its day. */
export const CALL_BODY: TableDefinition = {
  name: 'call_body',
  columns: { company_id: int, hash: code(64), used_on: code(10), content: blob },
  primaryKey: ['company_id', 'hash'],
  indexes: { call_body_used: ['company_id', 'used_on'] },
};

/** How many bytes of calls and bodies each hour of a company's log holds. */
export const CALL_USAGE: TableDefinition = {
  name: 'call_usage',
  columns: { company_id: int, hour: code(13), bytes: int },
  primaryKey: ['company_id', 'hour'],
};

/** Up to which id no call of a company runs any more, a row each company. */
export const CALL_SWEEP: TableDefinition = {
  name: 'call_sweep',
  columns: { company_id: int, swept_to: uuid },
  primaryKey: ['company_id'],
};
