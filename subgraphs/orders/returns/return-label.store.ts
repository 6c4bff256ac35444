import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { ReturnLabel } from './return-label.js';
import { RETURN_LABEL_ROW, RETURN_LABEL_TABLE, type ReturnLabelRow } from './return-label.table.js';

/** The labels of returns, by return; one that travels without a label has none. */
export async function findReturnLabels(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, ReturnLabel>> {
  if (returnIds.length === 0) return new Map();
  const rows = await reader.query<ReturnLabelRow>(`SELECT ${RETURN_LABEL_ROW.names} FROM return_label WHERE company_id = ? AND return_id IN (${places(returnIds.length)})`, [companyId, ...returnIds]);
  return new Map(rows.map((row) => [row.return_id, toLabel(row)]));
}

/** What is printed on the labels of returns that are made, PDFs, by return. */
export async function findPrintedReturnLabels(reader: Reader, companyId: number, returnIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await reader.query<{ return_id: string; content: Buffer | null }>(
    `SELECT return_id, content FROM return_label WHERE company_id = ? AND return_id IN (${places(returnIds.length)}) AND status = 'READY'`, [companyId, ...returnIds]);
  return new Map(rows.flatMap(({ return_id: id, content }) => (content === null ? [] : [[id, content] as const])));
}

/** What is printed on the label of a return, a PDF; undefined where it is not made. */
export const findPrintedReturnLabel = async (reader: Reader, companyId: number, returnId: string): Promise<Buffer | undefined> => (await findPrintedReturnLabels(reader, companyId, [returnId])).get(returnId);

/** Ask for the label of a new return. */
export const insertReturnLabel = (transaction: Transaction, companyId: number, { returnId, dueAt }: { returnId: string; dueAt: Instant }): Promise<void> =>
  transaction.insert(RETURN_LABEL_TABLE, [{ company_id: companyId, return_id: returnId, status: 'PENDING', due_at: dueAt }]);

const toLabel = (row: ReturnLabelRow): ReturnLabel => ({
  returnId: row.return_id, status: row.status, attempts: row.attempts, dueAt: row.due_at, isBeingMade: row.claim_token !== null, carrierCode: row.carrier_code, carrierName: row.carrier_name,
  trackingNumber: row.tracking_number, trackingUrl: row.tracking_url, failureReason: row.failure_reason,
});
