import type { CallContext } from '#contract/principal.js';
import type { ItemError, ItemOutcome } from '#contract/product-item.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { WrittenItem } from './write-items.js';

/** Set the stock that items carry, which the orders subgraph keeps; never inside a transaction. What it refuses becomes an error of the variant. */
export async function setItemStock({ setStock }: CatalogDeps, context: CallContext, written: readonly WrittenItem[]): Promise<ItemOutcome[]> {
  const entries = written.flatMap(({ stock }, index) => stock.map((entry) => ({ ...entry, index })));
  if (entries.length === 0) return written.map(({ outcome }) => outcome);
  const results = await setStock(context, entries.map(({ item, location, available, expectedAvailable }) => ({ variantId: item.variantId, sku: item.sku, location, available, expectedAvailable, item })));
  const errors = results.flatMap(({ problem }, at) => {
    const entry = entries[at];
    return problem === null || !entry ? [] : [{ index: entry.index, error: { field: 'stock', variantSku: entry.variantSku, message: `${entry.location}: ${problem}` } satisfies ItemError }];
  });
  return written.map(({ outcome }, index) => withErrors(outcome, errors.filter((one) => one.index === index).map(({ error }) => error)));
}

const withErrors = (outcome: ItemOutcome, errors: readonly ItemError[]): ItemOutcome => (errors.length === 0 ? outcome : { ...outcome, status: 'PARTIAL', errors: [...outcome.errors, ...errors] });
