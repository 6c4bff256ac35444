import type { ProductItem, ProductReference } from '#contract/product-item.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { StoredProduct } from '../products/stored-product.js';

/** The products that items may mean, by their names. */
export interface Candidates {
  readonly stored: readonly StoredProduct[];
  /** These by the SKUs of their own and by those of their variants. */
  readonly bySku: { readonly own: ReadonlyMap<string, StoredProduct>; readonly variants: ReadonlyMap<string, readonly { readonly product: StoredProduct }[]> };
  /** The products that the key gave ids, by those ids. */
  readonly byExternalId: ReadonlyMap<string, number>;
  /** The catalog of the key. */
  readonly catalogId: number;
}

/** What an item means: a product, a new one, or nothing, with the reason. */
export type Match = { readonly product: StoredProduct | undefined } | { readonly problem: string; readonly isUnknown?: true };

/** An item with what it means. */
export interface MatchedItem {
  readonly item: ProductItem;
  readonly match: Match;
}

/** The product that an item writes: the one it names, else that of its SKU, else the one its key gave its external id (decisions 3, H, Matching). */
export function matchItem({ target, sku, externalId }: ProductItem, candidates: Candidates): Match {
  const { stored, catalogId } = candidates;
  if (target) {
    const product = referredTo(target, stored.filter((one) => one.catalogId === catalogId));
    if (!product) return { problem: 'No product has this id or SKU', isUnknown: true };
    const given = externalId === undefined ? undefined : ofKeyId(externalId, candidates);
    return given && given !== product ? { problem: `The external_id belongs to the product ${String(given.id)}` } : { product };
  }
  return agreed(sku === undefined ? undefined : ofSku(sku, candidates), externalId === undefined ? undefined : ofKeyId(externalId, candidates), catalogId);
}

function agreed(bySku: StoredProduct | undefined, byKey: StoredProduct | undefined, catalogId: number): Match {
  const isElsewhere = (product: StoredProduct | undefined): boolean => product !== undefined && product.catalogId !== catalogId;
  if (isElsewhere(bySku)) return { problem: 'The SKU is used in another catalog of the company' };
  if (isElsewhere(byKey)) return { problem: 'The external_id is used in another catalog of the company' };
  if (bySku && byKey && bySku !== byKey) return { problem: `The SKU and the external_id belong to the products ${String(bySku.id)} and ${String(byKey.id)}` };
  return { product: bySku ?? byKey };
}

const ofKeyId = (externalId: string, { stored, byExternalId }: Candidates): StoredProduct | undefined => stored.find(({ id }) => id === byExternalId.get(externalId));

/** A product by its id or SKU. */
const referredTo = (reference: ProductReference, stored: readonly StoredProduct[]): StoredProduct | undefined =>
  ('id' in reference ? stored.find(({ id }) => id === reference.id) : ofSku(reference.sku, { bySku: bySku(stored) }));

/** The product that has a SKU itself, else the one of whose variants one has it. */
const ofSku = (sku: string, { bySku: { own, variants } }: Pick<Candidates, 'bySku'>): StoredProduct | undefined => own.get(sku) ?? variants.get(sku)?.[0]?.product;

/** Products by their SKUs; of two with one SKU the first. */
export const bySku = (stored: readonly StoredProduct[]): Candidates['bySku'] => ({
  own: new Map(stored.toReversed().flatMap((product) => (product.facts.sku === null ? [] : [[product.facts.sku, product] as const]))),
  variants: grouped(stored.flatMap((product) => product.variants.map(({ facts }) => ({ sku: facts.sku, product }))), ({ sku }) => sku),
});
