import { code, instantColumn, int, nullable, selection, selectionOf, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import { searchTokens } from '#subgraph-kit/search/search-token.table.js';

const LONGEST_KEY = 254; // an e-mail address

/** The contacts of a company. */
export const CONTACT = {
  name: 'contact',
  columns: {
    company_id: int, id: uuid, name: text, organisation: nullable(text), role: nullable(text),
    emails: text, phones: text, tags: text, other_names: text, merged_ids: text, // JSON: lists of texts
    version: int, created_at: instantColumn, updated_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  indexes: { contact_updated: ['company_id', 'updated_at', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link CONTACT}. */
export const CONTACT_ROW = selection(CONTACT.columns, 'company_id');

/** A row of {@link CONTACT_ROW}. */
export type ContactRow = SelectedRow<typeof CONTACT_ROW>;

/**
 * What contacts look alike by: e-mail addresses, telephone numbers, and names with organisations. The contacts of one value are a chain by their ids, each with the one before it:
 * a value that thousands share makes as many proposals, not one of each two, and a contact that comes or goes changes the row of the next alone.
 */
export const CONTACT_KEY = {
  name: 'contact_key',
  columns: {
    company_id: int, kind: int, value: code(LONGEST_KEY), contact_id: uuid, previous: nullable(uuid),
    place: nullable(code(38)), // kind and contact, where there is one before it: proposals are listed by it
  },
  primaryKey: ['company_id', 'kind', 'value', 'contact_id'],
  indexes: { contact_key_contact: ['company_id', 'contact_id', 'kind', 'value'], contact_key_place: ['company_id', 'place', 'value'] },
} satisfies TableDefinition;

/** The contacts that were merged into others, as they were then: JSON in `contact`. */
export const CONTACT_REDIRECT = {
  name: 'contact_redirect',
  columns: { company_id: int, id: uuid, contact_id: uuid, contact: text, merged_at: instantColumn, merged_by: code(200) },
  primaryKey: ['company_id', 'id'],
  indexes: { contact_redirect_contact: ['company_id', 'contact_id', 'id'] },
} satisfies TableDefinition;

/** What is read of {@link CONTACT_REDIRECT}. */
export const CONTACT_REDIRECT_ROW = selectionOf(CONTACT_REDIRECT.columns, 'id', 'contact_id', 'contact', 'merged_at', 'merged_by');

/** A row of {@link CONTACT_REDIRECT_ROW}. */
export type ContactRedirectRow = SelectedRow<typeof CONTACT_REDIRECT_ROW>;

/** What contacts are found by. */
export const CONTACT_TOKEN = searchTokens('contact_token');
