import { pageOf, type Connection as Page } from '#subgraph-kit/connection.js';
import { pageSize } from '#subgraph-kit/page-size.js';
import { companyToManage } from './access.js';
import type { IdentityContext } from '../identity-deps.js';
import type { Person } from './person.js';
import { peopleAfter } from './person.store.js';

/** A page of the company's people, oldest first. */
export async function listPeople({ principal, identity }: IdentityContext, { first, after }: { first: number; after?: string | null | undefined }): Promise<Page<Person>> {
  const companyId = companyToManage(principal);
  const list = `people:${String(companyId)}`;
  const [last = ''] = typeof after === 'string' ? identity.cursors.decode(list, after) : [];
  const limit = pageSize(first);
  const people = await peopleAfter(identity.database, companyId, { after: String(last), limit: limit + 1 });
  return pageOf(people, limit, ({ id }) => identity.cursors.encode(list, [id]));
}
