import { Failure } from '#contract/failure.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { findCompanies } from '#subgraph-kit/feed.js';
import { sweepUnused } from '#subgraph-kit/blobs/sweep-unused.js';
import type { ContentDeps } from '../content-deps.js';
import { companyOfAsset } from './asset.js';
import { findAsset, findUsedContents } from './asset.store.js';
import { bytesOfAsset, STORED_AS } from './make-asset.js';

/** The bytes of an image. */
export interface ServedAsset {
  readonly contentBase64: string;
  readonly mediaType: string;
}

/** An image of whatever company, for whoever knows its id: the surface that serves them. Throws NOT_FOUND. */
export async function serveAsset(deps: ContentDeps, { principal }: CallContext, id: string): Promise<ServedAsset> {
  requireScope(principal, 'system');
  const companyId = companyOfAsset(id);
  const asset = companyId === undefined ? undefined : await findAsset(deps.database, companyId, id);
  const bytes = asset && companyId !== undefined ? await bytesOfAsset(deps, companyId, asset.content) : undefined;
  if (!asset || !bytes) throw new Failure('NOT_FOUND', 'There is no such image');
  return { contentBase64: bytes.toString('base64'), mediaType: asset.mediaType };
}

/** Delete the stored bytes that no asset has any more. Answers how many files are gone. */
export async function sweepAssets(deps: ContentDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const { database } = deps;
  return sweepUnused(deps, await findCompanies(database), { contentType: STORED_AS, referenced: (companyId, hashes) => findUsedContents(database, companyId, hashes) });
}
