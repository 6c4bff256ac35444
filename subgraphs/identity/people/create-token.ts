import { Failure } from '#contract/failure.js';
import { permissionsOf, type Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToRead } from './access.js';
import type { Person } from './person.js';
import { callerOf, requireGrantable } from './require-manager.js';
import { requireExpiry, storeToken, type CreatedToken, type TokenToCreate } from './store-token.js';
import { tokenPermissions } from './token-permissions.js';

interface PersonalToken extends TokenToCreate {
  /** Whose token it is: the caller's own. */
  readonly personId?: string | null | undefined;
  /** What it may do at most; all the caller may do when absent. */
  readonly permissions?: readonly string[] | null | undefined;
}

/** Create a token for the caller; needs company.read. It never has more permissions than the one that created it. Throws FORBIDDEN for anybody else's: it would act in their name, and with what they may do later (decision 31). */
export function createToken(context: IdentityContext, { personId, permissions, ...input }: PersonalToken): Promise<CreatedToken> {
  const { principal, identity: { database } } = context;
  const companyId = companyToRead(principal);
  const named = permissions ? tokenPermissions(permissions) : null;
  requireGrantable(principal, named ?? []);
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    const person = principal.userId === undefined ? undefined : await callerOf(transaction, principal);
    if (!person) throw new Failure('FORBIDDEN', 'Only people have tokens of their own; owners and admins create service tokens for programs (createServiceToken)');
    if (typeof personId === 'string' && personId !== person.id) throw new Failure('FORBIDDEN', 'People create their own tokens, which act in their name: ask the person to, or create a service token for a program (createServiceToken)');
    await requireExpiry(transaction, context, input);
    return storeToken(transaction, context, { ...input, companyId, personId: person.id, permissions: named ?? limitOf(principal, person) });
  });
}

/** The limit of the token with which the caller creates another one: the caller may do less than the person, so the new token may too. */
function limitOf({ permissions = [] }: Principal, person: Person): readonly Permission[] | null {
  const isLimited = permissionsOf(person.role, person.moduleRoles).some((permission) => !permissions.includes(permission));
  return isLimited ? permissions : null;
}
