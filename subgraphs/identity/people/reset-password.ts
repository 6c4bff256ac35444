import { instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { givePassword } from '../accounts/account.store.js';
import { endAccess } from '../accounts/end-access.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { companyToManage } from './access.js';
import { managePerson } from './manage-person.js';
import { oneTimePassword, type OneTimePassword, type WithOneTimePassword } from './one-time-password.js';
import { personEvent } from './people-events.js';
import type { Person } from './person.js';
import { requireCredentialsOf } from './require-manager.js';

/** Replace a person's password by a one-time password, which is shown once, and end their sessions and the grants of their apps; their tokens stay. Throws FORBIDDEN where they work for another company too. Needs company.manage, and an owner for an owner. */
export async function resetPassword(context: IdentityContext, id: string): Promise<WithOneTimePassword> {
  const { principal, identity } = context;
  companyToManage(principal); // before the password is hashed
  const password = await oneTimePassword(identity);
  const person = await managePerson(context, id, async (transaction, before) => {
    if (before.deactivatedAt !== null) throw new Failure('INVALID_STATE', 'This person is deactivated; reactivate them first');
    await requireCredentialsOf(transaction, principal, before);
    const after: Person = { ...before, oneTimePasswordExpiresAt: password.expiresAt };
    await give(transaction, identity, { person: after, password });
    await identity.outbox.append(transaction, after.companyId, [personEvent('password_reset', after, context)]);
    return after;
  });
  return { person, oneTimePassword: password.text };
}

async function give(transaction: Transaction, { clock }: Identity, { person: { companyId, accountId }, password: { hash, expiresAt } }: { readonly person: Person; readonly password: OneTimePassword }): Promise<void> {
  const at = instant(clock);
  const isGiven = await givePassword(transaction, accountId, { companyId, passwordHash: hash, expiresAt, at });
  if (!isGiven) throw new Failure('FORBIDDEN', 'This person works for another company too, so only they can replace their password: the sign-in page mails them a link');
  await endAccess(transaction, accountId, at);
}
