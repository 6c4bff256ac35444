import { Failure } from '#contract/failure.js';
import { auditAccount } from '../accounts/audit-account.store.js';
import { accountOf } from '../accounts/own-account.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyOfAccountOwner } from './access.js';
import { endMembership } from './end-membership.js';
import { personOf } from './known-person.js';
import { membershipsOf } from './membership.store.js';
import type { Person } from './person.js';

/** Leave the company that the caller calls for: their tokens, and what their sessions and apps may do there, end at once. Returns who they were; needs company.read and a token without a limit. Throws INVALID_STATE for the last owner and FORBIDDEN for a program. */
export function leaveCompany(context: IdentityContext): Promise<Person> {
  const { principal, identity } = context;
  const [companyId, { userId }] = [companyOfAccountOwner(principal), principal];
  if (userId === undefined) throw new Failure('FORBIDDEN', 'Only people can leave a company; a token of a program is revoked (revokeToken)');
  return identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // as every change of the company's people
    const person = await personOf(transaction, companyId, userId);
    await endMembership(transaction, context, person);
    transaction.recordChange({ kind: 'person', id: person.id, before: person, after: null });
    return person;
  });
}

/** Somebody at their account page, and the company to leave. */
interface Leaving {
  readonly sessionToken: string;
  readonly companyId: number;
}

/** The same for the person of a session. Answers whether they still have an account. Throws NOT_FOUND for a company in which they are not active. */
export async function leaveOwnCompany(context: IdentityContext, { sessionToken, companyId }: Leaving): Promise<boolean> {
  const { account } = await accountOf(context, sessionToken);
  const find = async (reader: Parameters<typeof membershipsOf>[0]): Promise<Person> => {
    const found = (await membershipsOf(reader, account.id)).find(({ person }) => person.companyId === companyId && person.deactivatedAt === null);
    if (!found) throw new Failure('NOT_FOUND', 'You are not in this company');
    return found.person;
  };
  await find(context.identity.database); // a number of any other company takes nothing of it
  return context.identity.database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    const person = await find(transaction);
    await auditAccount(transaction, context, { operation: 'leaveCompany', account, companyId, change: { kind: 'person', id: person.id, before: person, after: null } });
    return !await endMembership(transaction, context, person);
  });
}
