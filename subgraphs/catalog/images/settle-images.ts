import type { CallContext } from '#contract/principal.js';
import type { ItemOutcome, ProductItem } from '#contract/product-item.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { listedOutcome } from '../key-writes/item-outcome.js';
import { keyReader } from '../key-writes/key-writer.js';
import { downloadOf } from './download-images.js';
import { hasWaiting, withImageNotes } from './image-notes.js';
import { findSources } from './image-source.store.js';

/** How long the write of a single product waits for its images; what is not there then is added later. */
const PATIENCE_MILLISECONDS = 8000;

/** The outcome of a single product with what became of its images: they are fetched while its writer waits. Those of several products are fetched later. Never inside a transaction. */
export async function settleImages(deps: CatalogDeps, context: CallContext, { items: [item, ...others], outcomes: [outcome, ...rest] }: { readonly items: readonly ProductItem[]; readonly outcomes: readonly ItemOutcome[] }): Promise<ItemOutcome[]> {
  if (!item || !outcome) return [];
  const isAlone = others.length === 0 && context.dryRun !== true && outcome.productId !== null && hasWaiting(outcome.notes);
  return isAlone ? [await settled(deps, context, { item, outcome, productId: outcome.productId })] : [outcome, ...rest];
}

async function settled(deps: CatalogDeps, { principal }: CallContext, { item: { imageUrls = [] }, outcome, productId }: { readonly item: ProductItem; readonly outcome: ItemOutcome; readonly productId: number }): Promise<ItemOutcome> {
  const { companyId, catalogId } = keyReader(principal);
  const of = { companyId, catalogId, productId };
  await downloadOf(deps, of, PATIENCE_MILLISECONDS);
  return listedOutcome({ ...outcome, notes: withImageNotes(outcome.notes, await findSources(deps.database, of, imageUrls)) });
}
