import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';
import { optionCode } from '../attributes/option-code.js';
import { readProductDraft } from '../products/read-product-drafts.js';
import { resolveDraft } from '../products/resolve-drafts.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { WriteSettings } from '../products/write-settings.js';
import { listedOf } from './item-outcome.js';
import { priceGiven } from './item-price.js';
import { submittedOf } from './submitted-of.js';

/** A valid part of an item, and what is wrong with the rest: of its variants, or of the product, which then is not written. */
export interface ItemDraft {
  readonly draft: ProductDraft;
  readonly productErrors: readonly ItemError[];
  readonly variantErrors: readonly ItemError[];
}

/** Read an item; a variant with wrong input is left out, wrong input of the product is the whole item's. */
export function itemDraft(item: ProductItem, settings: WriteSettings, known: StoredProduct | undefined): ItemDraft {
  const problems = new Problems();
  const noted = { path: ROOT, problems, known };
  const submitted = submittedOf(item, settings, known);
  notePrices(item, { settings, known, problems });
  noteNames(item, problems);
  const sent = readProductDraft(submitted, ROOT, problems);
  const draft = resolveDraft(sent, settings, noted);
  const found = [...problems.found].flatMap(([path, messages]) => messages.map((message): Found => ({ path, message, index: variantIn(path) })));
  const wrong = new Set(found.map(({ index }) => index));
  const errors = (some: readonly Found[]): ItemError[] => listedOf(some, (one) => errorAt(one, { item, own: settings.catalog.defaultLocale, translations: submitted.translations ?? [] }));
  return {
    draft: { ...draft, variants: draft.variants.flatMap((variant, index) => (wrong.has(index) ? [] : [{ ...variant, newSku: item.variants?.[index]?.newSku }])) },
    productErrors: errors(found.filter(({ index }) => index === undefined)),
    variantErrors: errors(found.filter(({ index }) => index !== undefined)),
  };
}

const ROOT = 'product';

/** A reduced price needs a price that is above it. */
function notePrices({ variants = [] }: ProductItem, { settings, known, problems }: { readonly settings: WriteSettings; readonly known: StoredProduct | undefined; readonly problems: Problems }): void {
  variants.forEach(({ sku, prices = [] }, index) => { prices.forEach((sent, at) => {
    const { list, price, isSaleAbove } = priceGiven(sent, settings, { known, sku });
    const path = `${ROOT}.variants.${String(index)}.prices.${String(at)}`;
    if (list && price === undefined) problems.add(`${path}.price`, 'is required: the variant has no price in this list');
    if (list && isSaleAbove) problems.add(`${path}.salePrice`, 'must not be above the price');
  }); });
}

const [LONGEST_ID, LONGEST_FIELD] = [255, 200] as const;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The id of the key, which is none of the draft, and the sizes and colours that would be an option without a code. */
function noteNames({ externalId, variants = [] }: ProductItem, problems: Problems): void {
  if (externalId !== undefined) problems.add(`${ROOT}.externalId`, textProblem(externalId, { most: LONGEST_ID }));
  variants.forEach((variant, index) => {
    for (const field of ['size', 'color'] as const) {
      const named = variant[field];
      if (named !== undefined && !LETTER_OR_DIGIT.test(named) && optionCode(named) === '') problems.add(`${ROOT}.variants.${String(index)}.${field}`, 'must have a letter or digit');
    }
  });
}

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
