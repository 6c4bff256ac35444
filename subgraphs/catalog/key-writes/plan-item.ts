import type { Instant } from '#kernel/clock.js';
import { cleanItem } from '#contract/clean-item.js';
import { Failure } from '#contract/failure.js';
import type { ItemError, ItemNote, ItemOutcome, ProductItem } from '#contract/product-item.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { KnownSources } from '../images/image-source.store.js';
import { wantedImages } from '../images/wanted-images.js';
import { planProduct, type ProductPlan } from '../products/product-plan.js';
import type { StoredProduct } from '../products/stored-product.js';
import { OPEN, type Gate } from '../products/write-gate.js';
import { defaultList, type WriteSettings } from '../products/write-settings.js';
import { itemCategory, type ItemCategory } from './item-category.js';
import { itemDraft } from './item-draft.js';
import { cutNotes, failure, notesOf, unknownNotes, unwritten } from './item-outcome.js';
import type { OptionLabels } from './item-sizes.js';
import { isOfPeople, type KeyWriter } from './key-writer.js';
import type { Candidates, MatchedItem } from './match-item.js';
import { textNotes } from './text-notes.js';
import { unsaidNotes } from './unsaid-notes.js';
import { usableVariants } from './usable-variants.js';

/** What items are planned with. */
export interface Around {
  readonly transaction: Transaction;
  readonly key: KeyWriter;
  readonly settings: WriteSettings;
  readonly labels: OptionLabels;
  readonly candidates: Candidates;
  readonly gateFor: (product: StoredProduct) => Gate;
  /** The gate of products that there are not yet; of a lock of the catalog's stock alone. */
  readonly newStock: Gate;
  readonly now: Instant;
  /** The ids that the key gave the products. */
  readonly keyIds: ReadonlyMap<number, string>;
  /** What became of addresses of images. */
  readonly knownImages: KnownSources;
}

/** An item with its plan, or with its outcome where nothing is to be written. */
export type PlannedItem = { readonly refused: ItemOutcome } | {
  readonly plan: ProductPlan;
  /** The id that the key gives the product from now on. */
  readonly externalId: string | undefined;
  /** Whether it sets the stock that it gives its variants. */
  readonly setsStock: boolean;
  /** The addresses of images that are to be fetched. */
  readonly imageUrls: readonly string[];
  readonly errors: readonly ItemError[];
  readonly notes: readonly ItemNote[];
};

/** Plan one item; throws PRODUCT_NOT_FOUND for a product it names that there is not. */
export async function planItem({ item, match }: MatchedItem, around: Around): Promise<PlannedItem> {
  if ('problem' in match) {
    if (match.isUnknown) throw new Failure('PRODUCT_NOT_FOUND', match.problem);
    return { refused: unwritten('FAILED', { sku: item.sku, errors: [failure(match.problem)] }) };
  }
  const { product } = match;
  if (!product && item.sku === undefined) return { refused: unwritten('INVALID', { sku: undefined, errors: [failure('is required for a new product', 'sku')] }) };
  if (product?.damage !== undefined) return { refused: unwritten('FAILED', { ...nameOf(item, product), errors: [failure(product.damage)] }) };
  return planFor(cleanItem(item), product, around);
}

async function planFor(item: ProductItem, product: StoredProduct | undefined, around: Around): Promise<PlannedItem> {
  const { transaction, key, settings, candidates } = around;
  const gate = product ? around.gateFor(product) : OPEN;
  const category = await itemCategory(transaction, item, { key, gate, isFilled: hasCategories(product) });
  const read = itemDraft({ ...item, category: undefined, categoryIds: category.categoryIds, categoryPaths: undefined }, { settings: withCategories(settings, item, category), labels: around.labels, now: around.now, known: product });
  const wrong = [...read.productErrors.map((error) => asSent(item, error)), ...category.errors, ...skuTaken(item, product, candidates)];
  if (wrong.length > 0) return { refused: unwritten('INVALID', { ...nameOf(item, product), errors: wrong }) };
  const usable = usableVariants(read.draft, product, candidates);
  const draft = withNames({ item, product }, { ...read.draft, variants: usable.variants, externalId: ownId(item, key) });
  const errors = [...read.variantErrors, ...usable.errors];
  if (isEmpty(item, { product, draft, errors })) return { refused: unwritten(unwrittenFor(read.variantErrors, usable.errors), { ...nameOf(item, product), errors }) };
  const plan = planProduct(product, draft, { gate, currency: defaultList(settings)?.currency ?? '' });
  const id = keyId(item, { product, gate, around });
  const stock = stockNotes(item, product ? gate : around.newStock);
  const images = wantedImages(item, { companyId: key.companyId, product, gate, known: product && around.knownImages.get(product.id) });
  const notes = [...notesOf(plan.withheld), ...category.notes, ...id.notes, ...stock, ...textNotes(item, settings), ...unsaidNotes(read.unsaid, plan.withheld), ...skuNotes(item, product), ...images.notes, ...otherNotes(item)];
  return { plan: withKeyId(plan, id.externalId), externalId: id.externalId, setsStock: stock.length === 0, imageUrls: images.urls, errors, notes };
}

