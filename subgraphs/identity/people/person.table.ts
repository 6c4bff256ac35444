import type { CompanyRole } from '#contract/permissions.js';
import { code, flag, instantColumn, int, nullable, selection, since, text, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { ACCOUNT_OF_PERSON } from '../accounts/account.table.js';

/** People of the companies: an account in a company, which decides what it may do there. The index by account is global: it finds the companies of an account. */
export const PERSON = {
  name: 'person',
  columns: {
    company_id: int, id: uuid,
    account_id: since(402, withDefault(uuid, '')),
    role: code<CompanyRole | 'STAFF'>(10), // STAFF: a member from before module roles were introduced
    module_roles: since(210, nullable(text)), // of a member, as JSON; null for owners and admins, and for members from before module roles were introduced
    is_internal: since(211, flag), // whether the person works for the operator of the platform
    deactivated_at: since(330, nullable(instantColumn)), // null for an active person
    disabled_sections: since(402, nullable(text)), // as JSON; null for none
    created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { person_account: { since: 410, columns: ['account_id', 'company_id'] } },
} satisfies TableDefinition;

/** The columns of {@link PERSON}. */
export const PERSON_ROW = selection(PERSON.columns);

/** A row of {@link PERSON_ROW} with what the company sees of the account. */
export type PersonRow = SelectedRow<typeof PERSON_ROW> & SelectedRow<typeof ACCOUNT_OF_PERSON>;
