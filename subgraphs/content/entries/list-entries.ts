import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import type { ContentDocument } from '../documents/document.js';
import { findDocument, findEntries } from '../documents/document.store.js';
import { requireContentReader } from '../sites/access.js';

/** One entry by its id. */
export async function readEntry({ database }: ContentDeps, { principal }: CallContext, id: number): Promise<ContentDocument | undefined> {
  requireContentReader(principal);
  const document = await findDocument(database, principal.companyId, id);
  return document?.kind === 'ENTRY' ? document : undefined;
}

/** A page of a collection's entries, the last changed first. */
export async function listEntries({ database, cursors }: ContentDeps, { principal }: CallContext, { collectionId, page }: { readonly collectionId: number; readonly page: PageRequest }): Promise<Connection<ContentDocument>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `entries ${String(companyId)} ${String(collectionId)}`, columns: ['updated_at', 'id'], isDescending: true });
  const found = await findEntries(database, companyId, { collectionId, keys });
  return keys.page(found, ({ updatedAt, id }) => [updatedAt, id]);
}
