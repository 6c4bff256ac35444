import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { permissionsOf, type CompanyRole, type Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Person } from './person.js';
import { isExpired, permissionsOfToken, serviceActor } from './staff-token.js';
import { tokenByHash, type KnownToken } from './staff-token.store.js';

/** The holder of a token: a person, or with a service token the company itself. */
export interface StaffPrincipal {
  /** Null for a service token. */
  readonly userId: string | null;
  /** The token that was presented: the person's, or the service token. */
  readonly tokenId: string;
  readonly email: string | null;
  /** The name for people: an e-mail address, or the name and prefix of a service token. */
  readonly actor: string;
  readonly companyId: number;
  readonly role: CompanyRole | null;
  readonly permissions: readonly Permission[];
  /** Permissions that the person has and the limit of the token takes away. */
  readonly withheld: readonly Permission[];
}

/**
 * The holder of a token, or null; throws UNAUTHENTICATED for an expired token and for a deactivated person. Read from the database at every
 * call, so that a revoked token, a removed or deactivated person and a changed role take effect at their commit, in every process.
 */
export async function authenticateStaff({ principal, identity }: IdentityContext, presentedToken: string): Promise<StaffPrincipal | null> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const presented = sha256(presentedToken);
  const found = await tokenByHash(identity.database, presented);
  if (!found || !equalInConstantTime(found.hash, presented)) return null;
  const { person, token } = found;
  if (isExpired(token, identity.clock)) throw new Failure('UNAUTHENTICATED', `This staff token expired at ${String(token.expiresAt)}`, { expiredAt: token.expiresAt });
  if (person) refuseDeactivated(person);
  identity.tokenUses.note(token);
  return person ? ofPerson(person, token) : ofService(token);
}

function refuseDeactivated({ deactivatedAt }: Person): void {
  if (deactivatedAt === null) return;
  throw new Failure('UNAUTHENTICATED', `Your access was suspended at ${deactivatedAt}; ask an owner or admin of the company to reactivate you`, { deactivatedAt });
}

function ofPerson(person: Person, { id: tokenId, permissions: most }: KnownToken['token']): StaffPrincipal {
  const permissions = permissionsOfToken(person, most);
  const withheld = permissionsOf(person.role, person.moduleRoles).filter((permission) => !permissions.includes(permission));
  return { userId: person.id, tokenId, email: person.email, actor: person.email, companyId: person.companyId, role: person.role, permissions, withheld };
}

const ofService = ({ companyId, id: tokenId, name, prefix, permissions }: KnownToken['token']): StaffPrincipal =>
  ({ userId: null, tokenId, email: null, actor: serviceActor({ name, prefix }), companyId, role: null, permissions: permissions ?? [], withheld: [] });
