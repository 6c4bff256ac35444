import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { personOf } from './known-person.js';
import { validEmail } from './person.js';
import { personByEmail } from './person.store.js';
import { storeToken, type CreatedToken, type TokenToCreate } from './store-token.js';
import { tokenPermissions } from './token-permissions.js';

interface NewStaffToken extends TokenToCreate {
  readonly email: string;
  /** What it may do at most; all its person may do when absent. */
  readonly permissions?: readonly string[] | null | undefined;
}

/** Create a token for a person; for the platform's own tools. */
export async function createStaffToken(context: IdentityContext, { email, permissions, ...input }: NewStaffToken): Promise<CreatedToken> {
  requireScope(context.principal, 'system');
  const { database } = context.identity;
  const person = await personByEmail(database, validEmail(email));
  if (!person) throw new Failure('NOT_FOUND', 'No person has this e-mail address');
  const { companyId, id: personId } = person;
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await personOf(transaction, companyId, personId); // throws if the person was removed meanwhile
    return storeToken(transaction, context, { ...input, companyId, personId, permissions: permissions ? tokenPermissions(permissions) : null });
  });
}
