import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ContentDeps } from '../content-deps.js';
import { findUsers } from '../references/content-reference.store.js';
import { requireSiteManager } from '../sites/access.js';
import type { Asset } from './asset.js';
import { deleteAssetRow } from './asset.store.js';
import { requireAsset } from './update-asset.js';

interface DeleteAsset {
  readonly id: string;
  readonly evenIfUsed?: boolean | null | undefined;
}

const MOST_LISTED = 20;

/** Delete an image of the library; one that pages or entries refer to is INVALID_STATE with the first of them, unless it is to go all the same. Answers what it was. */
export function deleteAsset(deps: ContentDeps, context: CallContext, { id, evenIfUsed }: DeleteAsset): Promise<Asset> {
  requireSiteManager(context.principal);
  const { companyId } = context.principal;
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'deleteAsset' }, async () => {
    const asset = await requireAsset(transaction, companyId, id);
    if (evenIfUsed !== true) await refuseUsed(transaction, companyId, id);
    await transaction.takeChangeSequence(companyId);
    await deleteAssetRow(transaction, companyId, id);
    transaction.recordChange({ kind: 'asset', id, before: asset, after: null });
    return asset;
  }));
}

async function refuseUsed(reader: Reader, companyId: number, id: string): Promise<void> {
  const users = await findUsers(reader, companyId, { kind: 'ASSET', target: id, most: MOST_LISTED });
  if (users.length === 0) return;
  const named = users.map(({ documentId, documentKind, locale, state, path }) => `${documentKind} ${String(documentId)} ${locale} ${state} ${path}`);
  throw new Failure('INVALID_STATE', 'Pages or entries refer to the image: take it out of them first, or delete it all the same (evenIfUsed)', { users: named });
}
