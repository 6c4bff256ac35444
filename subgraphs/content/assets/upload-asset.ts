import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentWriter } from '../sites/access.js';
import type { Asset, AssetFacts } from './asset.js';
import { findAsset, insertAsset } from './asset.store.js';
import { checkAsset } from './check-asset.js';
import { makeAsset } from './make-asset.js';
import { sentImage } from './sent-image.js';

/** An image as it is sent. */
export interface UploadAsset extends Pick<AssetFacts, 'name'> {
  /** Either the image as base64, or that a file came with the call. */
  readonly contentBase64?: string | null | undefined;
  readonly file?: unknown;
  readonly alts?: AssetFacts['alts'] | null | undefined;
  readonly focal?: AssetFacts['focal'] | undefined;
}

/** Put an image into the library of the company; one that it has already, by its content, is answered as it is. Throws BAD_INPUT. */
export async function uploadAsset(deps: ContentDeps, context: CallContext, { name, alts, focal, ...image }: UploadAsset): Promise<Asset> {
  requireContentWriter(context.principal);
  const { companyId, actor } = context.principal;
  const facts: AssetFacts = { name, alts: alts ?? [], focal: focal ?? null };
  checkAsset(facts);
  const stored = await makeAsset(deps, { companyId, sent: await sentImage(deps, context, image), dryRun: context.dryRun });
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'uploadAsset' }, async () => {
    const known = await findAsset(transaction, companyId, stored.id);
    if (known) return known;
    const at = await transaction.takeChangeSequence(companyId);
    const asset: Asset = { ...stored, ...facts, version: 1, createdAt: at, createdBy: actor, updatedAt: at };
    await insertAsset(transaction, companyId, asset);
    transaction.recordChange({ kind: 'asset', id: asset.id, before: null, after: asset });
    return asset;
  }));
}
