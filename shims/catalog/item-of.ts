import type { z } from 'zod';
import type { PriceItem, ProductItem, StockItem, VariantItem } from '#contract/product-item.js';
import { OPTION_FIELDS, Price, PRODUCT_FIELDS, StockEntry, TRANSLATION_FIELDS, VARIANT_FIELDS, WEIGHT_UNITS, type AttributeValue, type ImportProduct, type Variant, type VariantChange } from './import-product.js';
import { idOf } from './product-path.js';
import { STATUS_OF_WORD } from './words.js';

type Sent = z.output<typeof ImportProduct>;

/** A product in the core's words; what is empty is left out. */
export function itemOf(sent: Sent): ProductItem {
  const { sku, external_id: externalId, status, category, attributes, translations, image_urls: imageUrls, variants } = sent;
  return defined<ProductItem>({
    sku: value(sku), externalId: value(externalId), title: value(sent.title), description: value(sent.description), status: status ? STATUS_OF_WORD[status] : undefined,
    productType: value(sent.product_type), brand: value(sent.brand), attributeSet: value(sent.attribute_set), modelCode: value(sent.model_code), gender: value(sent.gender), season: value(sent.season),
    color: value(sent.color), material: value(sent.material), madeIn: value(sent.made_in), composition: value(sent.composition),
    category: categoryOf(category), attributes: listed(Object.entries(attributes ?? {}).flatMap(([code, sentValue]) => attributeOf(code, sentValue))),
    translations: listed(Object.entries(translations ?? {}).flatMap(([locale, { title, description }]) => translationOf(locale, value(title), value(description)))),
    imageUrls: listed(imageUrls ?? []), variants: listed((variants ?? []).map(variantOf)),
    ignored: listed(noted([...unknown(sent, READ_PRODUCT), ...Object.entries(translations ?? {}).flatMap(([locale, texts]) => within(`translations.${locale}`, unknown(texts, TRANSLATION_FIELDS)))])),
  });
}

/** A variant in the core's words. */
export const variantOf = (variant: z.output<typeof Variant>): VariantItem => ({ sku: variant.sku, ...variantFields(variant), ignored: listed(unknownOfVariant(variant)) });

/** The fields of a variant beside its SKU. */
export function variantFields({ barcode, size, options, cost, weight, weight_unit: unit, prices, stock }: z.output<typeof VariantChange>): Omit<VariantItem, 'sku'> {
  return {
    barcode: value(barcode), size: value(size) ?? value(options?.size), color: value(options?.color), cost: decimal(cost), weight: decimal(weight), weightUnit: unit ? WEIGHT_UNITS[unit] : undefined,
    prices: listed((prices ?? []).flatMap(priceOf)), stock: listed((stock ?? []).map(stockOf)),
  };
}

/** Stock in the core's words. */
export const stockOf = ({ location, available, expected_available: expected }: z.output<typeof StockEntry>): StockItem =>
  ({ location, available, ...(expected != null && { expectedAvailable: expected }) });

/** The fields of an object that are not of its schema; the first hundred of them. */
export function unknown(sent: object, known: object): readonly string[] {
  const fields = Object.keys(sent);
  return fields.every((field) => isKnown(field, known)) ? NONE : noted(fields.filter((field) => !isKnown(field, known)));
}

const isKnown = (field: string, known: object): boolean => field === 'sku' || Object.hasOwn(known, field);

const NONE: readonly never[] = []; // of most

const [LONGEST_NAME, MOST_NOTED] = [100, 100] as const;

const noted = (fields: readonly string[]): readonly string[] => (fields.length === 0 ? NONE : fields.slice(0, MOST_NOTED).map((field) => field.slice(0, LONGEST_NAME)));

/** The fields of a variant that are not of its schema, those of its parts by their paths. What it is read with beside them (its id, on_hand) is no mistake. */
export const unknownOfVariant = (variant: z.output<typeof VariantChange>): readonly string[] => noted([
  ...unknown(variant, READ_VARIANT), ...within('options', unknown(variant.options ?? NONE, OPTION_FIELDS)), ...each('prices', variant.prices ?? NONE, Price.shape), ...unknownOfStock(variant.stock ?? NONE),
]);

/** The fields of an entry of PUT /stock that are not of its schema. */
export const unknownOfEntry = (entry: object): readonly string[] => unknown(entry, { ...READ_STOCK, variant_id: true });

/** The fields of stock entries that are not of their schema. */
export const unknownOfStock = (stock: readonly object[]): readonly string[] => each('stock', stock, READ_STOCK);

/** What a product is read with beside its fields, and keeps. */
const READ_PRODUCT = { ...PRODUCT_FIELDS, id: true, handle: true, images: true, updated_at: true };
const READ_VARIANT = { ...VARIANT_FIELDS, id: true };
const READ_STOCK = { ...StockEntry.shape, on_hand: true };

const within = (part: string, fields: readonly string[]): readonly string[] => (fields.length === 0 ? NONE : fields.map((field) => `${part}.${field}`));

/** One note a field of a list, however many of its entries have it. */
const each = (part: string, entries: readonly object[], known: object): readonly string[] =>
  (entries.every((entry) => unknown(entry, known).length === 0) ? NONE : within(part, [...new Set(entries.flatMap((entry) => unknown(entry, known)))]));

function priceOf({ price_list: list, currency, price, sale_price: sale }: z.output<typeof Price>): PriceItem[] {
  const [sent, reduced] = [decimal(price), decimal(sale)];
  return sent === undefined && reduced === undefined ? [] : [{ priceList: value(list), currency: value(currency), price: sent, salePrice: reduced }];
}

/** Digits alone are an id, whether sent as a number or as text; `>2027` is the category 2027 at the root. */
function categoryOf(category: string | number | null | undefined): ProductItem['category'] {
  if (typeof category === 'number') return { id: category };
  const sent = (category ?? '').trim();
  const id = idOf(sent);
  if (id !== undefined) return { id };
  const path = (sent.startsWith('>') ? sent.slice(1) : sent).split('>').map((name) => name.trim());
  return path.every((name) => name === '') ? undefined : { path };
}

const attributeOf = (code: string, sent: z.output<typeof AttributeValue>): { code: string; value: string }[] => {
  const written = Array.isArray(sent) ? sent.join(',') : sent == null ? '' : String(sent);
  return written.trim() === '' ? [] : [{ code, value: written }];
};

const translationOf = (locale: string, title: string | undefined, description: string | undefined) =>
  (title === undefined && description === undefined ? [] : [defined<{ locale: string; title?: string | undefined; description?: string | undefined }>({ locale, title, description })]);

const value = (sent: string | null | undefined): string | undefined => (sent == null || sent.trim() === '' ? undefined : sent);

/** A number or decimal text without zeros at its end: 1000.00 is an amount of yen too. */
function decimal(sent: number | string | null | undefined): string | undefined {
  if (sent == null || sent === '') return undefined;
  const written = String(sent);
  if (!written.includes('.') || written.includes('e')) return written;
  let end = written.length;
  while (written[end - 1] === '0') end -= 1;
  return written.slice(0, written[end - 1] === '.' ? end - 1 : end);
}

const listed = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** The fields that have a value. */
function defined<T extends object>(fields: T): T {
  const kept: Partial<T> = {};
  for (const name in fields) if (fields[name] !== undefined) kept[name] = fields[name];
  return kept as T;
}
