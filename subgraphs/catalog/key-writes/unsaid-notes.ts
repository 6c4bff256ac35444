import type { Instant } from '#kernel/clock.js';
import type { ItemNote, ProductItem, VariantItem } from '#contract/product-item.js';
import type { StoredProduct } from '../products/stored-product.js';
import type { Withheld } from '../products/write-gate.js';
import type { WriteSettings } from '../products/write-settings.js';
import { priceGiven } from './item-price.js';

interface Planned {
  readonly settings: WriteSettings;
  readonly known: StoredProduct | undefined;
  readonly withheld: readonly Withheld[];
  readonly now: Instant;
}

/** What a caller does not expect of what it sent: a unit without a weight, a reduced price that ends because the new price is not above it, and a price that holds outside a period alone. */
export function unsaidNotes({ variants = [] }: ProductItem, planned: Planned): ItemNote[] {
  return variants.flatMap((variant) => [...weightNotes(variant, planned), ...priceNotes(variant, planned)]);
}

const nameOf = ({ sku, newSku }: VariantItem): string => newSku ?? sku;

function weightNotes(variant: VariantItem, { known }: Planned): ItemNote[] {
  if (variant.weight !== undefined || variant.weightUnit === undefined || variant.weightUnit === 'G') return []; // g is shown where there is no weight
  const stored = known?.variants.find(({ facts }) => facts.sku === variant.sku)?.facts;
  return stored && stored.weightG !== null ? [] : [{ field: 'weight_unit', variantSku: nameOf(variant), kind: 'NO_WEIGHT', owner: null }];
}

function priceNotes(variant: VariantItem, { settings, known, withheld, now }: Planned): ItemNote[] {
  return (variant.prices ?? []).flatMap((sent): ItemNote[] => {
    const { list, endsSale } = priceGiven(sent, settings, { known, sku: variant.sku });
    const field = list === undefined || list.isDefault ? 'prices' : `prices.${list.code}`;
    const isKept = withheld.some((one) => one.variantSku === variant.sku && one.field === field);
    if (list === undefined || isKept) return [];
    const kinds = [...endsSale ? ['SALE_ENDED' as const] : [], ...hasPeriod(variant, list.code, { known, now }) ? ['PRICE_OF_PERIOD' as const] : []];
    return kinds.map((kind) => ({ field, variantSku: nameOf(variant), kind, owner: null }));
  });
}

/** Whether a price of a period holds in a list, now or later. */
function hasPeriod({ sku }: VariantItem, list: string, { known, now }: Pick<Planned, 'known' | 'now'>): boolean {
  const variant = known?.variants.find(({ facts }) => facts.sku === sku);
  const prices = (variant && known?.details.prices.get(variant.id)) ?? [];
  return prices.some(({ priceList, validFrom, validTo }) => priceList === list && validFrom !== null && (validTo === null || validTo > now));
}
