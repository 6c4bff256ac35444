import { shift, type Instant } from '#kernel/clock.js';
import { selectionOf, type SelectedRow } from '#subgraph-kit/columns.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, ONE_IF_CLAIMED, places } from '#subgraph-kit/statement.js';
import type { Attempted, HeldMail } from './mail.js';
import { MAIL, MAIL_ROW, type MailRow } from './mail.table.js';

/** Longer than any attempt takes: the sender of an older claim has stopped. */
const LEASE_MILLISECONDS = 300_000;

/** A mail to be queued. */
export type NewMail = Omit<HeldMail, 'attempts' | 'token'>;

/** Queue a mail that is due at once. */
export const insertMail = (transaction: Transaction, { companyId, id, template, language, sealed, createdAt }: NewMail): Promise<void> =>
  transaction.insert(MAIL, [{ company_id: companyId, id, template, language, sealed, created_at: createdAt, state: 'QUEUED', attempts: 0, due_at: createdAt }]);

/** Keep a mail that cannot be sent as one that was given up, without its content. */
export const insertUnsendableMail = (transaction: Transaction, { companyId, id, template, language, createdAt, failure }: Omit<NewMail, 'sealed'> & { readonly failure: string }): Promise<void> =>
  transaction.insert(MAIL, [{ company_id: companyId, id, template, language, sealed: null, created_at: createdAt, state: 'GIVEN_UP', attempts: 0, due_at: null, failure, finished_at: createdAt }]);

/** The key of a mail. */
export type MailKey = Pick<HeldMail, 'companyId' | 'id'>;

/** Due mails, oldest first. */
export async function dueMails(reader: Reader, now: Instant, most: number): Promise<MailKey[]> {
  const rows = await reader.query<Pick<MailRow, 'company_id' | 'id'>>(`SELECT company_id, id FROM mail WHERE due_at <= ? ORDER BY due_at, id ${atMost(most)}`, [now]);
  return rows.map(({ company_id: companyId, id }) => ({ companyId, id }));
}

/**
 * Claim those mails that are still due, and return them: another sender may have been first. A claim that expired without a result counts as an
 * attempt, since its sender may have sent the mail.
 */
export async function claimMails(transaction: Transaction, keys: readonly MailKey[], { token, now }: { readonly token: string; readonly now: Instant }): Promise<HeldMail[]> {
  const companies = [...new Set(keys.map(({ companyId }) => companyId))];
  const among = `company_id IN (${places(companies.length)}) AND id IN (${places(keys.length)})`;
  const ids = [...companies, ...keys.map(({ id }) => id)];
  const claimed = await transaction.execute(
    `UPDATE mail SET attempts = attempts + ${ONE_IF_CLAIMED}, claim_token = ?, due_at = ? WHERE ${among} AND due_at <= ?`, [token, shift(now, LEASE_MILLISECONDS), ...ids, now]);
  if (claimed === 0) return [];
  const rows = await transaction.query<MailRow>(`SELECT ${MAIL_ROW.names} FROM mail WHERE ${among} AND claim_token = ? ORDER BY created_at, id`, [...ids, token]);
  return rows.map(({ company_id: companyId, claim_token: own, created_at: createdAt, ...mail }) => ({ ...mail, companyId, token: own, createdAt }));
}

/** The number of earlier attempts at a claimed mail; undefined when the claim has expired. */
export async function triedBefore(reader: Reader, { companyId, id }: MailKey, token: string): Promise<number | undefined> {
  const [row] = await reader.query<Pick<MailRow, 'attempts'>>('SELECT attempts FROM mail WHERE company_id = ? AND id = ? AND claim_token = ?', [companyId, id, token]);
  return row?.attempts;
}

/** Store a claimed mail after its attempt and end its claim; personal data is erased once it is not retried. */
export async function endAttempt(transaction: Transaction, { companyId, id }: MailKey, ended: Attempted & { readonly token: string; readonly failure: string | null; readonly at: Instant }): Promise<void> {
  const { state, attempts, dueAt, token, failure, at } = ended;
  const isFinal = dueAt === null;
  await transaction.execute(
    `UPDATE mail SET state = ?, attempts = ?, due_at = ?, failure = ?, claim_token = NULL${isFinal ? ', sealed = NULL' : ''}, finished_at = ? WHERE company_id = ? AND id = ? AND claim_token = ?`,
    [state, attempts, dueAt, failure, isFinal ? at : null, companyId, id, token]);
}

/** Ids of the oldest finished mails of a company before an id. */
export async function oldMails(reader: Reader, companyId: number, { before, most }: { readonly before: string; readonly most: number }): Promise<string[]> {
  const rows = await reader.query<Pick<MailRow, 'id'>>(`SELECT id FROM mail WHERE company_id = ? AND id < ? AND finished_at IS NOT NULL ORDER BY id ${atMost(most)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** Remove mails of a company. */
export const deleteMails = (transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> =>
  transaction.execute(`DELETE FROM mail WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);

/** The columns of {@link MAIL} that show how it failed. */
const FAILED_MAIL_ROW = selectionOf(MAIL.columns, 'id', 'template', 'state', 'attempts', 'due_at', 'failure', 'created_at');

/** A row of the columns that show how a mail failed. */
type FailedMailRow = SelectedRow<typeof FAILED_MAIL_ROW>;

/** Mails of a company that were given up or failed at least once, newest first. */
export const findFailedMails = (reader: Reader, companyId: number, limit: number): Promise<FailedMailRow[]> =>
  reader.query<FailedMailRow>(
    `SELECT ${FAILED_MAIL_ROW.names} FROM mail WHERE company_id = ? AND (state = 'GIVEN_UP' OR (state = 'QUEUED' AND attempts > 0)) ORDER BY id DESC ${atMost(limit)}`, [companyId]);

/** Since when the longest waiting mail is due, of all companies. */
export async function oldestDueMail(reader: Reader, now: Instant): Promise<Instant | null> {
  const [row] = await reader.query<{ oldest: Instant | null }>(`SELECT due_at AS oldest FROM mail WHERE due_at <= ? ORDER BY due_at ${atMost(1)}`, [now]);
  return row?.oldest ?? null;
}

/** The number of waiting mails, and of those given up in the last thirty days. */
export async function countMails(reader: Reader): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const count = async (state: string): Promise<number> => (await reader.query<{ count: number }>('SELECT COUNT(*) AS count FROM mail WHERE state = ?', [state]))[0]?.count ?? 0;
  return { waiting: await count('QUEUED'), givenUp: await count('GIVEN_UP') };
}
