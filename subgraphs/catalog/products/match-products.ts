import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { ProductDraft } from './product-draft.js';
import type { StoredProduct } from './product-plan.js';

/**
 * The stored product that each draft updates: the one that has its SKUs or its external id.
 * Throws CONFLICT when a draft matches two products, BAD_INPUT when two drafts match one, ALREADY_EXISTS for another product's handle.
 */
export function matchProducts(drafts: readonly ProductDraft[], stored: readonly StoredProduct[]): (StoredProduct | undefined)[] {
  const bySku = new Map(stored.flatMap((product) => product.variants.map(({ facts }) => [facts.sku, product] as const)));
  const byExternalId = new Map(stored.map((product) => [product.facts.externalId, product]));
  const byHandle = new Map(stored.map((product) => [product.facts.handle, product]));
  const matched = drafts.map((draft, index) => {
    const meant = matchOne(draft, index, { bySku, byExternalId });
    const holder = typeof draft.handle === 'string' ? byHandle.get(draft.handle) : undefined;
    if (holder && holder !== meant) throw new Failure('ALREADY_EXISTS', `Product ${String(holder.id)} has this handle`, { [`products.${String(index)}.handle`]: ['belongs to another product'] });
    return meant;
  });
  requireOnce(matched);
  return matched;
}

interface Names {
  readonly bySku: ReadonlyMap<string, StoredProduct>;
  readonly byExternalId: ReadonlyMap<string | null, StoredProduct>;
}

function matchOne({ externalId, variants }: ProductDraft, index: number, { bySku, byExternalId }: Names): StoredProduct | undefined {
  const owner = typeof externalId === 'string' ? byExternalId.get(externalId) : undefined;
  const meant = new Set([owner, ...variants.map(({ sku }) => bySku.get(sku))].filter((product) => product !== undefined));
  if (meant.size > 1) {
    const ids = [...meant].map(({ id }) => id).sort((a, b) => a - b).join(' and ');
    throw new Failure('CONFLICT', `The SKUs and the external id belong to the products ${ids}`, { [`products.${String(index)}`]: [`matches the products ${ids}`] });
  }
  const [product] = meant;
  return product;
}

function requireOnce(matched: readonly (StoredProduct | undefined)[]): void {
  const problems = new Problems();
  matched.forEach((product, index) => {
    if (product && matched.indexOf(product) !== index) problems.add(`products.${String(index)}`, `matches product ${String(product.id)}, as an earlier entry does`);
  });
  problems.refuse();
}
