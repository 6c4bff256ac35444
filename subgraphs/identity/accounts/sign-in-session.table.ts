import { code, instantColumn, selection, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** Browsers that are signed in: a session belongs to an account, not to a company. Its token is stored as a hash. */
export const SIGN_IN_SESSION = {
  name: 'sign_in_session',
  columns: {
    account_id: uuid, id: uuid, token_hash: code(64), auth_time: instantColumn, created_at: instantColumn, last_seen_at: instantColumn, // to the minute
    expires_at: instantColumn, address: code(45), user_agent: code(200),
  },
  primaryKey: ['account_id', 'id'],
  unique: { sign_in_session_token: ['token_hash'] },
  indexes: { sign_in_session_expiry: ['expires_at'] },
} satisfies TableDefinition;

/** The columns of {@link SIGN_IN_SESSION}. */
export const SIGN_IN_SESSION_ROW = selection(SIGN_IN_SESSION.columns);

/** A row of {@link SIGN_IN_SESSION_ROW}. */
export type SignInSessionRow = SelectedRow<typeof SIGN_IN_SESSION_ROW>;
