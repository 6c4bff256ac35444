import type { RehearsedStock } from '#contract/product-item.js';
import type { z } from 'zod';
import type { ProductVariant } from './product-variant.js';

type Variant = z.output<typeof ProductVariant>;

/** A variant with the stock that a dry run would set in place of what there is. */
export function withRehearsedStock(variant: Variant, rehearsed: readonly RehearsedStock[] | null): Variant {
  const own = (rehearsed ?? []).filter(({ variantSku }) => variantSku === variant.sku);
  if (own.length === 0) return variant;
  const after = new Map(variant.stock.map((level) => [level.location, level]));
  for (const { locationCode: location, available, onHand } of own) after.set(location, { location, available, on_hand: onHand });
  return { ...variant, stock: [...after.values()].sort((one, other) => (one.location < other.location ? -1 : 1)) };
}
