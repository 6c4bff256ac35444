import { blob, code, instantColumn, int, nullable, selection, since, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ReturnLabelStatus } from './return-label.js';

/** The labels that shoppers send returns with; a failed one is made again when it is due. */
export const RETURN_LABEL_TABLE = {
  name: 'return_label',
  columns: {
    company_id: int, return_id: uuid, status: code<ReturnLabelStatus>(10), attempts: withDefault(int, 0), due_at: nullable(instantColumn), // null once it is made, or is not made any more
    carrier_code: nullable(code(60)), carrier_name: nullable(code(200)), tracking_number: nullable(code(120)), tracking_url: nullable(code(1200)),
    content: nullable(blob), failure_reason: nullable(code(500)), made_at: nullable(instantColumn),
    claim_token: since(670, nullable(uuid)), // of the process that makes it, whose lease ends at due_at
  },
  primaryKey: ['company_id', 'return_id'],
  indexes: { return_label_due: ['due_at', 'company_id', 'return_id'], return_label_tracking: ['company_id', 'tracking_number'] },
} satisfies TableDefinition;

/** What is read of {@link RETURN_LABEL_TABLE} without its content. */
export const RETURN_LABEL_ROW = selection(RETURN_LABEL_TABLE.columns, 'company_id', 'content');

/** A row of {@link RETURN_LABEL_ROW}. */
export type ReturnLabelRow = SelectedRow<typeof RETURN_LABEL_ROW>;
