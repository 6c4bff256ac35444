import type { IdentityContext } from '../identity-deps.js';
import { companyToManage, companyToRead } from './access.js';
import { personOf } from './known-person.js';
import type { Person } from './person.js';

/** A person of the caller's company; needs company.manage. Throws NOT_FOUND. */
export const readPerson = ({ principal, identity }: IdentityContext, id: string): Promise<Person> => personOf(identity.database, companyToManage(principal), id);

/** The caller; null for a service token and for the platform's own tools. Needs company.read. */
export async function readMe({ principal, identity }: IdentityContext): Promise<Person | null> {
  const companyId = companyToRead(principal);
  return principal.userId === undefined ? null : personOf(identity.database, companyId, principal.userId);
}