/** Wrong input alone is invalid; what belongs to another product is no fault of the input. */
const unwrittenFor = (wrong: readonly ItemError[], taken: readonly ItemError[]): 'FAILED' | 'INVALID' => (wrong.length > 0 && taken.length === 0 ? 'INVALID' : 'FAILED');

/** What people give a product is its own id; what a key gives it is kept beside it. */
const ownId = ({ externalId }: ProductItem, key: KeyWriter): string | undefined => (isOfPeople(key) ? externalId : undefined);

/** A category by its id is sent as `category`. */
const asSent = ({ category }: ProductItem, error: ItemError): ItemError => (category && error.field?.startsWith('category_ids') === true ? { ...error, field: 'category' } : error);

const withKeyId = (plan: ProductPlan, externalId: string | undefined): ProductPlan => (externalId === undefined ? plan : { ...plan, fields: [...plan.fields, 'external_id'], changed: true });

const hasCategories = (product: StoredProduct | undefined): boolean => product !== undefined && product.details.categoryIds.length > 0;

const nameOf = ({ sku }: ProductItem, product: StoredProduct | undefined) => ({ sku: sku ?? product?.facts.sku ?? undefined, productId: product?.id ?? null });

/** The settings with the category of a path, which may be made just now. */
const withCategories = (settings: WriteSettings, { category, categoryPaths }: ProductItem, { categoryIds = [] }: ItemCategory): WriteSettings =>
  (categoryPaths ?? (category && 'path' in category) ? { ...settings, categoryIds: new Set([...settings.categoryIds, ...categoryIds]) } : settings);

/** Whether nothing of an item can be written: a new product without a variant, or none of the variants that it is all about. */
const isEmpty = (item: ProductItem, { product, draft, errors }: { product: StoredProduct | undefined; draft: ProductDraft; errors: readonly ItemError[] }): boolean =>
  draft.variants.length === 0 && (!product || (errors.length > 0 && isVariantsAlone(item)));

/** A SKU changes only through PATCH, which names its product; there it must be free. */
function skuTaken({ target, sku }: ProductItem, product: StoredProduct | undefined, { stored }: Candidates): ItemError[] {
  const others = target && sku !== undefined && sku !== product?.facts.sku ? stored.filter((other) => other !== product) : [];
  if (others.some(({ facts }) => facts.sku === sku)) return [failure('belongs to another product', 'sku')];
  return others.some(({ variants }) => variants.some(({ facts }) => facts.sku === sku)) ? [failure('belongs to a variant of another product', 'sku')] : [];
}

/** The product keeps its SKU, and a new one has a title and a variant. */
function withNames({ item: { target, sku, variants }, product }: { item: ProductItem; product: StoredProduct | undefined }, draft: ProductDraft): ProductDraft {
  if (product) return { ...draft, sku: target ? sku : undefined };
  return { ...draft, title: draft.title ?? sku, variants: variants === undefined && sku !== undefined ? [{ sku }] : draft.variants };
}

/** Whether an item says nothing of the product itself. */
const isVariantsAlone = (item: ProductItem): boolean => Object.entries(item).every(([name, value]) => value === undefined || ['target', 'sku', 'variants', 'ignored', 'externalId'].includes(name));

function keyId({ externalId }: ProductItem, { product, gate, around }: { product: StoredProduct | undefined; gate: Gate; around: Around }): { externalId?: string | undefined; notes: ItemNote[] } {
  if (isOfPeople(around.key)) return { notes: [] }; // theirs is the product's own
  const before = product && around.keyIds.get(product.id);
  if (externalId === undefined || externalId === before) return { notes: [] };
  const refusal = gate({ field: 'external_id', isFilled: before !== undefined });
  return refusal ? { notes: notesOf([{ field: 'external_id', variantSku: null, ...refusal }]) } : { externalId, notes: [] };
}

/** Stock has no field rule, but a system may own it: that of new products too where it owns the catalog's. */
function stockNotes({ variants = [] }: ProductItem, gate: Gate): ItemNote[] {
  const owner = gate({ field: 'stock', isFilled: true })?.owner;
  return owner == null ? [] : variants.flatMap(({ sku, newSku, stock = [] }) => (stock.length === 0 ? [] : [{ field: 'stock', variantSku: newSku ?? sku, kind: 'OWNED', owner } as const]));
}

const skuNotes = ({ target, sku }: ProductItem, product: StoredProduct | undefined): ItemNote[] =>
  (!target && product && sku !== undefined && product.facts.sku !== sku ? [{ field: 'sku', variantSku: null, kind: 'SKU_CHANGE', owner: null }] : []);

const otherNotes = ({ ignored = [], variants = [], cutHtml }: ProductItem): ItemNote[] => [
  ...cutNotes(cutHtml), ...unknownNotes(ignored), ...variants.flatMap(({ sku, newSku, ignored: unknown = [] }) => unknownNotes(unknown, newSku ?? sku)),
];
