import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { permissionsOf, type CompanyRole, type Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { isExpired } from './staff-token.js';
import { tokenByHash } from './staff-token.store.js';

/** The fields of a person that surfaces need. */
export interface StaffPrincipal {
  readonly userId: string;
  readonly email: string;
  readonly companyId: number;
  readonly role: CompanyRole;
  readonly permissions: readonly Permission[];
}

/**
 * The person a token belongs to, or null; throws UNAUTHENTICATED for an expired token. Read from the database at every call,
 * so that a revoked token, a removed person and a changed role take effect at their commit, in every process.
 */
export async function authenticateStaff({ principal, identity }: IdentityContext, presentedToken: string): Promise<StaffPrincipal | null> {
  requireScope(principal, 'system');
  identity.database.requireRoom();
  const presented = sha256(presentedToken);
  const found = await tokenByHash(identity.database, presented);
  if (!found || !equalInConstantTime(found.hash, presented)) return null;
  const { person: { id: userId, email, companyId, role, moduleRoles }, token } = found;
  if (isExpired(token, identity.clock)) throw new Failure('UNAUTHENTICATED', `This staff token expired at ${String(token.expiresAt)}`, { expiredAt: token.expiresAt });
  identity.tokenUses.note(token);
  return { userId, email, companyId, role, permissions: permissionsOf(role, moduleRoles) };
}
