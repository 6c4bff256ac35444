import { shift, type Instant } from '#kernel/clock.js';
import type { ProductInput, VariantInput } from './inputs.js';
import { createRandom } from './random.js';

/** A level as a warehouse reports it. */
export interface StockInput {
  readonly sku: string;
  readonly quantity: number;
  readonly classification: 'SELLABLE' | 'DAMAGED' | 'QUARANTINE';
}

/** Expected stock of an item. */
export interface IncomingInput {
  readonly sku: string;
  readonly arrivals: readonly { readonly quantity: number; readonly expectedAt: Instant }[];
}

/** The warehouse. */
export interface StockPlan {
  readonly seed: number;
  readonly locationCode: string;
  readonly products: readonly ProductInput[];
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const SOLD_OUT = 0.07;
const SCARCE = 0.15;
const DAMAGED = 0.03;
const QUARANTINED = 0.02;
const MOST_INCOMING = 60;
const ANOTHER_ARRIVAL = 0.25;
const IN_STORES = 0.3;

/** The stock of a warehouse: most items in plenty, some scarce or sold out, a few units damaged or in quarantine. */
export function stock({ seed, locationCode, products }: StockPlan): StockInput[] {
  return variantsOf(products).flatMap(({ sku }): StockInput[] => {
    const random = createRandom(seed, 'stock', locationCode, sku);
    const chance = random.fraction();
    const quantity = chance < SOLD_OUT ? 0 : chance < SOLD_OUT + SCARCE ? random.between(1, 5) : random.between(8, 120);
    return [
      { sku, quantity, classification: 'SELLABLE' },
      ...(random.chance(DAMAGED) ? [{ sku, quantity: random.between(1, 3), classification: 'DAMAGED' as const }] : []),
      ...(random.chance(QUARANTINED) ? [{ sku, quantity: random.between(1, 6), classification: 'QUARANTINE' as const }] : []),
    ];
  });
}

/** What a store has in its shelves: a few units of a part of the range. */
export const shelves = ({ seed, locationCode, products }: StockPlan): readonly { readonly sku: string; readonly quantity: number }[] => variantsOf(products).flatMap(({ sku }) => {
  const random = createRandom(seed, 'shelves', locationCode, sku);
  return random.chance(IN_STORES) ? [{ sku, quantity: random.between(1, 6) }] : [];
});

/** The expected stock of a warehouse in the 3 to 40 days after a day, of about 60 items. */
export function incoming({ seed, locationCode, products }: StockPlan, day: Instant): IncomingInput[] {
  const random = createRandom(seed, 'incoming', locationCode);
  return random.several(variantsOf(products), MOST_INCOMING).map(({ sku }) => {
    const first = random.between(3, 20);
    const days = random.chance(ANOTHER_ARRIVAL) ? [first, random.between(first + 1, 39)] : [first];
    return { sku, arrivals: days.map((later) => ({ quantity: random.between(2, 20) * 5, expectedAt: shift(day, later * DAY + random.between(7, 16) * HOUR) })) };
  });
}

const variantsOf = (products: readonly ProductInput[]): VariantInput[] => products.flatMap(({ variants }) => variants);
