import { Problems } from '#contract/problems.js';
import type { Attribute } from '../attributes/attribute.js';
import { attributeText, readAttributeValue, type ReadValue } from './attribute-value.js';
import type { PathOf } from './match-products.js';
import type { PriceDraft, ProductDraft, SentDraft, SentPrice, SentVariant, VariantDraft } from './product-draft.js';
import type { AttributeValue } from './product.js';
import type { StoredProduct } from './stored-product.js';
import { defaultList, type WriteSettings } from './write-settings.js';

/** The drafts with what they name of their catalog looked up; throws BAD_INPUT with everything that the catalog does not have. */
export function resolveDrafts(drafts: readonly SentDraft[], settings: WriteSettings, { known, path }: { readonly known: readonly (Described | undefined)[]; readonly path: PathOf }): ProductDraft[] {
  const problems = new Problems();
  const resolved = drafts.map((draft, index) => resolveDraft(draft, settings, { path: path(index), problems, known: known[index] }));
  problems.refuse();
  return resolved;
}

/** A product that is stored. */
type Described = Pick<StoredProduct, 'facts'>;

/** Where problems are noted. */
export interface Noted {
  readonly path: string;
  readonly problems: Problems;
}

/** One draft with what it names of its catalog looked up; what the catalog does not have is noted. */
export function resolveDraft(draft: SentDraft, settings: WriteSettings, { path, problems, known }: Noted & { readonly known: Described | undefined }): ProductDraft {
  problems.add(`${path}.attributeSet`, setProblem(draft.attributeSet, settings, known));
  draft.categoryIds?.forEach((id, index) => { if (!settings.categoryIds.has(id)) problems.add(`${path}.categoryIds.${String(index)}`, 'is not a category of this catalog'); });
  for (const locale of Object.keys(draft.translations ?? {})) problems.add(`${path}.translations.${locale}`, localeProblem(locale, settings));
  return {
    ...draft, attributes: resolveAttributes(draft.attributes ?? {}, settings, { path: `${path}.attributes`, problems, known }),
    variants: draft.variants.map((variant, index) => resolveVariant(variant, settings, { path: `${path}.variants.${String(index)}`, problems })),
  };
}

/** A set that was removed stays the product's until it is given another: what was read can be written back. */
const setProblem = (code: string | null | undefined, { attributeSets }: WriteSettings, known: Described | undefined): string | undefined =>
  (code == null || attributeSets.has(code) || code === known?.facts.attributeSet ? undefined : 'is not an attribute set of this catalog');

function localeProblem(locale: string, { catalog }: WriteSettings): string | undefined {
  if (locale === catalog.defaultLocale) return 'is the default locale: its texts are the product\'s own title and description';
  return catalog.locales.some(({ code }) => code === locale) ? undefined : `is not a locale of this catalog; it has ${catalog.locales.map(({ code }) => code).join(', ')}`;
}

/** A value of an option that was taken out stays the product's until it is given another: what was read can be written back. */
function valueOf(attribute: Attribute, text: string | null, stored: AttributeValue | undefined): ReadValue | { readonly value: null } {
  if (stored !== undefined && text === attributeText(stored)) return { value: stored };
  return text === null || text.trim() === '' ? { value: null } : readAttributeValue(attribute, text);
}

function resolveAttributes(given: Readonly<Record<string, string | null>>, { attributes }: WriteSettings, { path, problems, known }: Noted & { readonly known: Described | undefined }): Readonly<Record<string, AttributeValue | null>> {
  return Object.fromEntries(Object.entries(given).flatMap(([code, text]): [string, AttributeValue | null][] => {
    const attribute = attributes.get(code);
    const read = attribute && valueOf(attribute, text, known?.facts.attributes[code]);
    if (!read) problems.add(`${path}.${code}`, 'is not an attribute of this catalog');
    else if ('problem' in read) problems.add(`${path}.${code}`, read.problem);
    return read && 'value' in read ? [[code, read.value]] : [];
  }));
}

/** A price of the default list outside all periods is the variant's own. */
function resolveVariant(sent: SentVariant, settings: WriteSettings, { path, problems }: Noted): VariantDraft {
  const { sku, newSku, barcode, size, color, imageUrl, weightG, weight, weightUnit, costMinor, prices = NONE } = sent;
  prices.forEach((price, index) => { problems.addOf(path, `prices.${String(index)}`, priceProblem(price, settings)); });
  const main = defaultList(settings)?.code;
  problems.addOf(path, 'price', currencyProblem(sent.currency, settings));
  const own = prices.find(({ priceList, validFrom }) => priceList === main && validFrom === null);
  if (own && sent.priceMinor !== undefined) problems.addOf(path, 'prices', `must not name ${own.priceList} beside price`);
  const { priceMinor, compareAtMinor, currency, isUnpriced } = own ? ownPrice(own) : sent;
  const others = prices.length === (own ? 1 : 0) ? NONE : prices.filter((price) => price !== own).map(({ priceList, validFrom, price }): PriceDraft => ({ priceList, validFrom, price }));
  return { sku, newSku, barcode, size, color, imageUrl, weightG, weight, weightUnit, costMinor, priceMinor, compareAtMinor, currency, isUnpriced, prices: others };
}

/** A price that names no list is in the currency of the default one. */
function currencyProblem(currency: string | undefined, settings: WriteSettings): string | undefined {
  const list = currency === undefined ? undefined : defaultList(settings);
  return list === undefined || currency === list.currency ? undefined : `must be in ${list.currency}, the currency of ${list.code}`;
}

const NONE: readonly never[] = [];

function priceProblem({ priceList, currency }: SentPrice, { priceLists }: WriteSettings): string | undefined {
  const list = priceLists.get(priceList);
  if (!list) return `names no price list of this catalog; it has ${[...priceLists.keys()].join(', ')}`;
  return currency === null || currency === list.currency ? undefined : `must be in ${list.currency}, the currency of ${priceList}`;
}

/** The variant's own price is the one to pay, beside the one before the reduction. */
function ownPrice({ price, currency }: SentPrice): Partial<Pick<VariantDraft, 'priceMinor' | 'compareAtMinor' | 'currency' | 'isUnpriced'>> {
  if (!price || currency === null) return { isUnpriced: true };
  return { priceMinor: price.saleMinor ?? price.priceMinor, compareAtMinor: price.saleMinor === null ? null : price.priceMinor, currency };
}
