import type { Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { AssistantCall, AssistantCallOutcome } from './assistant-call.js';
import { ASSISTANT_CALL } from './assistant-call.table.js';

/** Store calls, each with its id. */
export const insertAssistantCalls = (transaction: Transaction, calls: readonly (AssistantCall & { readonly id: string })[]): Promise<void> =>
  transaction.insert(ASSISTANT_CALL, calls.map((call) => ({
    company_id: call.companyId, id: call.id, account_id: call.accountId, client_id: call.clientId, client_name: call.clientName, tool: call.tool,
    outcome: call.outcome, duration_ms: call.durationMilliseconds, called_at: call.calledAt,
  })));

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
