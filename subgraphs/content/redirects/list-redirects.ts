import { refuseLongTexts } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { LONGEST_PATH } from '../documents/path.js';
import { refuseUnknownSite } from '../documents/require-document.js';
import { refuseUnknownLocales } from '../search/refuse-unknown-locales.js';
import { requireContentReader } from '../sites/access.js';
import type { Redirect } from './redirect.js';
import { pageOfRedirects, type RedirectsAsked } from './redirect.store.js';

/** A page of the redirects of a site in a locale, by path; NOT_FOUND for an unknown site. */
export async function listRedirects({ database, cursors }: ContentDeps, { principal }: CallContext, { page, ...asked }: RedirectsAsked & { readonly page: PageRequest }): Promise<Connection<Redirect>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const { siteId, locale, text } = asked;
  refuseLongTexts({ text: [text, LONGEST_PATH] });
  await refuseUnknownSite(database, companyId, siteId);
  const keys = keysetOf(cursors, page, { list: `redirects ${String(companyId)} ${String(siteId)} ${locale} ${text ?? ''}`, columns: ['from_path'] });
  const found = await pageOfRedirects(database, companyId, { ...asked, keys });
  if (found.length === 0) await refuseUnknownLocales(database, companyId, { siteIds: [siteId], locales: [locale], field: () => 'locale' });
  return keys.page(found, ({ from }) => [from]);
}
