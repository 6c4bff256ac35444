import type { Language } from '#contract/languages.js';
import { code, instantColumn, int, nullable, selection, selectionOf, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** One account a person, whatever the number of their companies: what they sign in with. Its keys do not begin with a company, because it belongs to none. */
export const ACCOUNT = {
  name: 'account',
  columns: {
    id: uuid, email: code(190), name: code(120), locale: nullable(code<Language>(2)), picture_url: nullable(code(500)),
    password_hash: nullable(code(200)), password_expires_at: nullable(instantColumn), // of a one-time password; null for one that was chosen
    email_verified_at: nullable(instantColumn), // when a link that was mailed to the address was followed; null again once somebody else set the password
    active_company_id: nullable(int), // a preference
    created_at: instantColumn, updated_at: instantColumn,
  },
  primaryKey: ['id'],
  unique: { account_email: ['email'] },
} satisfies TableDefinition;

/** The columns of {@link ACCOUNT} without the password. */
export const ACCOUNT_ROW = selection(ACCOUNT.columns, 'password_hash', 'created_at', 'updated_at');

/** A row of {@link ACCOUNT_ROW}. */
export type AccountRow = SelectedRow<typeof ACCOUNT_ROW>;

/** What a company sees of an account. */
export const ACCOUNT_OF_PERSON = selectionOf(ACCOUNT.columns, 'email', 'name', 'password_expires_at');
