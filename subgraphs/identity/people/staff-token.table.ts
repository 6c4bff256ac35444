import { code, instantColumn, int, nullable, selection, since, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Tokens for `/graphql`, of people and of the company's own programs: a visible prefix and a hash. The hash index is global, because only the token is known. */
export const STAFF_TOKEN = {
  name: 'staff_token',
  columns: {
    company_id: int, id: uuid,
    person_id: uuid, // empty for a service token
    name: code(120), prefix: code(20), hash: code(64), created_at: instantColumn,
    expires_at: since(212, nullable(instantColumn)), // null for never, as with all tokens from before expiry was introduced
    last_used_at: since(213, nullable(instantColumn)), // to the minute
    permissions: since(332, nullable(code(1000))), // with spaces between them; null for all permissions of the person
  },
  primaryKey: ['company_id', 'id'],
  unique: { staff_token_hash: ['hash'] },
  indexes: { staff_token_person: { since: 214, columns: ['company_id', 'person_id', 'id'] } },
} satisfies TableDefinition;

/** The selected columns of {@link STAFF_TOKEN}. */
export const STAFF_TOKEN_ROW = selection(STAFF_TOKEN.columns, 'hash');

/** A row of {@link STAFF_TOKEN_ROW}. */
export type StaffTokenRow = SelectedRow<typeof STAFF_TOKEN_ROW>;
