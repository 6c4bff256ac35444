import type { Day } from '#kernel/day.js';
import { COUNTER, lastNumber } from '#subgraph-kit/counter.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { MailState } from '../mails/mail.js';
import { STATUS_OF, type EmailRecipient, type RecipientKind, type SentEmail } from './sent-email.js';
import { EMAIL_RECIPIENT, EMAIL_RECIPIENT_ROW, SENT_EMAIL, SENT_EMAIL_ROW, type EmailRecipientRow, type SentEmailRow } from './sent-email.table.js';

/** A recipient with the mail in the queue that goes to it. */
export interface QueuedRecipient {
  readonly kind: RecipientKind;
  readonly email: string;
  readonly mailId: string;
}

/** Keep an e-mail in the log. */
export async function insertSentEmail(transaction: Transaction, companyId: number, { id, from, fromName, replyTo, subject, sentBy, createdAt, recipients }: Omit<SentEmail, 'recipients'> & { readonly recipients: readonly QueuedRecipient[] }): Promise<void> {
  await transaction.insert(SENT_EMAIL, [{ company_id: companyId, id, sender: from, sender_name: fromName, reply_to: replyTo, subject, sent_by: sentBy, created_at: createdAt }]);
  await transaction.insert(EMAIL_RECIPIENT, recipients.map(({ kind, email, mailId }, position) => ({ company_id: companyId, email_id: id, position, kind, email, mail_id: mailId })));
}

/** A page of the e-mails of a company. */
export async function pageOfSentEmails(reader: Reader, companyId: number, keys: Keyset): Promise<SentEmail[]> {
  const rows = await reader.query<SentEmailRow>(`SELECT ${SENT_EMAIL_ROW.names} FROM sent_email WHERE company_id = ?${keys.where} ORDER BY ${keys.orderBy} ${atMost(keys.limit)}`, [companyId, ...keys.parameters]);
  return withRecipients(reader, companyId, rows);
}

/** An e-mail of a company. */
export async function sentEmailById(reader: Reader, companyId: number, id: string): Promise<SentEmail | undefined> {
  const rows = await reader.query<SentEmailRow>(`SELECT ${SENT_EMAIL_ROW.names} FROM sent_email WHERE company_id = ? AND id = ?`, [companyId, id]);
  return (await withRecipients(reader, companyId, rows))[0];
}

type RecipientRow = EmailRecipientRow & { readonly state: MailState | null; readonly failure: string | null };

async function withRecipients(reader: Reader, companyId: number, emails: readonly SentEmailRow[]): Promise<SentEmail[]> {
  if (emails.length === 0) return [];
  const rows = await reader.query<RecipientRow>(
    `SELECT ${EMAIL_RECIPIENT_ROW.of('r')}, m.state, m.failure FROM email_recipient r LEFT JOIN mail m ON m.company_id = r.company_id AND m.id = r.mail_id WHERE r.company_id = ? AND r.email_id IN (${places(emails.length)}) ORDER BY r.email_id, r.position`,
    [companyId, ...emails.map(({ id }) => id)]);
  const recipients = grouped(rows, ({ email_id: id }) => id);
  return emails.map(({ id, sender: from, sender_name: fromName, reply_to: replyTo, subject, sent_by: sentBy, created_at: createdAt }) =>
    ({ id, from, fromName, replyTo, subject, sentBy, createdAt, recipients: (recipients.get(id) ?? []).map(toRecipient) }));
}

/** A mail leaves the queue after its e-mail has left the log. */
const toRecipient = ({ kind, email, state, failure }: RecipientRow): EmailRecipient => ({ kind, email, status: STATUS_OF[state ?? 'SENT'], failure });

const seriesOf = (day: Day): string => `emails ${day}`;

/** The codes that are mailed to new addresses are counted apart. */
const codesOf = (day: Day): string => `${seriesOf(day)} codes`;

/** Count recipients of a day of a company; answers how many it has with them. Whoever counts at the same time waits until this transaction ends. */
export const countRecipients = (transaction: Transaction, companyId: number, { day, count }: { readonly day: Day; readonly count: number }): Promise<number> => counted(transaction, companyId, { series: seriesOf(day), count });

/** Count a code that is mailed on a day of a company; answers how many were with it. */
export const countCode = (transaction: Transaction, companyId: number, day: Day): Promise<number> => counted(transaction, companyId, { series: codesOf(day), count: 1 });

async function counted(transaction: Transaction, companyId: number, { series, count }: { readonly series: string; readonly count: number }): Promise<number> {
  await transaction.accumulate(COUNTER, ['last_value'], [{ company_id: companyId, series, last_value: count }]);
  return lastCount(transaction, companyId, series);
}

const lastCount = async (reader: Reader, companyId: number, series: string): Promise<number> => await lastNumber(reader, { companyId, series }) ?? 0;

/** How many recipients a company has written to within a day. */
export const recipientsOfDay = (reader: Reader, companyId: number, day: Day): Promise<number> => lastCount(reader, companyId, seriesOf(day));

/** Ids of the oldest e-mails of a company before an id. */
export async function oldEmails(reader: Reader, companyId: number, { before, most }: { readonly before: string; readonly most: number }): Promise<string[]> {
  const rows = await reader.query<Pick<SentEmailRow, 'id'>>(`SELECT id FROM sent_email WHERE company_id = ? AND id < ? ORDER BY id ${atMost(most)}`, [companyId, before]);
  return rows.map(({ id }) => id);
}

/** Remove e-mails of a company with their recipients; returns how many e-mails. */
export async function deleteEmails(transaction: Transaction, companyId: number, ids: readonly string[]): Promise<number> {
  await transaction.execute(`DELETE FROM email_recipient WHERE company_id = ? AND email_id IN (${places(ids.length)})`, [companyId, ...ids]);
  return transaction.execute(`DELETE FROM sent_email WHERE company_id = ? AND id IN (${places(ids.length)})`, [companyId, ...ids]);
}

/** Remove what was counted of a company before a day: two rows a day. */
export const deleteCounts = (transaction: Transaction, companyId: number, day: Day): Promise<number> =>
  transaction.execute('DELETE FROM counter WHERE company_id = ? AND series >= ? AND series < ?', [companyId, seriesOf(''), seriesOf(day)]);
