import { Problems } from '#contract/problems.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';
import { readProductDraft } from '../products/read-product-drafts.js';
import { resolveDraft } from '../products/resolve-drafts.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { WriteSettings } from '../products/write-settings.js';
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
  notePrices(item, { settings, known, problems });
  const submitted = submittedOf(item, settings, known);
  const sent = readProductDraft(submitted, ROOT, problems);
  const draft = resolveDraft(sent, settings, noted);
  const locales: Locales = { own: settings.catalog.defaultLocale, others: submitted.translations?.map(({ locale }) => locale) ?? [] };
  const errors = [...problems.found].flatMap(([path, messages]) => messages.map((message) => errorAt({ path, message }, item, locales)));
  const wrong = new Set(errors.flatMap(({ index }) => index ?? []));
  return {
    draft: { ...draft, variants: draft.variants.flatMap((variant, index) => (wrong.has(index) ? [] : [{ ...variant, newSku: item.variants?.[index]?.newSku }])) },
    productErrors: errors.filter(({ index }) => index === undefined).map(({ error }) => error),
    variantErrors: errors.filter(({ index }) => index !== undefined).map(({ error }) => error),
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

interface Located {
  readonly error: ItemError;
  /** The place of the variant that it is about. */
  readonly index?: number;
}

/** `product.variants.2.prices.0.price.amount` is about the price of the third variant. */
function errorAt({ path, message }: { readonly path: string; readonly message: string }, item: ProductItem, locales: Locales): Located {
  const [, first = '', second = '', ...rest] = path.split('.');
  const field = (names: readonly string[]): string => asSent(names).map((name) => WIRE_NAMES[name] ?? name).join('.');
  if (first !== 'variants' || second === '') return { error: { field: field(byLocale([first, second, ...rest].filter((name) => name !== ''), item, locales)), variantSku: null, message } };
  const index = Number(second);
  return { index, error: { field: field(rest), variantSku: item.variants?.[index]?.sku ?? null, message } };
}

/** The default locale, and those of the translations that are read, in their order. */
interface Locales {
  readonly own: string;
  readonly others: readonly string[];
}

/** Texts are sent by their locales; the product's own may be those of the default one. */
function byLocale(names: readonly string[], item: ProductItem, { own, others }: Locales): readonly string[] {
  const [first, second = '', ...rest] = names;
  if (first === 'translations') return [first, others[Number(second)] ?? second, ...rest].filter((name) => name !== '');
  return (first === 'title' || first === 'description') && item[first] === undefined ? ['translations', own, first] : names;
}

/** An amount is sent as a number, and the currency beside it. */
function asSent(names: readonly string[]): readonly string[] {
  const [of, last] = [names.at(-2), names.at(-1)];
  if (last === 'amount' || (last === 'value' && of === 'weight')) return names.slice(0, -1);
  return last === 'currency' && (of === 'price' || of === 'salePrice') ? [...names.slice(0, -2), last] : names;
}

/** Names of fields in the catalog API, where they differ. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  productType: 'product_type', attributeSet: 'attribute_set', modelCode: 'model_code', madeIn: 'made_in', categoryIds: 'category_ids', priceList: 'price_list', salePrice: 'sale_price', weightG: 'weight', newSku: 'sku',
};
