import type { CompanyRole } from '#contract/permissions.js';
import type { Language } from '#contract/languages.js';
import { code, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** People who are invited to a company and have not accepted yet. The token of the mailed link is stored as a hash; its index is global, because only the token is known. */
export const INVITATION = {
  name: 'invitation',
  columns: {
    company_id: int, id: uuid, email: code(190), name: code(120), role: code<CompanyRole>(10), module_roles: nullable(text), language: code<Language>(2),
    invited_by: code(200), token_hash: code(64), created_at: instantColumn, expires_at: instantColumn,
    inviter_id: since(550, nullable(uuid)), // null for the operator, and for invitations from before it was kept
  },
  primaryKey: ['company_id', 'id'],
  unique: { invitation_email: ['company_id', 'email'], invitation_token: ['token_hash'] },
  indexes: { invitation_expiry: ['expires_at'] },
} satisfies TableDefinition;

/** The columns of {@link INVITATION} without the token. */
export const INVITATION_ROW = selection(INVITATION.columns, 'token_hash');

/** A row of {@link INVITATION_ROW}. */
export type InvitationRow = SelectedRow<typeof INVITATION_ROW>;
