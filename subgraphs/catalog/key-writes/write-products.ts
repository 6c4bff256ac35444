import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { ItemOutcome, ProductItem } from '#contract/product-item.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { keyWriter } from './key-writer.js';
import { settleImages } from '../images/settle-images.js';
import { setItemStock } from './set-item-stock.js';
import { writeItems } from './write-items.js';

const MOST_ITEMS = 100;

/** Items of one call. */
export interface WrittenProducts {
  readonly items: readonly ProductItem[];
  /** Refuse the write where a field must keep its value. */
  readonly isStrict?: boolean | null | undefined;
}

/**
 * Write up to 100 products as a key of the catalog API, each with an outcome of its own, and then the stock they carry: what of it could not be written makes the outcome partial. The images of a single product are fetched while its writer waits.
 * Throws PRODUCT_NOT_FOUND, and with `isStrict` FIELD_RULE and FIELD_LOCKED.
 */
export async function writeProducts(deps: CatalogDeps, context: CallContext, { items, isStrict }: WrittenProducts): Promise<ItemOutcome[]> {
  keyWriter(context.principal);
  if (items.length > MOST_ITEMS) throw new Failure('BAD_INPUT', `Send at most ${String(MOST_ITEMS)} products`, { products: [`must have at most ${String(MOST_ITEMS)} entries`] });
  const { database, clock } = deps;
  const written = await database.inTransaction((transaction) =>
    commandOnce(transaction, { context, clock, name: 'writeProducts' }, () => writeItems(deps, { transaction, context }, { items, isStrict: isStrict ?? false })));
  return settleImages(deps, context, { items, outcomes: await setItemStock(deps, context, written) });
}
