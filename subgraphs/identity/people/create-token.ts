import { Failure } from '#contract/failure.js';
import { permissionsOf, type Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, companyToRead } from './access.js';
import { personOf } from './known-person.js';
import type { Person } from './person.js';
import { callerOf, requireCredentialsOf, requireGrantable } from './require-manager.js';
import { requireExpiry, storeToken, type CreatedToken, type TokenToCreate } from './store-token.js';
import { tokenPermissions } from './token-permissions.js';

interface PersonalToken extends TokenToCreate {
  /** Whose token it is; the caller's own when absent. */
  readonly personId?: string | null | undefined;
  /** What it may do at most; all the caller may do when absent. */
  readonly permissions?: readonly string[] | null | undefined;
}

/** Create a token for the caller, which needs company.read, or for another person, which needs company.manage; a token never has more permissions than the one that created it. */
export function createToken(context: IdentityContext, { personId, permissions, ...input }: PersonalToken): Promise<CreatedToken> {
  const { principal, identity: { database } } = context;
  const isOwn = typeof personId !== 'string' || personId === principal.userId;
  const companyId = isOwn ? companyToRead(principal) : companyToManage(principal);
  const named = permissions ? tokenPermissions(permissions) : null;
  requireGrantable(principal, named ?? []);
  return database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId);
    const person = isOwn ? await ownerOf(transaction, principal) : await receiver(transaction, principal, personId);
    await requireExpiry(transaction, context, input);
    return storeToken(transaction, context, { ...input, companyId, personId: person.id, permissions: named ?? limitOf(principal, person) });
  });
}

async function ownerOf(reader: Reader, principal: Principal): Promise<Person> {
  const caller = principal.userId === undefined ? undefined : await callerOf(reader, principal);
  if (!caller) throw new Failure('FORBIDDEN', 'Only people have tokens of their own; owners and admins create service tokens for programs (createServiceToken)');
  return caller;
}

async function receiver(reader: Reader, principal: Principal, personId: string): Promise<Person> {
  const person = await personOf(reader, principal.companyId, personId);
  if (person.deactivatedAt !== null) throw new Failure('INVALID_STATE', 'This person is deactivated; reactivate them first');
  await requireCredentialsOf(reader, principal, person);
  return person;
}

/** The limit of the token with which the caller creates another one: the caller may do less than the person, so the new token may too. */
function limitOf({ permissions = [] }: Principal, person: Person): readonly Permission[] | null {
  const isLimited = permissionsOf(person.role, person.moduleRoles).some((permission) => !permissions.includes(permission));
  return isLimited ? permissions : null;
}
