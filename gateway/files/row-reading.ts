import { amountText } from './amount-text.js';
import { guardedText } from './guarded-text.js';
import type { Target } from './target.js';

/** A variant as it is collected of a row. */
export interface RowVariant {
  readonly fields: Map<string, unknown>;
  readonly prices: Map<string | undefined, Record<string, string>>;
  readonly stock: Map<string, unknown>;
}

/** A product as it is collected of its rows; the first value of a field is its value. */
export interface CollectedProduct {
  readonly fields: Map<string, unknown>;
  readonly attributes: Map<string, string>;
  readonly translations: Map<string, Record<string, string>>;
  readonly images: Set<string>;
  categories: readonly string[];
}

/** Where the cells of a row go. */
export interface Collecting {
  readonly product: CollectedProduct;
  readonly variant: RowVariant;
}

/** Nothing of a variant yet. */
export const noVariant = (): RowVariant => ({ fields: new Map(), prices: new Map(), stock: new Map() });

/** Nothing of a product yet. */
export const noProduct = (): CollectedProduct => ({ fields: new Map(), attributes: new Map(), translations: new Map(), images: new Set(), categories: [] });

/** Take a text for a field of the product: the first one stays. */
function takeOfProduct(target: OfProduct, text: string, product: CollectedProduct): void {
  const { fields, attributes, translations, images } = product;
  switch (target.kind) {
    case 'product': setOnce(fields, target.field, target.field === 'status' ? text.toLowerCase() : text); break;
    case 'attribute': setOnce(attributes, target.code, text); break;
    case 'translation': translations.set(target.locale, { [target.field]: text, ...translations.get(target.locale) }); break;
    case 'images': for (const url of urlsIn(text)) images.add(url); break;
    case 'category': setCategories(product, text, target); break;
  }
}

/** What stands between several categories. */
const BETWEEN = { list: /[,\n]/, lines: /\n/ } as const;

function setCategories(product: CollectedProduct, text: string, { isList }: { readonly isList?: true }): void {
  if (product.categories.length === 0) product.categories = text.split(BETWEEN[isList ? 'list' : 'lines']).map((path) => path.trim()).filter((path) => path !== '');
}

function setOnce<V>(values: Map<string, V>, name: string, value: V): void {
  if (!values.has(name)) values.set(name, value);
}

type OfProduct = Exclude<Target, OfVariant | { readonly kind: 'parent' }>;

type OfVariant = Extract<Target, { readonly kind: 'variant' | 'price' | 'stock' }>;

/** Take a text for what its row says of the variant. */
function takeOfVariant(target: OfVariant, text: string, { fields, prices, stock }: RowVariant): void {
  switch (target.kind) {
    case 'variant': fields.set(target.field, VARIANT_TEXT[target.field]?.(text) ?? text); if (target.unit !== undefined) fields.set('weight_unit', target.unit); break;
    case 'price': prices.set(target.list, { ...prices.get(target.list), [target.part]: amountText(text) }); break;
    case 'stock': stock.set(target.location, /^\d{1,9}$/.test(text) ? Number(text) : text); break;
  }
}

const UNITS: Readonly<Record<string, string>> = { lbs: 'lb', kgs: 'kg', gr: 'g', grams: 'g' };

const VARIANT_TEXT: Readonly<Record<string, (text: string) => string>> = {
  cost: amountText, weight: amountText, weight_unit: (text) => UNITS[text.toLowerCase()] ?? text.toLowerCase(),
};

/** Take a cell for what its column holds; an empty one says nothing. */
export function takeCell(target: Target, cell: string, into: Collecting): void {
  const text = isHtml(target) ? guardedText(cell) : guardedText(cell.trim());
  if (text === '') return;
  if (target.kind === 'variant' || target.kind === 'price' || target.kind === 'stock') takeOfVariant(target, text, into.variant);
  else if (target.kind !== 'parent') takeOfProduct(target, text, into.product); // that says which rows are one product
}

const isHtml = (target: Target): boolean => 'field' in target && target.field === 'description';

/** Addresses with blanks or commas between; an address may have a comma itself. */
function urlsIn(text: string): string[] {
  const urls: string[] = [];
  for (const piece of text.split(/[\s,]/)) {
    if (piece === '') continue;
    if (piece.startsWith('http') || urls.length === 0) urls.push(piece);
    else urls.push(`${urls.pop() ?? ''},${piece}`);
  }
  return urls;
}
