import type { Filled, NewRow, SelectedRow } from '#subgraph-kit/columns.js';
import { WriteConflict, duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { findReadable, readableRow, type RowName } from '#subgraph-kit/readable-rows.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { Stored } from '#subgraph-kit/stored-json.js';
import type { CallState } from './call.js';
import { CALL_ROW, CALLS, KEY_HOLDER_ROW } from './call.table.js';

/** A row of {@link CALL_ROW}. */
export type CallRow = SelectedRow<typeof CALL_ROW>;

/** A row of {@link KEY_HOLDER_ROW}. */
export type KeyHolderRow = Filled<SelectedRow<typeof KEY_HOLDER_ROW>, 'connection_id' | 'idempotency_key' | 'fingerprint' | 'lease_end' | 'command_id' | 'owner'>;

/** A new row of {@link CALLS}. */
export type NewCallRow = NewRow<typeof CALLS>;

/** A key of one connection. */
export interface ConnectionKey {
  readonly companyId: number;
  readonly connectionId: string;
  readonly key: string;
}

/** The calls that hold any of these keys. */
export async function keyHolders(reader: Reader, keys: readonly ConnectionKey[]): Promise<KeyHolderRow[]> {
  const each = keys.map(() => '(company_id = ? AND connection_id = ? AND idempotency_key = ?)').join(' OR ');
  return reader.query(
    `SELECT ${KEY_HOLDER_ROW.names} FROM calls WHERE ${each}`, keys.flatMap(({ companyId, connectionId, key }) => [companyId, connectionId, key]));
}

/** The stored response of a finished call, for retries with its key. */
export async function answerOfCall(reader: Reader, companyId: number, callId: string): Promise<Pick<KeyHolderRow, 'status' | 'answer_headers' | 'answer_body'> | undefined> {
  const [row] = await reader.query<KeyHolderRow>("SELECT status, answer_headers, answer_body FROM calls WHERE company_id = ? AND id = ? AND state = 'DONE'", [companyId, callId]);
  return row;
}

/** Take the key from the call that holds it, abandoning the call if it is running; throws a conflict when it was finished or lost its key meanwhile. */
export async function releaseKey(transaction: Transaction, { company_id: companyId, id, state }: KeyHolderRow): Promise<void> {
  const found = await transaction.execute(
    'UPDATE calls SET idempotency_key = NULL, state = ? WHERE company_id = ? AND id = ? AND state = ? AND idempotency_key IS NOT NULL',
    [state === 'RUNNING' ? 'ABANDONED' : state, companyId, id, state]);
  if (found === 0) throw new WriteConflict('The key was taken meanwhile');
}

/** Add rows to the log; throws a conflict when another call claimed one of their keys first. */
export const insertCalls = (transaction: Transaction, rows: readonly NewCallRow[]): Promise<void> =>
  transaction.insert(CALLS, rows).catch(duplicateAsConflict('Another call claimed the key'));

/** The response of a call that holds its key. */
export interface Ending {
  readonly companyId: number;
  readonly callId: string;
  readonly owner: string;
  readonly state: CallState;
  readonly status: number;
  readonly headers: string;
  /** Hash of the body. */
  readonly body: string | null;
  readonly durationMs: number;
}

/** Store a call's response; returns whether the call still held its key. */
export async function endCall(transaction: Transaction, ending: Ending): Promise<boolean> {
  const found = await transaction.execute(
    `UPDATE calls SET state = ?, status = ?, answer_headers = ?, answer_body = ?, duration_ms = ?
     WHERE company_id = ? AND id = ? AND owner = ? AND state IN ('RUNNING', 'ABANDONED') AND idempotency_key IS NOT NULL`,
    [ending.state, ending.status, ending.headers, ending.body, ending.durationMs, ending.companyId, ending.callId, ending.owner]);
  return found > 0;
}

/** The filter of a list of calls; times are given as ids, because a UUIDv7 begins with its time. */
export interface CallFilter {
  readonly connectionId?: string | null | undefined;
  readonly operation?: string | null | undefined;
  readonly status?: number | null | undefined;
  readonly surface?: string | null | undefined;
  /** A part of the path. */
  readonly path?: string | null | undefined;
  readonly failed?: boolean | null | undefined;
  readonly fromId?: string | undefined;
  /** Calls of these connections alone. */
  readonly connectionIds?: readonly string[] | undefined;
}

/** 1 for a call that was answered with an error, or not at all; 0 for others. */
export const FAILED = "CASE WHEN COALESCE(status, 0) >= 400 OR state = 'ABANDONED' THEN 1 ELSE 0 END";

const isFailed = (failed: boolean | null | undefined): number | null => (failed == null ? null : Number(failed));

/** A page of a company's calls; unreadable rows are left out. */
export function pageOfStored(reader: Reader, companyId: number, { filter, keys }: { filter: CallFilter; keys: Keyset }): Promise<CallRow[]> {
  const wanted: [string, ColumnValue | undefined][] = [
    ['connection_id = ?', filter.connectionId], ['operation = ?', filter.operation], ['status = ?', filter.status],
    ['id >= ?', filter.fromId], ['surface = ?', filter.surface], ['INSTR(path, ?) > 0', filter.path], [`${FAILED} = ?`, isFailed(filter.failed)],
  ];
  const { connectionIds } = filter;
  const filters: { sql: string; values: readonly ColumnValue[] }[] = wanted.flatMap(([sql, value]) => (value === undefined || value === null ? [] : [{ sql, values: [value] }]));
  if (connectionIds) filters.push({ sql: `connection_id IN (${places(connectionIds.length)})`, values: connectionIds });
  return findReadable<CallRow, CallRow>(reader, {
    companyId, limit: keys.limit, nameOf: callName, mapper: () => Promise.resolve(withHeaders),
    find: (most) => reader.query<CallRow>(
      `SELECT ${CALL_ROW.names} FROM calls WHERE company_id = ?${filters.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(most)}`,
      [companyId, ...filters.flatMap(({ values }) => values), ...keys.parameters]),
  });
}

/** Whether the log has calls of a connection. */
export const hasCalls = async (reader: Reader, companyId: number, connectionId: string): Promise<boolean> =>
  (await reader.query(`SELECT id FROM calls WHERE company_id = ? AND connection_id = ? ${atMost(1)}`, [companyId, connectionId])).length > 0;

const callName = ({ id, request_id: requestId }: CallRow): RowName => ({ table: 'calls', id, name: `Call ${requestId}` });

/** A call whose headers can be read. */
function withHeaders(row: CallRow, stored: Stored): CallRow {
  stored.json(row.request_headers, 'request_headers');
  if (row.answer_headers !== null) stored.json(row.answer_headers, 'answer_headers');
  return row;
}

/** The last call of a company with a request id; throws INTERNAL for an unreadable row. */
export async function callByRequest(reader: Reader, companyId: number, requestId: string): Promise<CallRow | undefined> {
  const [row] = await reader.query<CallRow>(`SELECT ${CALL_ROW.names} FROM calls WHERE company_id = ? AND request_id = ? ORDER BY id DESC LIMIT 1`, [companyId, requestId]);
  return readableRow(reader, row, { companyId, map: withHeaders, nameOf: callName });
}

/** A call that has ended although its row may still be RUNNING; identified by its id, or by its request id where its own is not known. */
export interface UnstoredCall {
  readonly companyId: number;
  readonly column: 'id' | 'request_id';
  readonly value: string;
}

/** Close a running call whose end could not be stored; any other state stays. */
export const closeCall = (transaction: Transaction, { companyId, column, value }: UnstoredCall): Promise<number> =>
  transaction.execute(`UPDATE calls SET state = 'ABANDONED' WHERE company_id = ? AND ${column} = ? AND state = 'RUNNING'`, [companyId, value]);
