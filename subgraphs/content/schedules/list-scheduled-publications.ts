import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentReader } from '../sites/access.js';
import type { ScheduledPublication } from './scheduled-publication.js';
import { findScheduledOn } from './scheduled-publication.store.js';

/** A page of what is scheduled of a site, by time; what was given up is among it. */
export async function listScheduledPublications({ database, cursors }: ContentDeps, { principal }: CallContext, { siteId, page }: { readonly siteId: number; readonly page: PageRequest }): Promise<Connection<ScheduledPublication>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `scheduled publications ${String(companyId)} ${String(siteId)}`, columns: ['planned_at', 'id'] });
  return keys.page(await findScheduledOn(database, companyId, { siteId, keys }), ({ at, id }) => [at, id]);
}
