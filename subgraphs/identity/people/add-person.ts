import { permissionsOf } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { newPerson, storePerson, type PersonToAdd } from './new-person.js';
import { oneTimePassword, type WithOneTimePassword } from './one-time-password.js';
import { requireGrantable, requireManager } from './require-manager.js';

/** Add a person to the caller's company with a one-time password, which is shown once; needs company.manage, and an owner to add an owner. Throws ALREADY_EXISTS when the e-mail address is taken. */
export async function addPerson(context: IdentityContext, input: PersonToAdd): Promise<WithOneTimePassword> {
  const { principal, identity: { database, clock } } = context;
  const companyId = companyToManage(principal);
  if (input.isInternal === true) requireScope(principal, 'system');
  const added = newPerson(context, companyId, input);
  requireGrantable(principal, permissionsOf(added.role, added.moduleRoles));
  const password = await oneTimePassword(clock);
  const person = { ...added, oneTimePasswordExpiresAt: password.expiresAt };
  await database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await requireManager(transaction, principal, person.role);
    await storePerson(transaction, context, { person, passwordHash: password.hash });
  });
  return { person, oneTimePassword: password.text };
}
