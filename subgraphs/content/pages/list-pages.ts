import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { findChildren, findDocument, type PageParent } from '../documents/document.store.js';
import { refuseUnknownSite } from '../documents/require-document.js';
import { requireContentReader } from '../sites/access.js';

/** One page by its id. */
export async function readPage({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<ContentDocument | undefined> {
  requireContentReader(principal);
  const document = await findDocument(database, principal.companyId, id);
  return document?.kind === 'PAGE' ? document : undefined;
}

/** The pages of a site below another, or at the root, in their order; NOT_FOUND for an unknown site or page above. */
export async function listPages({ database }: ContentDeps, { principal }: CallContext, parent: PageParent): Promise<ContentDocument[]> {
  requireContentReader(principal);
  const { companyId } = principal;
  await refuseUnknownSite(database, companyId, parent.siteId);
  const above = parent.parentId === null ? undefined : await findDocument(database, companyId, parent.parentId);
  if (parent.parentId !== null && (above?.kind !== 'PAGE' || above.siteId !== parent.siteId)) throw new Failure('NOT_FOUND', `There is no page ${String(parent.parentId)} in the site`, { parentId: ['is not a page of the site'] });
  return findChildren(database, companyId, parent);
}
