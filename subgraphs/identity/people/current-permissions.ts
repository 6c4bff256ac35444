import type { Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { peopleByIds } from './person.store.js';
import { isExpired, permissionsOfToken } from './staff-token.js';
import { tokenById } from './staff-token.store.js';

/** Who started some work: a person, with the token they called with, or a service token alone. */
export interface Starter {
  readonly companyId: number;
  readonly userId?: string | null | undefined;
  readonly tokenId?: string | null | undefined;
}

/** What a starter may do now, a person within the limit of their token: nothing once they are removed or deactivated, or their token is revoked or expired. */
export async function currentPermissions({ principal, identity: { database, clock } }: IdentityContext, { companyId, userId, tokenId }: Starter): Promise<readonly Permission[]> {
  requireScope(principal, 'system');
  const token = tokenId == null ? null : await tokenById(database, companyId, tokenId);
  if (token === undefined || (token && (isExpired(token, clock) || token.personId !== (userId ?? null)))) return [];
  if (userId == null) return token?.permissions ?? [];
  const [person] = await peopleByIds(database, companyId, [userId]);
  return person?.deactivatedAt === null ? permissionsOfToken(person, token?.permissions ?? null) : []; // without a token: work that was started before tokens were kept with it
}
