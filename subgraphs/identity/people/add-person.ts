import { permissionsOf } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { newPerson, storePerson, type PersonToAdd } from './new-person.js';
import { oneTimePassword, type WithOneTimePassword } from './one-time-password.js';
import { requireGrantable, requireManager } from './require-manager.js';

/** Add a person to the caller's company with a one-time password, which is shown once; needs company.manage, and an owner to add an owner. Throws ALREADY_EXISTS for an e-mail address that is in use: its person is invited; the operator adds one whose address is confirmed, who keeps their password. */
export async function addPerson(context: IdentityContext, input: PersonToAdd): Promise<WithOneTimePassword> {
  const { principal, identity } = context;
  const companyId = companyToManage(principal);
  if (input.isInternal === true) requireScope(principal, 'system');
  const added = newPerson(context, companyId, input);
  requireGrantable(principal, permissionsOf(added.role, added.moduleRoles));
  const password = await oneTimePassword(identity);
  const { person, isNew } = await identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await requireManager(transaction, principal, added.role);
    return storePerson(transaction, context, { person: { ...added, oneTimePasswordExpiresAt: password.expiresAt }, passwordHash: password.hash, admittedBy: principal.kind === 'system' ? 'operator' : 'nobody' });
  });
  return { person, oneTimePassword: isNew ? password.text : null };
}
