import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { SentDraft } from './product-draft.js';
import type { StoredProduct } from './stored-product.js';

/**
 * The stored product that each draft updates: the one that has its id, its SKU, its variants' SKUs or its external id.
 * Throws CONFLICT when a draft matches two products, ALREADY_EXISTS where it was to be new or names its product by id, BAD_INPUT when two drafts match one, ALREADY_EXISTS for another product's handle, and for the SKU of a variant of another product.
 */
export function matchProducts(drafts: readonly Matched[], stored: readonly StoredProduct[], path: PathOf): (StoredProduct | undefined)[] {
  const byId = new Map(stored.map((product) => [product.id, product]));
  const byProductSku = new Map(stored.map((product) => [product.facts.sku, product]));
  const bySku = new Map(stored.flatMap((product) => product.variants.map(({ facts }) => [facts.sku, product] as const)));
  const byExternalId = new Map(stored.map((product) => [product.facts.externalId, product]));
  const byHandle = new Map(stored.map((product) => [product.facts.handle, product]));
  const matched = drafts.map((draft, index) => {
    const meant = matchOne(draft, path(index), { byId, byProductSku, bySku, byExternalId });
    requireFree(draft, path(index), { meant, bySku, byHandle });
    return meant;
  });
  requireOnce(matched, path);
  return matched;
}

/** What a draft is matched by. */
type Matched = Pick<SentDraft, 'externalId' | 'handle' | 'sku'> & { readonly id?: number | undefined; readonly isNew?: boolean; readonly variants: readonly { readonly sku: string }[] };

/** Where the draft of an index stands in its input: `products.0`. */
export type PathOf = (index: number) => string;

interface Holders {
  /** The product that the draft updates. */
  readonly meant: StoredProduct | undefined;
  readonly bySku: ReadonlyMap<string, StoredProduct>;
  readonly byHandle: ReadonlyMap<string | null, StoredProduct>;
}

/** A handle is of one product, and a product's own SKU is of no other's variant: paths and keys would mean this one. */
function requireFree(draft: Matched, path: string, { meant, bySku, byHandle }: Holders): void {
  const isOther = (product: StoredProduct | undefined): product is StoredProduct => product !== undefined && product !== meant;
  const holder = byHandle.get(draft.handle ?? '');
  if (isOther(holder)) throw new Failure('ALREADY_EXISTS', `Product ${String(holder.id)} has this handle`, { [`${path}.handle`]: ['belongs to another product'] });
  const owner = draft.sku === meant?.facts.sku ? undefined : bySku.get(draft.sku ?? '');
  if (isOther(owner)) throw new Failure('ALREADY_EXISTS', `A variant of product ${String(owner.id)} has this SKU`, { [`${path}.sku`]: ['belongs to a variant of another product'] });
}

interface Names {
  readonly byId: ReadonlyMap<number, StoredProduct>;
  readonly byProductSku: ReadonlyMap<string | null, StoredProduct>;
  readonly bySku: ReadonlyMap<string, StoredProduct>;
  readonly byExternalId: ReadonlyMap<string | null, StoredProduct>;
}

function matchOne({ id, isNew = false, sku, externalId, variants }: Matched, path: string, { byId, byProductSku, bySku, byExternalId }: Names): StoredProduct | undefined {
  const named = typeof sku === 'string' ? byProductSku.get(sku) : undefined;
  const owner = typeof externalId === 'string' ? byExternalId.get(externalId) : undefined;
  const meant = new Set([id === undefined ? undefined : byId.get(id), named, owner, ...variants.map((variant) => bySku.get(variant.sku))].filter((product) => product !== undefined));
  if (meant.size > 1) {
    const ids = [...meant].map((product) => product.id).sort((a, b) => a - b).join(' and ');
    throw new Failure(id === undefined && !isNew ? 'CONFLICT' : 'ALREADY_EXISTS', `The SKUs and the external id belong to the products ${ids}`, { [path]: [`matches the products ${ids}`] });
  }
  const [product] = meant;
  return product;
}

function requireOnce(matched: readonly (StoredProduct | undefined)[], path: PathOf): void {
  const problems = new Problems();
  matched.forEach((product, index) => {
    if (product && matched.indexOf(product) !== index) problems.add(path(index), `matches product ${String(product.id)}, as an earlier entry does`);
  });
  problems.refuse();
}
