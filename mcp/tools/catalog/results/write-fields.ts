import { z } from 'zod';
import type { ProductChangesInput, VariantInput } from '#contract/schema.generated.js';
import { PRODUCT_STATUS, PRODUCT_STATUSES } from './status-words.js';

const [LONGEST_NAME, LONGEST_HTML, LONGEST_COMPOSITION, LONGEST_CODE, LONGEST_SIZE, LONGEST_AMOUNT, HEAVIEST, MOST] = [255, 65_000, 1000, 60, 60, 20, 10_000_000, 100] as const;

const name = (description: string) => z.string().max(LONGEST_NAME).optional().describe(description);

const SentVariant = z.strictObject({
  sku: z.string().min(1).max(LONGEST_NAME).describe('Its SKU'), size: z.string().max(LONGEST_SIZE).optional().describe('Size'), color: z.string().max(LONGEST_SIZE).optional().describe('Colour'),
  barcode: name('EAN or UPC'), weight_g: z.int().min(0).max(HEAVIEST).optional().describe('Grams'),
  price: z.string().max(LONGEST_AMOUNT).optional().describe('Default list: 19.90'), compare_at_price: z.string().max(LONGEST_AMOUNT).optional().describe('Before a reduction'),
});

/** The variants of a product, and the currency of their prices. */
export const VARIANT_FIELDS = {
  variants: z.array(SentVariant).min(1).max(MOST).describe('Variants by SKU'),
  currency: z.string().length(3).default('EUR').describe('Of the prices: the default price list\'s'),
};

/** The fields of a product that both creating and updating it take. */
export const PRODUCT_FIELDS = {
  description: z.string().max(LONGEST_HTML).optional().describe('HTML'), status: z.enum(PRODUCT_STATUSES).optional().describe('draft when new'),
  brand: name('Brand'), product_type: name('Kind of product'), external_id: name('Id in another system'), handle: name('In URLs: linen-shirt'),
  attribute_set: z.string().max(LONGEST_CODE).optional().describe('Code of its attribute set'),
  attributes: z.array(z.strictObject({ code: z.string().max(LONGEST_CODE).describe('Attribute'), value: z.string().max(LONGEST_HTML).describe('Text, number, true, date or option codes; empty clears') })).max(MOST).optional().describe('Attribute values; others stay'),
  model_code: name('Maker\'s code'), gender: name('For whom'), season: name('Season'), color: name('Colour'), material: name('Material'), made_in: name('Where made'),
  composition: z.string().max(LONGEST_COMPOSITION).optional().describe('100% linen'),
};

const Fields = z.object(PRODUCT_FIELDS);

/** Those fields in the graph's names; an empty text clears its field, and what is not given stays. */
export const productChanges = (given: z.output<typeof Fields>): ProductChangesInput => ({
  description: text(given.description), status: given.status && PRODUCT_STATUS[given.status], brand: text(given.brand), productType: text(given.product_type), externalId: text(given.external_id), handle: text(given.handle),
  attributeSet: text(given.attribute_set), attributes: given.attributes, modelCode: text(given.model_code), gender: text(given.gender), season: text(given.season), color: text(given.color),
  material: text(given.material), madeIn: text(given.made_in), composition: text(given.composition),
});

/** A variant in the graph's names. */
export const variantChanges = (currency: string) => ({ sku, size, color, barcode, weight_g: weightG, price, compare_at_price: compareAt }: z.output<typeof SentVariant>): VariantInput => ({
  sku, size: text(size), color: text(color), barcode: text(barcode), weightG, price: money(price, currency), compareAtPrice: money(compareAt, currency),
});

/** An empty text stands for none. */
export const text = (given: string | undefined): string | null | undefined => (given === '' ? null : given);

function money(given: string | undefined, currency: string): { amount: string; currency: string } | null | undefined {
  const amount = text(given);
  return amount == null ? amount : { amount, currency: currency.toUpperCase() };
}
