import type { PersonViewFragment } from '../operations/person-view.generated.js';

/** A person as a line of a table: a member's roles in the modules in one cell, owners and admins without. */
export const personRow = ({ id, email, name, companyRole, moduleRoles: { brain, catalog, commerce, intelligence }, disabledSections, isInternal, deactivatedAt, oneTimePasswordExpiresAt }: PersonViewFragment): Readonly<Record<string, unknown>> => ({
  id, email, name, role: companyRole,
  modules: companyRole === 'MEMBER' ? Object.entries({ brain, catalog, commerce, intelligence }).map(([module, role]) => `${module}=${role}`).join(',') : null,
  hidden: disabledSections.length === 0 ? null : disabledSections.join(','), internal: isInternal ? 'yes' : null, deactivated: deactivatedAt, 'one-time password until': oneTimePasswordExpiresAt,
});

/** A person with the one-time password, which is shown only here. */
export const withPassword = ({ oneTimePassword, ...person }: PersonViewFragment & { readonly oneTimePassword: string | null }): Readonly<Record<string, unknown>> =>
  ({ ...personRow(person), 'one-time password': oneTimePassword ?? 'none: they sign in with their own' });
