import { code, instantColumn, int, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { AssistantCallOutcome } from './assistant-call.js';

/** Calls of tools by AI clients, without arguments and results (document 3, Privacy). Ids begin with the time of the call. The index by account is global: a person sees the calls of their clients in all their companies. */
export const ASSISTANT_CALL = {
  name: 'assistant_call',
  columns: {
    company_id: int, id: uuid, account_id: uuid, client_id: uuid, client_name: code(120), tool: code(60), outcome: code<AssistantCallOutcome>(10), duration_ms: int, called_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { assistant_call_account: ['account_id', 'id'] },
} satisfies TableDefinition;

/** The columns of {@link ASSISTANT_CALL}. */
export const ASSISTANT_CALL_ROW = selection(ASSISTANT_CALL.columns);

/** A row of {@link ASSISTANT_CALL_ROW}. */
export type AssistantCallRow = SelectedRow<typeof ASSISTANT_CALL_ROW>;
