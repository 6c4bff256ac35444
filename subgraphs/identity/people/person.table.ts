import type { CompanyRole } from '#contract/permissions.js';
import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';

/** People of the companies. The e-mail index is global: at sign-in only the address is known. */
export const PERSON = {
  name: 'person',
  columns: {
    company_id: int, id: uuid, email: code(190), name: code(120),
    role: code<CompanyRole | 'STAFF'>(10), // STAFF: a member from before module roles were introduced
    password_hash: nullable(code(200)),
    module_roles: since(210, nullable(text)), // of a member, as JSON; null for owners and admins, and for members from before module roles were introduced
    is_internal: since(211, flag), // whether the person works for the operator of the platform
    deactivated_at: since(330, nullable(instantColumn)), // null for an active person
    password_expires_at: since(331, nullable(instantColumn)), // of a one-time password; null for one that was chosen
    created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { person_email: ['email'] },
} satisfies TableDefinition;

/** The columns of {@link PERSON} without the password. */
export const PERSON_ROW = selection(PERSON.columns, 'password_hash');

/** A row of {@link PERSON_ROW}. */
export type PersonRow = SelectedRow<typeof PERSON_ROW>;
