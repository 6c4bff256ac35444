import type { Catalog } from '../catalog/use-catalogs.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { attributeText } from './attribute-text.js';
import type { ProductView, Variant } from './use-product.js';

/** How a product is written for people. */
export interface Written {
  readonly words: CatalogWords;
  readonly catalog: Catalog;
}

const FACTS = ['sku', 'externalId', 'handle', 'productType', 'brand', 'modelCode', 'gender', 'season', 'color', 'material', 'madeIn', 'composition'] as const;

/** A product by the names that people know its values by, for a difference between two of them. */
export function shownProduct(product: ProductView, { words, catalog }: Written): object {
  const { fields } = words;
  return {
    ...textsOf(product, { words, catalog }),
    [fields.status]: words.statuses[product.status],
    ...Object.fromEntries(FACTS.map((name) => [fields[name], product[name]])),
    [fields.attributeSet]: catalog.attributeSets.find(({ code }) => code === product.attributeSet)?.name ?? product.attributeSet,
    ...Object.fromEntries(product.attributes.map(({ code, value }) => [catalog.attributes.find((one) => one.code === code)?.label ?? code, attributeText(catalog, code, value)])),
    [words.categories]: product.categories.map(({ path }) => path).toSorted(),
    [words.images]: Object.fromEntries(product.images.map(({ id, position, alt }) => [words.imageNumber(String(id)), { [words.place]: position, [words.alt]: alt }])),
    [words.variants]: Object.fromEntries(product.variants.map((variant) => [variant.sku, shownVariant(variant, { words, catalog })])),
    [fields.metadata]: Object.fromEntries(product.metadata.map(({ namespace, key, value }) => [`${namespace}.${key}`, value])),
  };
}

/** Its texts by their languages. */
function textsOf({ title, description, translations }: ProductView, { words: { fields }, catalog: { locales, defaultLocale } }: Written): object {
  const texts = (own: { readonly title: string | null; readonly description: string | null } | undefined): object => ({ [fields.title]: own?.title, [fields.description]: own?.description });
  return Object.fromEntries(locales.map(({ code, name }) => [name, texts(code === defaultLocale ? { title, description } : translations.find(({ locale }) => locale === code))]));
}

function shownVariant(variant: Variant, { words: { fields }, catalog: { priceLists } }: Written): object {
  const { barcode, size, color, weight, weightG, cost, isUnpriced, price, compareAtPrice, listedPrices } = variant;
  return {
    [fields.barcode]: barcode, [fields.size]: size, [fields.color]: color, [fields.weight]: weightText(weight, weightG), [fields.cost]: moneyText(cost),
    [fields.price]: isUnpriced ? null : moneyText(price), [fields.compareAtPrice]: moneyText(compareAtPrice),
    ...Object.fromEntries(listedPrices.map((one) => [[priceLists.find(({ code }) => code === one.priceList)?.name ?? one.priceList, one.validFrom?.slice(0, 10)].filter((part) => part !== undefined).join(' '), [moneyText(one.price), moneyText(one.salePrice)].filter((text) => text !== null).join(' → ')])),
  };
}

/** An amount as it is kept. */
export const moneyText = (money: { readonly amount: string; readonly currency: string } | null): string | null => money && `${money.amount} ${money.currency}`;

/** A weight in the unit that it was given in. */
export const weightText = (weight: Variant['weight'], weightG: number | null): string | null => (weight ? `${weight.value} ${weight.unit.toLowerCase()}` : weightG === null ? null : `${String(weightG)} g`);
