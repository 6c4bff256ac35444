import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';

/** A label that is due. */
export interface DueLabel {
  readonly companyId: number;
  readonly returnId: string;
}

/** The labels of all companies that are due, those that wait longest first. */
export const findDueLabels = (reader: Reader, { now, most }: { readonly now: Instant; readonly most: number }): Promise<DueLabel[]> =>
  reader.query(`SELECT company_id AS companyId, return_id AS returnId FROM return_label WHERE due_at <= ? ORDER BY due_at, company_id, return_id ${atMost(most)}`, [now]);

/** The same of one company. */
export const findDueLabelsOf = (reader: Reader, companyId: number, { now, most }: { readonly now: Instant; readonly most: number }): Promise<DueLabel[]> =>
  reader.query(`SELECT company_id AS companyId, return_id AS returnId FROM return_label WHERE company_id = ? AND due_at <= ? ORDER BY due_at, return_id ${atMost(most)}`, [companyId, now]);

interface Lease {
  readonly returnIds: readonly string[];
  readonly token: string;
  readonly now: Instant;
  readonly end: Instant;
}

/** Claim those of a company's labels that are still due until a lease ends; answers whose they are. */
export async function claimLabels(transaction: Transaction, companyId: number, { returnIds, token, now, end }: Lease): Promise<string[]> {
  const list = places(returnIds.length);
  const claimed = await transaction.execute(`UPDATE return_label SET claim_token = ?, due_at = ? WHERE company_id = ? AND return_id IN (${list}) AND due_at <= ?`, [token, end, companyId, ...returnIds, now]);
  if (claimed === 0) return [];
  const rows = await transaction.query<{ return_id: string }>(`SELECT return_id FROM return_label WHERE company_id = ? AND return_id IN (${list}) AND claim_token = ? ORDER BY return_id`, [companyId, ...returnIds, token]);
  return rows.map(({ return_id: id }) => id);
}

/** A claim on the label of a return. */
export interface LabelClaim {
  readonly returnId: string;
  readonly token: string;
}

/** The label of a return as it was made, under a claim. */
export interface StoredLabel extends LabelClaim {
  readonly carrierCode: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string | null;
  readonly content: Buffer;
  readonly madeAt: Instant;
}

/** Keep a label that was made, and end the claim on it; answers whether the claim still held. */
export async function storeLabel(transaction: Transaction, companyId: number, { returnId, token, ...label }: StoredLabel): Promise<boolean> {
  return await transaction.execute(
    `UPDATE return_label SET status = 'READY', carrier_code = ?, carrier_name = ?, tracking_number = ?, tracking_url = ?, content = ?, made_at = ?, failure_reason = NULL, due_at = NULL, claim_token = NULL
     WHERE company_id = ? AND return_id = ? AND claim_token = ?`,
    [label.carrierCode, label.carrierName, label.trackingNumber, label.trackingUrl, label.content, label.madeAt, companyId, returnId, token]) > 0;
}

/** That making a label failed, how often, and when it is tried again. */
export interface StoredFailure extends LabelClaim {
  readonly attempts: number;
  readonly reason: string;
  readonly dueAt: Instant | null;
}

/** Write down that making a label failed, and end the claim on it; answers whether the claim still held. */
export async function storeFailure(transaction: Transaction, companyId: number, { returnId, token, attempts, reason, dueAt }: StoredFailure): Promise<boolean> {
  return await transaction.execute("UPDATE return_label SET status = 'FAILED', attempts = ?, failure_reason = ?, due_at = ?, claim_token = NULL WHERE company_id = ? AND return_id = ? AND claim_token = ?",
    [attempts, reason, dueAt, companyId, returnId, token]) > 0;
}

/** Give up the label of a return that needs none any more; answers whether the claim still held. */
export async function dropLabel(transaction: Transaction, companyId: number, { returnId, token }: LabelClaim): Promise<boolean> {
  return await transaction.execute('UPDATE return_label SET due_at = NULL, claim_token = NULL WHERE company_id = ? AND return_id = ? AND claim_token = ?', [companyId, returnId, token]) > 0;
}

/** Make a label that is not made due now, with all its attempts before it. One that a process makes at the moment is left to it. */
export const resetLabel = (transaction: Transaction, companyId: number, { returnId, now }: { readonly returnId: string; readonly now: Instant }): Promise<number> =>
  transaction.execute(
    "UPDATE return_label SET status = 'PENDING', attempts = 0, failure_reason = NULL, due_at = CASE WHEN claim_token IS NULL THEN ? ELSE due_at END WHERE company_id = ? AND return_id = ? AND status <> 'READY'", [now, companyId, returnId]);
