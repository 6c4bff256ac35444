import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import type { SiteLocale } from '../documents/published.store.js';
import { requireContentReader } from '../sites/access.js';
import type { Redirect } from './redirect.js';
import { pageOfRedirects } from './redirect.store.js';

/** A page of the redirects of a site in a locale, by path. */
export async function listRedirects({ database, cursors }: ContentDeps, { principal }: CallContext, { siteId, locale, page }: SiteLocale & { readonly page: PageRequest }): Promise<Connection<Redirect>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `redirects ${String(companyId)} ${String(siteId)} ${locale}`, columns: ['from_path'] });
  return keys.page(await pageOfRedirects(database, companyId, { siteId, locale, keys }), ({ from }) => [from]);
}
