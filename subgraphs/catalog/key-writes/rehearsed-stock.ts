import type { RehearsedStock } from '#contract/product-item.js';
import type { StockSet } from '#subgraph-kit/subgraph.js';

/** What a dry run would make of the stock of a variant; nothing where it would fail. */
export const rehearsedStock = (variantSku: string, { status, locationCode, available, onHand }: StockSet): RehearsedStock[] =>
  (status === 'FAILED' || available === null || onHand === null ? [] : [{ variantSku, locationCode, available, onHand }]);
