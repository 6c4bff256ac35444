import type { Connection as Page } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { companyToManage } from './access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Person } from './person.js';
import { countPeople, pageOfPeople } from './person.store.js';

/** A page of the company's people, oldest first. */
export async function listPeople({ principal, identity }: IdentityContext, page: PageRequest): Promise<Page<Person>> {
  const companyId = companyToManage(principal);
  const keys = keysetOf(identity.cursors, page, { list: `people:${String(companyId)}`, columns: ['p.id'] });
  const people = await pageOfPeople(identity.database, companyId, keys);
  return keys.page(people, ({ id }) => [id]).counted(() => countPeople(identity.database, companyId));
}
