import { Failure } from '#contract/failure.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { managePerson } from './manage-person.js';
import { oneTimePassword, type WithOneTimePassword } from './one-time-password.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { updatePassword } from './person.store.js';
import { requireCredentialsOf } from './require-manager.js';

/** Replace a person's password by a one-time password, which is shown once; their tokens stay. Needs company.manage, and an owner for an owner. */
export async function resetPassword(context: IdentityContext, id: string): Promise<WithOneTimePassword> {
  const { principal, identity: { clock, outbox } } = context;
  companyToManage(principal); // before the password is hashed
  const password = await oneTimePassword(clock);
  const person = await managePerson(context, id, async (transaction, before) => {
    if (before.deactivatedAt !== null) throw new Failure('INVALID_STATE', 'This person is deactivated; reactivate them first');
    await requireCredentialsOf(transaction, principal, before);
    const after: Person = { ...before, oneTimePasswordExpiresAt: password.expiresAt };
    await updatePassword(transaction, after, password.hash);
    await outbox.append(transaction, after.companyId, [personEvent('password_reset', after, context)]);
    return after;
  });
  return { person, oneTimePassword: password.text };
}
