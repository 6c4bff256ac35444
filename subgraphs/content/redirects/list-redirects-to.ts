import type { CallContext } from '#contract/principal.js';
import { emptyPage, type Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { findReferred } from '../documents/document.store.js';
import type { BrokenAsked, ReferenceTarget } from '../references/content-reference.store.js';
import { requireContentReader } from '../sites/access.js';
import type { Redirect } from './redirect.js';
import { findBrokenRedirects, findRedirectsTo, TARGET_ORDER } from './redirect-target.store.js';

/** A page of the redirects that lead to a page or an entry, or to a path where it is published, by locale and path. */
export async function listRedirectsTo({ database, cursors }: ContentDeps, { principal }: CallContext, { page, ...asked }: ReferenceTarget & { readonly page: PageRequest }): Promise<Connection<Redirect>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const referred = await findReferred(database, companyId, asked);
  if (!referred) return emptyPage();
  const keys = keysetOf(cursors, page, { list: `redirects to ${String(companyId)} ${String(referred.id)}`, columns: TARGET_ORDER });
  return keys.page(await findRedirectsTo(database, companyId, { documentId: referred.id, keys }), positionOf);
}

/** A page of the redirects of a site that lead to nothing its website shows, by locale and path. */
export async function listBrokenRedirects({ database, cursors }: ContentDeps, { principal }: CallContext, { siteId, locale, page }: BrokenAsked & { readonly page: PageRequest }): Promise<Connection<Redirect>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `broken redirects ${String(companyId)} ${String(siteId)} ${locale ?? ''}`, columns: TARGET_ORDER });
  return keys.page(await findBrokenRedirects(database, companyId, { siteId, locale, keys }), positionOf);
}

const positionOf = ({ locale, from }: Redirect): readonly [string, string] => [locale, from];
