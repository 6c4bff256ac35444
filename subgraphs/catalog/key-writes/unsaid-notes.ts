import type { Instant } from '#kernel/clock.js';
import type { ItemNote, VariantItem } from '#contract/product-item.js';
import type { Withheld } from '../products/write-gate.js';
import type { GivenPrice, StoredVariant } from './item-price.js';

/** A note of what a caller does not expect of what it sent; the variant by the SKU that it has. */
export interface UnsaidNote {
  readonly sku: string;
  readonly note: ItemNote;
}

const NONE: readonly never[] = [];

const noteOf = ({ sku, newSku }: VariantItem, kind: ItemNote['kind'], field: string): UnsaidNote => ({ sku, note: { field, variantSku: newSku ?? sku, kind, owner: null } });

/** A unit without a weight. */
export function weightNotes(variant: VariantItem, stored: StoredVariant | undefined): readonly UnsaidNote[] {
  if (variant.weight !== undefined || variant.weightUnit === undefined || variant.weightUnit === 'G') return NONE; // g is shown where there is no weight
  return stored && stored.facts.weightG !== null ? NONE : [noteOf(variant, 'NO_WEIGHT', 'weight_unit')];
}

interface AtWrite {
  readonly stored: StoredVariant | undefined;
  readonly now: Instant;
}

/** A reduced price that ends because the new price is not above it, and a price that holds outside a period alone. */
export const priceNotes = (variant: VariantItem, prices: readonly { readonly given: GivenPrice }[], { stored, now }: AtWrite): readonly UnsaidNote[] => prices.flatMap(({ given: { list, endsSale } }): readonly UnsaidNote[] => {
  if (list === undefined) return NONE;
  const isOfPeriod = hasPeriod(stored, list.code, now);
  if (!endsSale && !isOfPeriod) return NONE;
  const field = list.isDefault ? 'prices' : `prices.${list.code}`;
  return [...endsSale ? [noteOf(variant, 'SALE_ENDED', field)] : [], ...isOfPeriod ? [noteOf(variant, 'PRICE_OF_PERIOD', field)] : []];
});

/** Whether a price of a period holds in a list, now or later. */
const hasPeriod = (stored: StoredVariant | undefined, list: string, now: Instant): boolean =>
  stored?.prices.some(({ priceList, validFrom, validTo }) => priceList === list && validFrom !== null && (validTo === null || validTo > now)) === true;

/** The notes that are not about fields that keep their values. */
export const unsaidNotes = (notes: readonly UnsaidNote[], withheld: readonly Withheld[]): ItemNote[] =>
  notes.flatMap(({ sku, note }) => (note.kind !== 'NO_WEIGHT' && withheld.some((one) => one.variantSku === sku && one.field === note.field) ? [] : [note]));
