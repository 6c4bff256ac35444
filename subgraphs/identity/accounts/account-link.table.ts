import { code, instantColumn, nullable, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LinkKind } from './account-link.js';

/** Links mailed to people, of which each is followed once: at most one of a kind for an account. Its token is stored as a hash. */
export const ACCOUNT_LINK = {
  name: 'account_link',
  columns: {
    account_id: uuid, kind: code<LinkKind>(10), token_hash: code(64), email: nullable(code(190)), // the new address, of a change of it
    created_at: instantColumn, expires_at: instantColumn,
  },
  primaryKey: ['account_id', 'kind'],
  unique: { account_link_token: ['token_hash'] },
  indexes: { account_link_expiry: ['expires_at'] },
} satisfies TableDefinition;

/** The columns of {@link ACCOUNT_LINK}. */
export const ACCOUNT_LINK_ROW = selection(ACCOUNT_LINK.columns, 'token_hash', 'created_at');

/** A row of {@link ACCOUNT_LINK_ROW}. */
export type AccountLinkRow = SelectedRow<typeof ACCOUNT_LINK_ROW>;
