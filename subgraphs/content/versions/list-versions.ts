import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentReader } from '../sites/access.js';
import type { ContentVersion, VersionKey } from './version.js';
import { findVersion, findVersions } from './version.store.js';

/** A page of the versions of a text, the newest first. */
export async function listVersions({ database, cursors }: ContentDeps, { principal }: CallContext, { documentId, locale, page }: Omit<VersionKey, 'version'> & { readonly page: PageRequest }): Promise<Connection<ContentVersion>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `versions ${String(companyId)} ${String(documentId)} ${locale}`, columns: ['v.version'], isDescending: true });
  return keys.page(await findVersions(database, companyId, { documentId, locale, keys }), ({ version }) => [version]);
}

/** One version of a text; undefined where there is none, or it is kept no longer. */
export function readVersion({ database }: ContentDeps, { principal }: CallContext, { id, locale, version }: Omit<VersionKey, 'documentId'> & { readonly id: number }): Promise<ContentVersion | undefined> {
  requireContentReader(principal);
  return findVersion(database, principal.companyId, { documentId: id, locale, version });
}
