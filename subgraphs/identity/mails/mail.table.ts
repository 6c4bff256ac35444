import type { MailTemplate } from '#contract/mail-data.js';
import type { Language } from '#contract/languages.js';
import { code, instantColumn, int, nullable, selection, text, uuid, type Filled, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { MailState } from './mail.js';

/** Queued mail. Recipient and personal content are sealed, and erased once the mail was sent or given up. */
export const MAIL = {
  name: 'mail',
  columns: {
    company_id: int, id: uuid, template: code<MailTemplate>(40), language: code<Language>(2), sealed: nullable(text),
    state: code<MailState>(10), attempts: int, due_at: nullable(instantColumn), // while it is being sent, when its claim expires
    claim_token: nullable(uuid), failure: nullable(code(60)), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { mail_due: ['due_at'], mail_state: ['state'] },
} satisfies TableDefinition;

/** The columns of {@link MAIL} that its sender reads. */
export const MAIL_ROW = selection(MAIL.columns, 'state', 'due_at', 'failure', 'finished_at');

/** A row of {@link MAIL_ROW} that is claimed. */
export type MailRow = Filled<SelectedRow<typeof MAIL_ROW>, 'claim_token'>;
