import type { Catalog } from '../catalog/use-catalogs.js';

const PRODUCT = ['sku', 'external_id', 'title', 'description', 'status', 'product_type', 'brand', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition', 'attribute_set', 'parent_sku', 'category', 'categories', 'image_urls'] as const;
const VARIANT = ['sku', 'barcode', 'size', 'color', 'cost', 'weight', 'weight_unit', 'price', 'sale_price'] as const;

/** What a column can hold, by the names that files have, in groups: of the product, its languages and attributes, and of its variants with the price lists and locations that there are. */
export function columnTargets(catalog: Catalog | undefined, locations: readonly string[]): readonly (readonly [group: 'attributes' | 'product' | 'translations' | 'variant', targets: readonly string[]])[] {
  const { locales = [], defaultLocale = '', attributes = [], priceLists = [] } = catalog ?? {};
  return [
    ['product', PRODUCT],
    ['translations', locales.filter(({ code }) => code !== defaultLocale).flatMap(({ code }) => [`translations.${code}.title`, `translations.${code}.description`])],
    ['attributes', attributes.filter(({ code }) => code !== 'size' && code !== 'color').map(({ code }) => `attributes.${code}`)],
    ['variant', [...VARIANT.map((field) => `variant.${field}`), ...['kg', 'g', 'lb', 'oz'].map((unit) => `variant.weight.${unit}`), ...priceLists.filter(({ isDefault }) => !isDefault).flatMap(({ code }) => [`variant.price.${code}`, `variant.sale_price.${code}`]), ...locations.map((code) => `variant.stock.${code}`)]],
  ];
}
