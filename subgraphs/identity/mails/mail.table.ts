import type { Instant } from '#kernel/clock.js';
import type { MailTemplate } from '#contract/mail-data.js';
import type { Language } from '#contract/languages.js';
import { code, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** Mail on its way. To whom and what of its own it says is sealed, and gone once it was sent or given up. */
export const MAIL: TableDefinition = {
  name: 'mail',
  columns: {
    company_id: int, id: uuid, template: code(40), language: code(2), sealed: nullable(text),
    state: code(10), attempts: int, due_at: nullable(instantColumn), // while it is being sent, when its sender is taken for lost
    claim_token: nullable(uuid), failure: nullable(code(60)), created_at: instantColumn, finished_at: nullable(instantColumn),
  },
  primaryKey: ['company_id', 'id'],
  indexes: { mail_due: ['due_at'], mail_state: ['state'] },
};

/** A row of {@link MAIL} as its sender gets it. */
export interface MailRow {
  readonly company_id: number;
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  readonly sealed: string | null;
  readonly attempts: number;
  readonly claim_token: string;
  readonly created_at: Instant;
}
