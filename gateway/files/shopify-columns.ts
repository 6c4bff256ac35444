import type { FileColumns } from '#contract/file-columns.js';

/** The columns of an export of products from Shopify, by what they hold. */
export type ShopifyColumn =
  | 'handle' | 'title' | 'description' | 'vendor' | 'type' | 'category' | 'published' | 'status' | 'name1' | 'value1' | 'name2' | 'value2' | 'name3' | 'value3'
  | 'sku' | 'barcode' | 'price' | 'compareAt' | 'cost' | 'grams' | 'unit' | 'image' | 'position' | 'variantImage';

/** Where these columns are. */
export type ShopifyColumns = ReadonlyMap<ShopifyColumn, number>;

/** Their names in lower case, old and new. */
const NAMES: Readonly<Record<string, ShopifyColumn>> = {
  'handle': 'handle', 'url handle': 'handle', 'title': 'title', 'body (html)': 'description', 'body html': 'description', 'description': 'description', 'vendor': 'vendor', 'type': 'type',
  'product category': 'category', 'published': 'published', 'published on online store': 'published', 'status': 'status',
  'option1 name': 'name1', 'option1 value': 'value1', 'option2 name': 'name2', 'option2 value': 'value2', 'option3 name': 'name3', 'option3 value': 'value3',
  'variant sku': 'sku', 'sku': 'sku', 'variant barcode': 'barcode', 'barcode': 'barcode', 'variant price': 'price', 'price': 'price', 'variant compare at price': 'compareAt', 'compare-at price': 'compareAt',
  'cost per item': 'cost', 'variant grams': 'grams', 'weight value (grams)': 'grams', 'variant weight unit': 'unit', 'weight unit for display': 'unit',
  'image src': 'image', 'product image url': 'image', 'image position': 'position', 'variant image': 'variantImage', 'variant image url': 'variantImage',
};

/** What they hold, as columns of our own are named; an option is a size or a colour by the product. */
const HELD: Readonly<Partial<Record<ShopifyColumn, readonly string[]>>> = {
  handle: ['sku', 'external_id'], title: ['title'], description: ['description'], vendor: ['brand'], type: ['product_type'], category: ['category'], status: ['status'], image: ['image_urls'],
  sku: ['variant.sku'], barcode: ['variant.barcode'], price: ['variant.price', 'variant.sale_price'], cost: ['variant.cost'], grams: ['variant.weight'], unit: ['variant.weight_unit'],
};

/** The columns of options: which of them is the size or the colour is each product's own matter. */
const OPTION_VALUES: readonly ShopifyColumn[] = ['value1', 'value2', 'value3'];

/** What these columns are called, by what they hold. */
export function shopifyNames(columns: ShopifyColumns, header: readonly string[]): FileColumns {
  const named = [...columns].map(([column, index]) => ({ column, name: header[index] ?? '' }));
  const options = named.filter(({ column }) => OPTION_VALUES.includes(column)).map(({ name }) => name).join(', ');
  return { ...Object.fromEntries(named.flatMap(({ column, name }) => (HELD[column] ?? []).map((word) => [word, name]))), 'variant.size': options, 'variant.color': options };
}

/** The columns of a table that Shopify exported; undefined for another table. */
export function shopifyColumns(header: readonly string[]): ShopifyColumns | undefined {
  const columns = new Map<ShopifyColumn, number>();
  header.forEach((name, index) => {
    const column = NAMES[name.toLowerCase()];
    if (column && !columns.has(column)) columns.set(column, index);
  });
  return columns.has('handle') && columns.has('value1') && (columns.has('price') || columns.has('image')) ? columns : undefined;
}

/** The columns of such a table that are not read: tags, what is sold where, texts for search engines. */
export const leftOutBy = (columns: ShopifyColumns, header: readonly string[]): readonly string[] => {
  const read = new Set(columns.values());
  return header.filter((name, index) => name !== '' && !read.has(index));
};
