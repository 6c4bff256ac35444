import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { requireContentWriter } from '../sites/access.js';
import { requireLast } from '../versions/require-last.js';
import type { Asset, AssetFacts } from './asset.js';
import { findAsset, updateAssetRow } from './asset.store.js';
import { checkAsset } from './check-asset.js';

/** Changes to what is said of an image; what is absent stays. */
export interface UpdateAsset {
  readonly id: string;
  readonly name?: string | null | undefined;
  /** All of them. */
  readonly alts?: AssetFacts['alts'] | null | undefined;
  /** Null for none. */
  readonly focal?: AssetFacts['focal'] | undefined;
  /** The version that was edited: another is CONFLICT. */
  readonly version?: number | null | undefined;
}

/** Change what is said of an image. Idempotent. Throws NOT_FOUND and BAD_INPUT. */
export function updateAsset(deps: ContentDeps, context: CallContext, { id, name, alts, focal, version }: UpdateAsset): Promise<Asset> {
  requireContentWriter(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'updateAsset' }, async () => {
    const before = await requireAsset(transaction, companyId, id);
    requireLast(before, version);
    const facts: AssetFacts = { name: name ?? before.name, alts: alts ?? before.alts, focal: focal === undefined ? before.focal : focal };
    checkAsset(facts);
    if (JSON.stringify({ ...before, ...facts }) === JSON.stringify(before)) return before;
    const after: Asset = { ...before, ...facts, version: before.version + 1, updatedAt: await transaction.takeChangeSequence(companyId) };
    await updateAssetRow(transaction, companyId, after);
    transaction.recordChange({ kind: 'asset', id, before, after });
    return after;
  }));
}

/** An asset by its id; NOT_FOUND where the company has none. */
export async function requireAsset(reader: Reader, companyId: number, id: string): Promise<Asset> {
  const asset = await findAsset(reader, companyId, id);
  if (!asset) throw new Failure('NOT_FOUND', `There is no asset ${id}`, { id: ['is not an asset of the company'] });
  return asset;
}
