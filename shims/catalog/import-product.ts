import { z } from 'zod';
import { atMost } from './at-most.js';
import { STATUS_OF_WORD } from './words.js';

const [MOST_VARIANTS, MOST_PRICES, MOST_STOCK, MOST_IMAGES, MOST_ATTRIBUTES, MOST_LOCALES] = [1000, 100, 200, 100, 500, 100] as const;
const [LONGEST_URL, LONGEST_NAME, LONGEST_HTML, MOST_UNITS] = [1000, 255, 65_000, 10_000_000] as const;

/** A value that may be empty: nothing that is absent, null or empty clears a field (document 3, H, Conventions). */
const given = <S extends z.ZodType>(schema: S, error: string) => z.union([schema, z.literal('')], { error }).nullish();

const text = z.string().nullish();
const name = z.string().max(LONGEST_NAME, `must have at most ${String(LONGEST_NAME)} characters`);
const html = z.string().max(LONGEST_HTML, `must have at most ${String(LONGEST_HTML)} characters`).nullish();
const amount = z.union([z.number(), z.string()]).refine(isDecimal, { error: ({ input }) => amountProblem(input) }).nullish();
const units = z.int({ error: ({ code, input }) => (code === 'invalid_type' && input !== undefined ? `must be a whole number from 0 to ${String(MOST_UNITS)}` : undefined) }).min(0).max(MOST_UNITS);
/** Units of weight, as the graph names them. */
export const WEIGHT_UNITS = { g: 'G', kg: 'KG', lb: 'LB', oz: 'OZ' } as const;

/** A price as it is sent; the shape prices are read in. */
export const Price = z.looseObject({
  price_list: text.describe('Code of the list; the default one unless given.'),
  currency: text.describe('That of the list unless given.'),
  price: amount.describe('The one there is stays unless given.'),
  sale_price: amount.describe('The reduced price. Not above the price. The one there is stays unless given, and ends where it is not below the new price; the same as price ends it.'),
});

/** Stock as it is sent. */
export const StockEntry = z.looseObject({
  location: z.string().describe('Code of the location.'),
  available: units.describe('Replaces the quantity at the location.'),
  expected_available: units.nullish().describe('Written only while this is the quantity.'),
});

/** Options of a variant, as they are read. */
export const OPTION_FIELDS = { size: text, color: text };

/** The fields of a variant beside its SKU. */
export const VARIANT_FIELDS = {
  barcode: text, size: text.describe('An unknown one makes an option.'), options: z.looseObject(OPTION_FIELDS).nullish().describe('Codes or labels; the shape options are read in. A size beside them is the one that is taken. An unknown one makes an option.'), cost: amount,
  weight: z.union([z.number(), z.string()]).refine(isDecimal, 'must be a number of 0 or more').nullish(),
  weight_unit: given(z.enum(Object.keys(WEIGHT_UNITS) as [keyof typeof WEIGHT_UNITS]), 'must be g, kg, lb or oz').describe('That of the present weight unless given; g where there is none.'),
  prices: atMost(MOST_PRICES, z.array(Price).max(MOST_PRICES)).nullish(),
  stock: atMost(MOST_STOCK, z.array(StockEntry).max(MOST_STOCK).superRefine(once)).nullish(),
};

/** A variant as it is sent with its product. */
export const Variant = z.looseObject({ sku: name.min(1, 'must not be empty').describe('Identifies it; case-sensitive.'), ...VARIANT_FIELDS });

/** A variant as it is changed: its SKU only where it gets another. */
export const VariantChange = z.looseObject({ sku: name.nullish().describe('The SKU it is to have.'), ...VARIANT_FIELDS }).meta({ id: 'VariantChange' });

/** A variant that is added. */
export const NewVariant = Variant.meta({ id: 'NewVariant' });

/** Texts in a language. */
export const TRANSLATION_FIELDS = { title: text, description: html };

/** The value of an attribute as it is sent. */
export const AttributeValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())], { error: 'must be a text, number, true or false, or a list of texts' }).nullish();

/** The fields of a product beside its SKU. */
export const PRODUCT_FIELDS = {
  external_id: name.nullish().describe('The id this key gives the product.'), title: text, description: html.describe('HTML; what could act in a page is taken out.'),
  status: given(z.enum(Object.keys(STATUS_OF_WORD) as [keyof typeof STATUS_OF_WORD]), 'must be draft, active or archived'), product_type: text, brand: text,
  category: z.union([z.int(), z.string()], { error: 'must be a path of names joined by >, or an id' }).nullish().describe('A path of names joined by >, made where it is missing, or an id, which digits alone are (>2027 is the name 2027); replaces the categories.'),
  model_code: text, gender: text, season: text, color: text, material: text, made_in: text, composition: text, attribute_set: text.describe('Code of the set.'),
  attributes: atMost(MOST_ATTRIBUTES, z.record(z.string(), AttributeValue)).nullish().describe('By attribute code; options by their codes, several with commas between.'),
  translations: atMost(MOST_LOCALES, z.record(z.string(), z.looseObject(TRANSLATION_FIELDS))).nullish().describe('By locale.'),
  image_urls: atMost(MOST_IMAGES, z.array(z.string().max(LONGEST_URL).regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address')).max(MOST_IMAGES)).nullish(),
  variants: atMost(MOST_VARIANTS, z.array(Variant).max(MOST_VARIANTS)).nullish(),
};

/** A product as it is sent (document 3, H, Import product). */
export const ImportProduct = z.looseObject({ sku: name.nullish().describe('Identifies it; case-sensitive.'), ...PRODUCT_FIELDS }).meta({ id: 'ImportProduct' });

/** A product that is named by its SKU. */
export const NewProduct = ImportProduct.extend({ sku: name.min(1, 'must not be empty') }).meta({ id: 'NewProduct' });

/** Two entries for one location of a variant are a mistake of the caller (decisions 3, H). */
export function once(entries: readonly { readonly location: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  entries.forEach(({ location }, index) => {
    if (seen.has(location)) context.addIssue({ code: 'custom', path: [index, 'location'], message: 'is named by an earlier entry' });
    seen.add(location);
  });
}

/** A decimal number of 0 or more, as a number or text; empty for none. */
function isDecimal(sent: number | string): boolean {
  return sent === '' || /^\d{1,12}(?:\.\d{1,6})?$/.test(String(sent));
}

/** `1,234` is read in two ways. */
function amountProblem(sent: unknown): string {
  const [, whole, rest] = typeof sent === 'string' ? /^(\d{1,3}),(\d{3})$/.exec(sent.trim()) ?? [] : [];
  if (whole === undefined || rest === undefined) return 'must be an amount of 0 or more, such as 59.90';
  return `may be either ${whole}.${rest} or ${whole}${rest}: write ${whole}${rest} or ${whole}.${rest.slice(0, 2)}`;
}
