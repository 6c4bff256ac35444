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

type Take<K extends Target['kind']> = (target: Extract<Target, { readonly kind: K }>, text: string, into: Collecting) => void;

const TAKE: { readonly [K in Target['kind']]: Take<K> } = {
  product: ({ field }, text, { product: { fields } }) => { if (!fields.has(field)) fields.set(field, field === 'status' ? text.toLowerCase() : text); },
  category: (_, text, { product }) => { if (product.categories.length === 0) product.categories = text.split('\n').map((path) => path.trim()).filter((path) => path !== ''); },
  images: (_, text, { product: { images } }) => { for (const url of urlsIn(text)) images.add(url); },
  attribute: ({ code }, text, { product: { attributes } }) => { if (!attributes.has(code)) attributes.set(code, text); },
  translation: ({ locale, field }, text, { product: { translations } }) => {
    const texts = translations.get(locale) ?? {};
    texts[field] ??= text;
    translations.set(locale, texts);
  },
  variant: ({ field }, text, { variant: { fields } }) => { fields.set(field, VARIANT_TEXT[field]?.(text) ?? text); },
  price: ({ part, list }, text, { variant: { prices } }) => { prices.set(list, { ...prices.get(list), [part]: amountText(text) }); },
  stock: ({ location }, text, { variant: { stock } }) => { stock.set(location, /^\d{1,9}$/.test(text) ? Number(text) : text); },
};

const UNITS: Readonly<Record<string, string>> = { lbs: 'lb', kgs: 'kg', gr: 'g', grams: 'g' };

const VARIANT_TEXT: Readonly<Record<string, (text: string) => string>> = {
  cost: amountText, weight: amountText, weight_unit: (text) => UNITS[text.toLowerCase()] ?? text.toLowerCase(),
};

/** Take a cell for what its column holds; an empty one says nothing. */
export function takeCell(target: Target, cell: string, into: Collecting): void {
  const text = isHtml(target) ? guardedText(cell) : guardedText(cell.trim());
  if (text !== '') takers(target)(text, into);
}

/** What takes a text for what a column holds. */
function takers(target: Target): (text: string, into: Collecting) => void {
  switch (target.kind) {
    case 'product': return (text, into) => { TAKE.product(target, text, into); };
    case 'category': return (text, into) => { TAKE.category(target, text, into); };
    case 'images': return (text, into) => { TAKE.images(target, text, into); };
    case 'attribute': return (text, into) => { TAKE.attribute(target, text, into); };
    case 'translation': return (text, into) => { TAKE.translation(target, text, into); };
    case 'variant': return (text, into) => { TAKE.variant(target, text, into); };
    case 'price': return (text, into) => { TAKE.price(target, text, into); };
    case 'stock': return (text, into) => { TAKE.stock(target, text, into); };
  }
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
