import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { ItemError, ProductItem } from '#contract/product-item.js';
import { optionCode } from '../attributes/option-code.js';
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
  const noted = { path: ROOT, problems };
  const submitted = submittedOf(item, settings, known);
  notePrices(item, { settings, known, problems });
  noteNames(item, problems);
  const sent = readProductDraft(submitted, ROOT, problems);
  const draft = resolveDraft(sent, settings, noted);
  const errors = [...problems.found].flatMap(([path, messages]) => messages.map((message) => errorAt(path, message, { variants: item.variants, translations: submitted.translations ?? [] })));
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
  readonly variants: ProductItem['variants'];
  /** As they were read. */
  readonly translations: readonly { readonly locale: string }[];
}

interface Located {
  readonly error: ItemError;
  /** The place of the variant that it is about. */
  readonly index?: number;
}

/** `product.variants.2.prices.0.price.amount` is about the price of the third variant, `product.translations.0.title` about the locale of the first translation. */
function errorAt(path: string, message: string, { variants = [], translations = [] }: Sent): Located {
  const [, first = '', second = '', ...rest] = path.split('.');
  const field = (names: readonly string[]): string => asSent(names).map((name) => WIRE_NAMES.get(name) ?? name).join('.').slice(0, LONGEST_FIELD);
  const own = first === 'translations' ? translations[Number(second)]?.locale ?? second : second;
  if (first !== 'variants' || second === '') return { error: { field: field([first, own, ...rest].filter((name) => name !== '')), variantSku: null, message } };
  const index = Number(second);
  return { index, error: { field: field(rest), variantSku: variants[index]?.sku ?? null, message } };
}

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
