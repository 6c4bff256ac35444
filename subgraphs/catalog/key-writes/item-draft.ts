import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';
import { readProductDraft } from '../products/read-product-drafts.js';
import { resolveDraft } from '../products/resolve-drafts.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import { listedOf } from './item-outcome.js';
import type { StoredVariant } from './item-price.js';
import { itemVariant, type VariantReading } from './item-variant.js';
import { submittedOf } from './submitted-of.js';
import type { UnsaidNote } from './unsaid-notes.js';

/** A valid part of an item, and what is wrong with the rest: of its variants, or of the product, which then is not written. */
export interface ItemDraft {
  readonly draft: ProductDraft;
  readonly productErrors: readonly ItemError[];
  readonly variantErrors: readonly ItemError[];
  /** What the caller does not expect of what it sent. */
  readonly unsaid: readonly UnsaidNote[];
}

/** What an item is read with. */
export interface ItemReading extends Pick<VariantReading, 'settings' | 'labels' | 'now'> {
  readonly known: StoredProduct | undefined;
}

/** Read an item; a variant with wrong input is left out, wrong input of the product is the whole item's. */
export function itemDraft(item: ProductItem, { known, ...reading }: ItemReading): ItemDraft {
  const { settings } = reading;
  const [problems, unsaid]: [Problems, UnsaidNote[]] = [new Problems(), []];
  const submitted = submittedOf(item, settings);
  if (item.externalId !== undefined) problems.add(`${ROOT}.externalId`, textProblem(item.externalId, { most: LONGEST_ID }));
  const own = readProductDraft({ ...submitted, variants: [] }, ROOT, problems);
  const storedOf = storedVariants(known);
  const around = { ...reading, problems, unsaid };
  const variants = (item.variants ?? []).map((variant, index) => itemVariant(variant, { path: `${OF_VARIANT}${String(index)}`, stored: storedOf(variant.sku) }, around));
  const draft = resolveDraft({ ...own, variants }, settings, { path: ROOT, problems, known });
  return { ...withoutWrong(draft, problems, (one) => errorAt(one, { item, own: settings.catalog.defaultLocale, translations: submitted.translations ?? [] })), unsaid };
}

/** A draft without its wrong variants, and what is wrong. */
function withoutWrong(draft: ProductDraft, problems: Problems, errorOf: (found: Found) => ItemError): Omit<ItemDraft, 'unsaid'> {
  if (problems.found.size === 0) return { draft, productErrors: [], variantErrors: [] };
  const found = [...problems.found].flatMap(([path, messages]) => messages.map((message): Found => ({ path, message, index: variantIn(path) })));
  const wrong = new Set(found.map(({ index }) => index));
  return {
    draft: { ...draft, variants: draft.variants.filter((_, index) => !wrong.has(index)) },
    productErrors: listedOf(found.filter(({ index }) => index === undefined), errorOf),
    variantErrors: listedOf(found.filter(({ index }) => index !== undefined), errorOf),
  };
}

/** The variants of a product by their SKUs. */
function storedVariants(known: StoredProduct | undefined): (sku: string) => StoredVariant | undefined {
  if (!known) return () => undefined;
  const bySku = new Map(known.variants.map((variant) => [variant.facts.sku, variant]));
  return (sku) => {
    const variant = bySku.get(sku);
    return variant && { facts: variant.facts, prices: known.details.prices.get(variant.id) ?? [] };
  };
}

const ROOT = 'product';
const [LONGEST_ID, LONGEST_FIELD] = [255, 200] as const;

interface Sent {
  readonly item: ProductItem;
  /** The default locale. */
  readonly own: string;
  /** Of the other locales, as they were read. */
  readonly translations: readonly { readonly locale: string }[];
}

interface Found {
  readonly path: string;
  readonly message: string;
  /** The place of the variant that it is about. */
  readonly index: number | undefined;
}

const OF_VARIANT = `${ROOT}.variants.`;

const variantIn = (path: string): number | undefined => (path.startsWith(OF_VARIANT) ? Number.parseInt(path.slice(OF_VARIANT.length), 10) : undefined);

/** `product.variants.2.prices.0.price.amount` is about the price of the third variant, `product.translations.0.title` about the locale of the first translation. */
function errorAt({ path, message, index }: Found, sent: Sent): ItemError {
  const names = path.split('.').slice(1);
  if (index !== undefined) return { field: fieldOf(names.slice(2)), variantSku: sent.item.variants?.[index]?.sku ?? null, message };
  return { field: fieldOf(byLocale(names, sent)), variantSku: null, message };
}

/** Texts are named by their locales, as they are sent; the product's own may be those of the default one. */
function byLocale(names: readonly string[], { item, own, translations }: Sent): readonly string[] {
  const [first, second] = names;
  if (first === 'translations') return names.map((name, at) => (at === 1 ? translations[Number(second)]?.locale ?? name : name));
  return (first === 'title' || first === 'description') && item[first] === undefined ? ['translations', own, first] : names;
}

/** By its names in the catalog API. */
const fieldOf = (names: readonly string[]): string => asSent(names).map((name) => WIRE_NAMES.get(name) ?? name).join('.').slice(0, LONGEST_FIELD);

/** An amount is sent as a number, and the currency beside it. */
function asSent(names: readonly string[]): readonly string[] {
  const [of, last] = [names.at(-2), names.at(-1)];
  if (last === 'amount' || (last === 'value' && of === 'weight')) return names.slice(0, -1);
  return last === 'currency' && (of === 'price' || of === 'salePrice') ? [...names.slice(0, -2), last] : names;
}

/** Names of fields in the catalog API, where they differ. */
const WIRE_NAMES: ReadonlyMap<string, string> = new Map(Object.entries({
  externalId: 'external_id', productType: 'product_type', attributeSet: 'attribute_set', modelCode: 'model_code', madeIn: 'made_in', categoryIds: 'category_ids', priceList: 'price_list', salePrice: 'sale_price',
  weightG: 'weight', newSku: 'sku',
}));
