import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { refuseUnknownSite } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';
import type { ScheduledPublication } from './scheduled-publication.js';
import { findScheduledOn, type ScheduledAsked } from './scheduled-publication.store.js';

/** A page of what is scheduled of a site, by time; what was given up is among it. */
export async function listScheduledPublications({ database, cursors }: ContentDeps, { principal }: CallContext, { page, ...asked }: ScheduledAsked & { readonly page: PageRequest }): Promise<Connection<ScheduledPublication>> {
  requireContentReader(principal);
  const { companyId } = principal;
  await refuseUnknownSite(database, companyId, asked.siteId);
  const keys = keysetOf(cursors, page, { list: `scheduled publications ${String(companyId)} ${String(asked.siteId)} ${asked.status ?? ''}`, columns: ['planned_at', 'id'] });
  return keys.page(await findScheduledOn(database, companyId, { ...asked, keys }), ({ at, id }) => [at, id]);
}
