import { Failure } from '#contract/failure.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { personOf } from './known-person.js';
import { validEmail, type Person } from './person.js';
import { peopleByEmail } from './person.store.js';
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
  const { companyId, id: personId } = ofCompany(await peopleByEmail(database, validEmail(email)), context.principal.companyId);
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    await personOf(transaction, companyId, personId); // throws if the person was removed meanwhile
    return storeToken(transaction, context, { ...input, companyId, personId, permissions: permissions ? tokenPermissions(permissions) : null });
  });
}

/** Who somebody is in the company of the call; in their only one where it names none of theirs. */
function ofCompany(people: readonly Person[], companyId: number): Person {
  const [first, ...others] = people;
  if (!first) throw new Failure('NOT_FOUND', 'No person has this e-mail address');
  const person = people.find((one) => one.companyId === companyId) ?? (others.length === 0 ? first : undefined);
  if (!person) throw new Failure('BAD_INPUT', 'This person works for several companies: name one of them', { companyId: ['is required'] });
  return person;
}
