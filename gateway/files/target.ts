/** The fields of a product that a column can be, by their names in the catalog API (document 3, H, Import product). */
export const PRODUCT_FIELDS = [
  'sku', 'external_id', 'title', 'description', 'status', 'product_type', 'brand', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition', 'attribute_set',
] as const;

/** The fields of a variant. */
export const VARIANT_FIELDS = ['sku', 'barcode', 'size', 'color', 'cost', 'weight', 'weight_unit'] as const;

/** One of {@link PRODUCT_FIELDS}. */
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** One of {@link VARIANT_FIELDS}. */
export type VariantField = (typeof VARIANT_FIELDS)[number];

/** What a column holds. */
export type Target =
  | { readonly kind: 'product'; readonly field: ProductField }
  /** SKU of the product that the row is a variant of; of a product's own row empty. */
  | { readonly kind: 'parent' }
  /** Several with commas between, or each in a line. */
  | { readonly kind: 'category'; readonly isList?: true }
  | { readonly kind: 'images' }
  | { readonly kind: 'attribute'; readonly code: string }
  | { readonly kind: 'translation'; readonly locale: string; readonly field: 'title' | 'description' }
  /** A weight may be in the unit that its column names. */
  | { readonly kind: 'variant'; readonly field: VariantField; readonly unit?: string }
  /** Of the default list where none is named. */
  | { readonly kind: 'price'; readonly part: 'price' | 'sale_price'; readonly list: string | undefined }
  | { readonly kind: 'stock'; readonly location: string };

/** Every target as it is written, for people who edit a mapping. */
export const TARGET_WORDS: readonly string[] = [
  ...PRODUCT_FIELDS, 'parent_sku', 'category', 'categories', 'image_urls', 'attributes.CODE', 'translations.LOCALE.title', 'translations.LOCALE.description',
  ...VARIANT_FIELDS.map((field) => `variant.${field}`), 'variant.weight.UNIT', 'variant.price', 'variant.sale_price', 'variant.price.LIST', 'variant.sale_price.LIST', 'variant.stock.LOCATION',
];

/** A target as it is written: that of {@link targetOf}. */
export const wordOf = (target: Target): string => ('field' in target ? wordOfField(target) : wordOfOther(target));

function wordOfField(target: Extract<Target, { readonly field: string }>): string {
  if (target.kind === 'product') return target.field;
  return target.kind === 'translation' ? `translations.${target.locale}.${target.field}` : `variant.${target.field}${behind(target.unit)}`;
}

function wordOfOther(target: Exclude<Target, { readonly field: string }>): string {
  switch (target.kind) {
    case 'parent': return 'parent_sku';
    case 'category': return target.isList ? 'categories' : 'category';
    case 'images': return 'image_urls';
    case 'attribute': return `attributes.${target.code}`;
    case 'price': return `variant.${target.part}${behind(target.list)}`;
    case 'stock': return `variant.stock.${target.location}`;
  }
}

const behind = (name: string | undefined): string => (name === undefined ? '' : `.${name}`);

/** The target of a text: `title`, `variant.price`, `attributes.fit`; undefined for what is none. */
export function targetOf(text: string): Target | undefined {
  const [first = '', ...rest] = text.split('.');
  const name = rest.join('.');
  if (first === 'variant') return variantTarget(name);
  if (first === 'attributes') return name === '' ? undefined : { kind: 'attribute', code: name };
  if (first === 'translations') return translationTarget(rest);
  return rest.length > 0 ? undefined : productTarget(first);
}

function productTarget(first: string): Target | undefined {
  if (first === 'parent_sku') return { kind: 'parent' };
  if (first === 'category') return { kind: 'category' };
  if (first === 'categories') return { kind: 'category', isList: true };
  if (first === 'image_urls') return { kind: 'images' };
  const field = PRODUCT_FIELDS.find((known) => known === first);
  return field && { kind: 'product', field };
}

function variantTarget(name: string): Target | undefined {
  const field = VARIANT_FIELDS.find((known) => known === name);
  if (field) return { kind: 'variant', field };
  const end = name.indexOf('.');
  const [part, code] = end === -1 ? [name, undefined] : [name.slice(0, end), name.slice(end + 1)];
  if (code === '') return undefined;
  if (part === 'price' || part === 'sale_price') return { kind: 'price', part, list: code };
  return code === undefined ? undefined : partTarget(part, code);
}

function partTarget(part: string, code: string): Target | undefined {
  if (part === 'weight') return UNITS.has(code) ? { kind: 'variant', field: 'weight', unit: code } : undefined;
  return part === 'stock' ? { kind: 'stock', location: code } : undefined;
}

const UNITS: ReadonlySet<string> = new Set(['g', 'kg', 'lb', 'oz']);

function translationTarget(parts: readonly string[]): Target | undefined {
  const [locale = '', field, ...more] = parts;
  return locale !== '' && more.length === 0 && (field === 'title' || field === 'description') ? { kind: 'translation', locale, field } : undefined;
}
