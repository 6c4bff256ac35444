import { permissionsOf, type Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { peopleByIds } from './person.store.js';
import { isExpired } from './staff-token.js';
import { tokenById } from './staff-token.store.js';

/** A person or a service token of a company: one of them. */
export interface Starter {
  readonly companyId: number;
  readonly userId?: string | null | undefined;
  readonly tokenId?: string | null | undefined;
}

/** What the person or service token that started some work may do now: nothing once they are removed, deactivated, revoked or expired. */
export async function currentPermissions({ principal, identity: { database, clock } }: IdentityContext, { companyId, userId, tokenId }: Starter): Promise<readonly Permission[]> {
  requireScope(principal, 'system');
  if (userId != null) {
    const [person] = await peopleByIds(database, companyId, [userId]);
    return person?.deactivatedAt === null ? permissionsOf(person.role, person.moduleRoles) : [];
  }
  const token = tokenId == null ? undefined : await tokenById(database, companyId, tokenId);
  return token && !isExpired(token, clock) ? token.permissions ?? [] : [];
}
