import type { Permission } from '#contract/permissions.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
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
export async function currentPermissions({ principal, identity }: IdentityContext, starter: Starter): Promise<readonly Permission[]> {
  requireScope(principal, 'system');
  const limit = await limitOf(identity, starter);
  if (limit === undefined) return [];
  const { companyId, userId } = starter;
  if (userId == null) return limit ?? [];
  const [person] = await peopleByIds(identity.database, companyId, [userId]);
  return person?.deactivatedAt === null ? permissionsOfToken(person, limit) : [];
}

/** What a starter's token may do at most; null without a limit, and for work that was started before tokens were kept with it; undefined once it is revoked, expired or another's. */
async function limitOf({ database, clock }: Identity, { companyId, userId, tokenId }: Starter): Promise<readonly Permission[] | null | undefined> {
  if (tokenId == null) return null;
  const token = await tokenById(database, companyId, tokenId);
  return token && !isExpired(token, clock) && token.personId === (userId ?? null) ? token.permissions : undefined;
}
