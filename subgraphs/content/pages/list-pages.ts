import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { findChildren, findDocument, type PageParent } from '../documents/document.store.js';
import { requireContentReader } from '../sites/access.js';

/** One page by its id. */
export async function readPage({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<ContentDocument | undefined> {
  requireContentReader(principal);
  const document = await findDocument(database, principal.companyId, id);
  return document?.kind === 'PAGE' ? document : undefined;
}

/** The pages of a site below another, or at the root, in their order. */
export function listPages({ database }: ContentDeps, { principal }: CallContext, parent: PageParent): Promise<ContentDocument[]> {
  requireContentReader(principal);
  return findChildren(database, principal.companyId, parent);
}
