import { z } from 'zod';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { ProductViewFragment } from '../operations/product-view.generated.js';
import { given } from './given.js';

const ListedPrice = z.object({ price_list: z.string(), price: MoneyField, sale_price: MoneyField.optional(), from: z.string().optional(), to: z.string().optional() });

/** A variant, as models read it; null fields are left out, and one that was never priced has no price. */
export const Variant = z.object({
  sku: z.string(), size: z.string().optional(), color: z.string().optional(), price: MoneyField.optional(), compare_at_price: MoneyField.optional(),
  barcode: z.string().optional(), weight_g: z.int().optional(), cost: MoneyField.optional(), other_prices: z.array(ListedPrice).optional(),
});

type Shown = ProductViewFragment['variants'][number];

/** A variant of the graph. */
export const variantResult = (variant: Shown, detail: 'concise' | 'full'): z.output<typeof Variant> => ({
  sku: variant.sku, ...given({ size: variant.size, color: variant.color }),
  ...given({ price: variant.isUnpriced ? null : moneyField(variant.price), compare_at_price: variant.compareAtPrice && moneyField(variant.compareAtPrice) }),
  ...(detail === 'full' && {
    ...given({ barcode: variant.barcode, weight_g: variant.weightG, cost: variant.cost && moneyField(variant.cost) }),
    other_prices: variant.listedPrices.map(({ priceList, price, salePrice, validFrom, validTo }) => ({ price_list: priceList, price: moneyField(price), ...given({ sale_price: salePrice && moneyField(salePrice), from: validFrom, to: validTo }) })),
  }),
});
