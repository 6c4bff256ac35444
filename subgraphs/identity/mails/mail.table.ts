import type { MailTemplate } from '#contract/mail-data.js';
import type { Language } from '#contract/languages.js';
import { code, instantColumn, int, nullable, selection, text, uuid, type Filled, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { MailState } from './mail.js';

/** Mail on its way. To whom and what of its own it says is sealed, and gone once it was sent or given up. */
export const MAIL = {
  name: 'mail',
  columns: {
    company_id: int, id: uuid, template: code<MailTemplate>(40), language: code<Language>(2), sealed: nullable(text),
    state: code<MailState>(10), attempts: int, due_at: nullable(instantColumn), // while it is being sent, when its sender is taken for lost
    claim_token: nullable(uuid), failure: nullable(code(60)), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { mail_due: ['due_at'], mail_state: ['state'] },
} satisfies TableDefinition;

/** What is read of {@link MAIL} by its sender. */
export const MAIL_ROW = selection(MAIL.columns, 'state', 'due_at', 'failure', 'finished_at');

/** A row of {@link MAIL_ROW} that is claimed. */
export type MailRow = Filled<SelectedRow<typeof MAIL_ROW>, 'claim_token'>;
