import type { CallContext } from '#contract/principal.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentReader } from '../sites/access.js';
import type { Asset } from './asset.js';
import { countAssets, findAsset, pageOfAssets, type AssetsAsked } from './asset.store.js';

/** One asset by its id. */
export function readAsset({ database }: ContentDeps, { principal }: CallContext, id: string): Promise<Asset | undefined> {
  requireContentReader(principal);
  return findAsset(database, principal.companyId, id);
}

/** A page of the library, the newest first. */
export async function listAssets({ database, cursors }: ContentDeps, { principal }: CallContext, { page, ...asked }: AssetsAsked & { readonly page: PageRequest }): Promise<Connection<Asset>> {
  requireContentReader(principal);
  const { companyId } = principal;
  const keys = keysetOf(cursors, page, { list: `assets ${String(companyId)} ${asked.mediaType ?? ''} ${asked.text ?? ''}${asked.isUsed == null ? '' : ` ${String(asked.isUsed)}`}`, columns: ['created_at', 'id'], isDescending: true });
  return keys.page(await pageOfAssets(database, companyId, { ...asked, keys }), ({ createdAt, id }) => [createdAt, id]).counted(() => countAssets(database, companyId, asked));
}
