import { z } from 'zod';
import type { WeightUnit } from '#contract/schema.generated.js';
import { amountText } from './amount.js';
import type { CatalogVariantFragment } from './operations/catalog-variant.generated.js';

const amount = z.string().describe('At least two decimals: 59.90.');

/** Document 3, H: a price of a variant. */
const ListedPrice = z.object({ price_list: z.string(), currency: z.string(), price: amount, sale_price: amount.nullable() }).meta({ id: 'Price' });

/** Document 3, H: the stock of a variant at a location. */
const LocationStock = z.object({ location: z.string(), available: z.int().describe('What may be sold.'), on_hand: z.int() }).meta({ id: 'Stock' });

const WEIGHT_WORD = { G: 'g', KG: 'kg', LB: 'lb', OZ: 'oz' } as const satisfies Record<WeightUnit, string>;

/** Document 3, H: Variant. */
export const ProductVariant = z.object({
  id: z.uuid(),
  sku: z.string(),
  barcode: z.string().nullable(),
  options: z.record(z.string(), z.string()).describe('Codes of options by the codes of their attributes.'),
  cost: amount.nullable(),
  weight: z.number().nullable(),
  weight_unit: z.enum(Object.values(WEIGHT_WORD)).describe('g where there is no weight.'),
  prices: z.array(ListedPrice).describe('The prices that hold now, one a price list.'),
  stock: z.array(LocationStock).describe('By location, where it has or had any.'),
}).meta({ id: 'Variant' });

type Shown = z.output<typeof ProductVariant>;

/** Variant as document 3, H shows it. */
export const variantJson = ({ id, sku, barcode, sizeOption, colorOption, cost, weight, weightUnit, prices, variant }: CatalogVariantFragment): Shown => ({
  id,
  sku,
  barcode,
  options: optionsJson(sizeOption, colorOption),
  cost: cost === null ? null : amountText(cost),
  weight: weight === null ? null : Number(weight),
  weight_unit: WEIGHT_WORD[weightUnit],
  prices: prices.map(priceJson),
  stock: variant.stock.map(({ locationCode, available, onHand }) => ({ location: locationCode, available, on_hand: onHand })),
});

function optionsJson(size: string | null, color: string | null): Shown['options'] {
  const options: Record<string, string> = {};
  if (size !== null) options['size'] = size;
  if (color !== null) options['color'] = color;
  return options;
}

const priceJson = ({ priceList, currency, price, salePrice }: CatalogVariantFragment['prices'][number]): Shown['prices'][number] =>
  ({ price_list: priceList, currency, price: amountText(price), sale_price: salePrice === null ? null : amountText(salePrice) });
