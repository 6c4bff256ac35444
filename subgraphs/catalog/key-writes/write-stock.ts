import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { StockItem } from '#contract/product-item.js';
import { isUuid } from '#kernel/ids.js';
import type { StockSet } from '#subgraph-kit/subgraph.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { productGates } from '../products/product-gates.js';
import { findProductsById } from '../products/product.store.js';
import { variantPayload } from '../products/variant-events.js';
import { findCatalogVariants } from '../products/variant.store.js';
import type { Variant } from '../products/variant.js';
import { keyWriter, type KeyWriter } from './key-writer.js';

const MOST = 500;

/** Stock of a variant, by its SKU or id. */
export interface StockEntry extends StockItem {
  readonly sku?: string | null | undefined;
  readonly variantId?: string | null | undefined;
}

/** Why an entry was not written, for programs. */
export type StockProblem = 'UNKNOWN_VARIANT' | 'OWNED' | 'OTHER_QUANTITY' | 'LOCATION' | 'OTHER';

/** What became of an entry. */
export interface StockResult {
  readonly index: number;
  /** Null where there is no variant. */
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly location: string;
  readonly status: StockSet['status'];
  readonly errors: readonly string[];
  readonly reason: StockProblem | null;
  /** What may be sold now; null where that is not known. */
  readonly available: number | null;
  /** The connected system that owns the stock of the product. */
  readonly owner: string | null;
  /** What orders says of it; undefined where it was not asked. */
  readonly set?: StockSet | undefined;
}

/**
 * Set stock of variants of a key's catalog, up to 500 entries, each for itself; the orders subgraph keeps it. Stock has no field rule, but a system may own it.
 * Throws BAD_INPUT for two entries of one variant and location.
 */
export async function writeStock(deps: CatalogDeps, context: CallContext, { entries }: { readonly entries: readonly StockEntry[] }): Promise<StockResult[]> {
  const key = keyWriter(context.principal);
  if (entries.length < 1 || entries.length > MOST) throw new Failure('BAD_INPUT', `Send 1 to ${String(MOST)} entries`, { items: [`must have 1 to ${String(MOST)} entries`] });
  const named = await variantsOf(deps, key, entries);
  const variants = named.flatMap(({ variant }) => variant ?? []);
  requireOnce(entries, named);
  const owners = await stockOwners(deps, key, variants);
  const writable = entries.flatMap((entry, index) => {
    const { variant } = named[index] ?? NOTHING;
    return variant && !owners.has(variant.productId) ? [{ entry, index, variant }] : [];
  });
  const set = await deps.setStock(context, writable.map(({ entry: { location, available, expectedAvailable }, variant }) =>
    ({ variantId: variant.id, sku: variant.sku, location, available, expectedAvailable, item: { ...variantPayload(variant), changedAt: variant.updatedAt } })));
  const results = new Map(writable.map(({ index }, at) => [index, set[at]]));
  return entries.map((entry, index) => resultOf(entry, index, { ...named[index] ?? NOTHING, owners, set: results.get(index) }));
}

/** The variant that an entry names, or why it names none. */
interface Named {
  readonly variant?: Variant | undefined;
  readonly problem?: string | undefined;
}

const NOTHING: Named = { problem: 'no variant of this catalog has this SKU or id' };

interface Known extends Named {
  readonly owners: ReadonlyMap<number, string>;
  readonly set: StockSet | undefined;
}

function resultOf({ sku, location }: StockEntry, index: number, { variant, problem = 'was not written', owners, set }: Known): StockResult {
  const failed = (reason: StockProblem, problem: string): StockResult => ({ index, variantId: variant?.id ?? null, sku: variant?.sku ?? sku ?? null, location, status: 'FAILED', errors: [problem], reason, available: null, owner: null });
  if (!variant) return failed('UNKNOWN_VARIANT', problem);
  const owner = owners.get(variant.productId);
  if (owner !== undefined) return { ...failed('OWNED', `is owned by ${owner}`), owner };
  if (!set) return failed('OTHER', 'was not written');
  if (set.problem === null) return { index, variantId: variant.id, sku: variant.sku, location, status: set.status, errors: [], reason: null, available: set.available, owner: null, set };
  return { ...failed(REASONS.get(set.problemField ?? '') ?? 'OTHER', set.problem), available: set.available };
}

/** By the field that orders finds fault with. */
const REASONS: ReadonlyMap<string, StockProblem> = new Map([['expectedAvailable', 'OTHER_QUANTITY'], ['location', 'LOCATION']]);

/** The variants that entries name, at the places of the entries. */
async function variantsOf({ database }: CatalogDeps, key: KeyWriter, entries: readonly StockEntry[]): Promise<Named[]> {
  const ids = entries.flatMap(({ variantId }) => (variantId != null && isUuid(variantId) ? [variantId.toLowerCase()] : []));
  const skus = entries.flatMap(({ variantId, sku }) => (variantId == null && sku != null ? [sku] : []));
  const found = await findCatalogVariants(database, key, { skus: [...new Set(skus)], ids: [...new Set(ids)] });
  const [bySku, byId] = [new Map(found.map((variant) => [variant.sku, variant])), new Map(found.map((variant) => [variant.id, variant]))];
  return entries.map(({ variantId, sku }) => {
    const variant = variantId == null ? bySku.get(sku ?? '') : byId.get(variantId.toLowerCase());
    if (!variant) return NOTHING;
    return variantId == null || sku == null || variant.sku === sku ? { variant } : { problem: 'sku and variant_id name different variants' };
  });
}

function requireOnce(entries: readonly StockEntry[], named: readonly Named[]): void {
  const places = entries.map(({ location }, index) => `${named[index]?.variant?.id ?? `? ${String(index)}`} ${location}`);
  const repeated = places.flatMap((place, index) => (places.indexOf(place) === index ? [] : [[`items.${String(index)}`, ['names a variant and location that an earlier entry names']] as const]));
  if (repeated.length > 0) throw new Failure('BAD_INPUT', 'Some entries name the same stock', Object.fromEntries(repeated));
}

/** The systems that own the stock of some variants' products, by the products. */
async function stockOwners({ database }: CatalogDeps, { companyId, author }: KeyWriter, variants: readonly Variant[]): Promise<ReadonlyMap<number, string>> {
  if (variants.length === 0) return new Map();
  const products = [...(await findProductsById(database, companyId, [...new Set(variants.map(({ productId }) => productId))])).values()];
  const gateFor = await productGates(database, companyId, { author, products });
  return new Map(products.flatMap((product): [number, string][] => {
    const owner = gateFor(product)({ field: 'stock', isFilled: true })?.owner;
    return owner == null ? [] : [[product.id, owner]];
  }));
}
