import { code, instantColumn, int, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { RecipientKind } from './sent-email.js';

/** The log of e-mails that companies sent, without their texts, kept as long as the queue keeps its mails. Ids begin with the time. */
export const SENT_EMAIL = {
  name: 'sent_email',
  columns: { company_id: int, id: uuid, sender: code(254), sender_name: code(100), reply_to: nullable(code(254)), subject: code(200), sent_by: code(200), created_at: instantColumn },
  primaryKey: ['company_id', 'id'],
} satisfies TableDefinition;

/** The columns of {@link SENT_EMAIL}. */
export const SENT_EMAIL_ROW = selection(SENT_EMAIL.columns, 'company_id');

/** A row of {@link SENT_EMAIL_ROW}. */
export type SentEmailRow = SelectedRow<typeof SENT_EMAIL_ROW>;

/** The recipients of e-mails in their order, each with the mail in the queue that goes to it. */
export const EMAIL_RECIPIENT = {
  name: 'email_recipient',
  columns: { company_id: int, email_id: uuid, position: int, kind: code<RecipientKind>(2), email: code(254), mail_id: uuid },
  primaryKey: ['company_id', 'email_id', 'position'],
} satisfies TableDefinition;

/** The columns of {@link EMAIL_RECIPIENT} that are shown. */
export const EMAIL_RECIPIENT_ROW = selection(EMAIL_RECIPIENT.columns, 'company_id', 'position', 'mail_id');

/** A row of {@link EMAIL_RECIPIENT_ROW}. */
export type EmailRecipientRow = SelectedRow<typeof EMAIL_RECIPIENT_ROW>;
