import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { RETURN_LABEL_ROW, RETURN_LABEL_TABLE, type ReturnLabelRow, type ReturnLabelStatus } from './return-label.table.js';

/** The label of a return, without what is printed on it. */
export interface ReturnLabel {
  readonly returnId: string;
  readonly status: ReturnLabelStatus;
  /** How often making it failed. */
  readonly attempts: number;
  /** When it is made, or made again; null once it is made, or is not made any more. */
  readonly dueAt: Instant | null;
  readonly carrierCode: string | null;
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly failureReason: string | null;
}

/** The labels of returns, by return; one that travels without a label has none. */
export async function findReturnLabels(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, ReturnLabel>> {
  if (returnIds.length === 0) return new Map();
  const rows = await reader.query<ReturnLabelRow>(`SELECT ${RETURN_LABEL_ROW.names} FROM return_label WHERE company_id = ? AND return_id IN (${places(returnIds.length)})`, [companyId, ...returnIds]);
  return new Map(rows.map((row) => [row.return_id, toLabel(row)]));
}

/** What is printed on the label of a return, a PDF; undefined where it is not made. */
export async function findPrintedReturnLabel(reader: Reader, companyId: number, returnId: string): Promise<Buffer | undefined> {
  const [row] = await reader.query<{ content: Buffer | null }>("SELECT content FROM return_label WHERE company_id = ? AND return_id = ? AND status = 'READY'", [companyId, returnId]);
  return row?.content ?? undefined;
}

/** Ask for the label of a new return. */
export const insertReturnLabel = (transaction: Transaction, companyId: number, { returnId, dueAt }: { returnId: string; dueAt: Instant }): Promise<void> =>
  transaction.insert(RETURN_LABEL_TABLE, [{ company_id: companyId, return_id: returnId, status: 'PENDING', due_at: dueAt }]);

const toLabel = (row: ReturnLabelRow): ReturnLabel => ({
  returnId: row.return_id, status: row.status, attempts: row.attempts, dueAt: row.due_at, carrierCode: row.carrier_code, carrierName: row.carrier_name,
  trackingNumber: row.tracking_number, trackingUrl: row.tracking_url, failureReason: row.failure_reason,
});
