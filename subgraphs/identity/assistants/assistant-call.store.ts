import type { Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { AssistantCall, AssistantCallOutcome } from './assistant-call.js';
import { ASSISTANT_CALL, ASSISTANT_CALL_ROW, type AssistantCallRow } from './assistant-call.table.js';

/** A call as it is stored. */
export interface StoredAssistantCall extends AssistantCall {
  readonly id: string;
}

/** Store calls. */
export const insertAssistantCalls = (transaction: Transaction, calls: readonly StoredAssistantCall[]): Promise<void> =>
  transaction.insert(ASSISTANT_CALL, calls.map((call) => ({
    company_id: call.companyId, id: call.id, account_id: call.accountId, client_id: call.clientId, client_name: call.clientName, tool: call.tool,
    outcome: call.outcome, duration_ms: call.durationMilliseconds, called_at: call.calledAt,
  })));

/** Which calls of a company are read; null and undefined stand for all. */
export interface StoredCallFilter {
  readonly accountId?: string | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly tool?: string | null | undefined;
  readonly outcome?: AssistantCallOutcome | null | undefined;
}

/** A page of the calls of a company. */
export async function pageOfAssistantCalls(reader: Reader, companyId: number, { filter, keys }: { readonly filter: StoredCallFilter; readonly keys: Keyset }): Promise<StoredAssistantCall[]> {
  const wanted: readonly (readonly [sql: string, value: ColumnValue | undefined])[] = [['account_id = ?', filter.accountId], ['client_id = ?', filter.clientId], ['tool = ?', filter.tool], ['outcome = ?', filter.outcome]];
  const filters = wanted.flatMap(([sql, value]) => (value == null ? [] : [{ sql: ` AND ${sql}`, value }]));
  const rows = await reader.query<AssistantCallRow>(
    `SELECT ${ASSISTANT_CALL_ROW.names} FROM assistant_call WHERE company_id = ?${filters.map(({ sql }) => sql).join('')}${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...filters.map(({ value }) => value), ...keys.parameters]);
  return rows.map(({ id, tool, outcome, ...row }) => ({
    id, tool, outcome, companyId: row.company_id, accountId: row.account_id, clientId: row.client_id, clientName: row.client_name, durationMilliseconds: row.duration_ms, calledAt: row.called_at,
  }));
}

/** The ids of some calls of a company from before a time, by the smallest id of it. */
export async function oldAssistantCalls(reader: Reader, companyId: number, { before, most }: { readonly before: string; readonly most: number }): Promise<readonly string[]> {
  const rows = await reader.query<Pick<AssistantCallRow, 'id'>>(`SELECT id FROM assistant_call WHERE company_id = ? AND id < ? ORDER BY id ${atMost(most)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** Remove calls of a company. */
export const deleteAssistantCalls = (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM assistant_call WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);

/** A call in one of the companies of an account. */
export interface CallOfAccount {
  readonly id: string;
  readonly companyName: string;
  readonly clientName: string;
  readonly tool: string;
  readonly outcome: AssistantCallOutcome;
  readonly durationMilliseconds: number;
  readonly calledAt: Instant;
}

const OF_ACCOUNT = selectionOf(ASSISTANT_CALL.columns, 'id', 'client_name', 'tool', 'outcome', 'duration_ms', 'called_at');

type OfAccountRow = SelectedRow<typeof OF_ACCOUNT> & { readonly company_name: string };

/** The calls of an account across its companies, newest first. */
export async function callsOfAccount(reader: Reader, accountId: string, most: number): Promise<CallOfAccount[]> {
  const rows = await reader.query<OfAccountRow>(
    `SELECT ${OF_ACCOUNT.of('k')}, c.name AS company_name FROM assistant_call k JOIN company c ON c.id = k.company_id WHERE k.account_id = ? ORDER BY k.id DESC ${atMost(most)}`, [accountId]);
  return rows.map(({ id, tool, outcome, ...row }) =>
    ({ id, tool, outcome, companyName: row.company_name, clientName: row.client_name, durationMilliseconds: row.duration_ms, calledAt: row.called_at }));
}
