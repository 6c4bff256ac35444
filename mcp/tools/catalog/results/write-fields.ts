import { z } from 'zod';
import type { ProductChangesInput, VariantInput } from '#contract/schema.generated.js';
import type { ArgumentNames } from '#mcp/argument-names.js';
import { noCurrency } from './explain-currency.js';
import { PRODUCT_STATUS, PRODUCT_STATUSES } from './status-words.js';

const [LONGEST_NAME, LONGEST_HTML, LONGEST_FIELD, LONGEST_CODE, LONGEST_SIZE, LONGEST_AMOUNT, HEAVIEST, MOST] = [255, 65_000, 1000, 60, 60, 20, 10_000_000, 100] as const;

const name = (description: string) => z.string().max(LONGEST_NAME).optional().describe(description);

const SentVariant = z.strictObject({
  sku: z.string().min(1).max(LONGEST_NAME).describe('SKU'), size: z.string().max(LONGEST_SIZE).optional().describe('Size'), color: z.string().max(LONGEST_SIZE).optional().describe('Colour'),
  barcode: name('EAN or UPC'), weight_g: z.int().min(0).max(HEAVIEST).optional().describe('Grams'),
  price: z.string().max(LONGEST_AMOUNT).optional().describe('Such as 19.90'), compare_at_price: z.string().max(LONGEST_AMOUNT).optional().describe('Before reduction'),
});

/** The variants of a product, and the currency of their prices. */
export const VARIANT_FIELDS = {
  variants: z.array(SentVariant).min(1).max(MOST).describe('By SKU'),
  currency: z.string().length(3).optional().describe('The default list\'s'),
};

/** Fields that few writes name, in the graph's names. */
const FURTHER = {
  external_id: 'externalId', handle: 'handle', attribute_set: 'attributeSet', model_code: 'modelCode', gender: 'gender', season: 'season', color: 'color', material: 'material', made_in: 'madeIn', composition: 'composition',
} as const satisfies Readonly<Record<string, keyof ProductChangesInput>>;

const FURTHER_NAMES = ['external_id', 'handle', 'attribute_set', 'model_code', 'gender', 'season', 'color', 'material', 'made_in', 'composition'] as const satisfies readonly (keyof typeof FURTHER)[];

/** Where they are among the arguments, by their names in the graph. */
export const FURTHER_ARGUMENTS: ArgumentNames = { ...Object.fromEntries(Object.entries(FURTHER).map(([name, field]) => [field, `fields.${name}`])), 'variants.*.price.currency': 'currency', 'variants.*.compareAtPrice.currency': 'currency' };

/** The fields of a product that both creating and updating it take. */
export const PRODUCT_FIELDS = {
  description: z.string().max(LONGEST_HTML).optional().describe('HTML'), status: z.enum(PRODUCT_STATUSES).optional().describe('draft when new'), brand: name('Brand'), product_type: name('Kind of product'),
  fields: z.array(z.strictObject({ name: z.enum(FURTHER_NAMES).describe('Field'), value: z.string().max(LONGEST_FIELD).describe('Empty clears') })).max(FURTHER_NAMES.length).optional().describe('Further fields'),
  attributes: z.array(z.strictObject({ code: z.string().max(LONGEST_CODE).describe('Its code'), value: z.string().max(LONGEST_HTML).describe('Text, number, true, date, options; empty clears') })).max(MOST).optional().describe('Others stay'),
};

const Fields = z.object(PRODUCT_FIELDS);

/** Those fields in the graph's names; an empty text clears its field, and what is not given stays. */
export const productChanges = ({ description, status, brand, product_type: productType, attributes, fields = [] }: z.output<typeof Fields>): ProductChangesInput => ({
  description: text(description), status: status && PRODUCT_STATUS[status], brand: text(brand), productType: text(productType), attributes,
  ...Object.fromEntries(fields.map((field) => [FURTHER[field.name], text(field.value)])),
});

/** Variants in the graph's names. Throws BAD_INPUT for a price without a currency: none is assumed. */
export const variantChanges = (variants: readonly z.output<typeof SentVariant>[], currency: string | undefined): VariantInput[] => variants.map(({ sku, size, color, barcode, weight_g: weightG, price, compare_at_price: compareAt }) => ({
  sku, size: text(size), color: text(color), barcode: text(barcode), weightG, price: money(price, currency), compareAtPrice: money(compareAt, currency),
}));

/** An empty text stands for none. */
export const text = (given: string | undefined): string | null | undefined => (given === '' ? null : given);

function money(given: string | undefined, currency: string | undefined): { amount: string; currency: string } | null | undefined {
  const amount = text(given);
  if (amount == null) return amount;
  if (currency === undefined) throw noCurrency();
  return { amount, currency: currency.toUpperCase() };
}
