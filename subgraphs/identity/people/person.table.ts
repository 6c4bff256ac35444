import type { Instant } from '#kernel/clock.js';
import type { CompanyRole } from '#contract/permissions.js';
import { code, flag, instantColumn, int, nullable, text, uuid, type TableDefinition } from '#subgraph-kit/columns.js';

/** People of the companies. The e-mail index is global: at sign-in the address is all that is known. */
export const PERSON: TableDefinition = {
  name: 'person',
  columns: {
    company_id: int, id: uuid, email: code(190), name: code(120), role: code(10), password_hash: nullable(code(200)), created_at: instantColumn,
  },
  primaryKey: ['company_id', 'id'],
  unique: { person_email: ['email'] },
};

/** A member's roles in the modules, as JSON text; null for owners and admins, and for members from before modules had roles. */
export const PERSON_MODULE_ROLES = { module_roles: nullable(text) };

/** Whether somebody works for the operator of the platform. */
export const PERSON_IS_INTERNAL = { is_internal: flag };

/** A row of {@link PERSON} without its password. */
export interface PersonRow {
  readonly company_id: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** `STAFF` is what members were called before modules had roles. */
  readonly role: CompanyRole | 'STAFF';
  readonly created_at: Instant;
  /** Added later, in {@link PERSON_MODULE_ROLES} and {@link PERSON_IS_INTERNAL}. */
  readonly module_roles: string | null;
  readonly is_internal: number;
}
