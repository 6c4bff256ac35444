import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Role } from './person.js';
import { personByTokenHash } from './person.store.js';

/** A person as the surfaces need to know them. */
export interface StaffPrincipal {
  readonly userId: string;
  readonly email: string;
  readonly companyId: number;
  readonly role: Role;
}

/** The person a token belongs to, or null. */
export async function authenticateStaff({ principal, identity }: IdentityContext, token: string): Promise<StaffPrincipal | null> {
  requireScope(principal, 'system');
  const presented = sha256(token);
  const found = await personByTokenHash(identity.database, presented);
  if (!found || !equalInConstantTime(found.hash, presented)) return null;
  const { id: userId, email, companyId, role } = found.person;
  return { userId, email, companyId, role };
}
