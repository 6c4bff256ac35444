import { shift, type Instant } from '#kernel/clock.js';
import { createRandom, type Random } from './random.js';
import { returnSteps, type ReturnStep } from './return-steps.js';

/** A step of a warehouse after it accepted an order, or a return. */
export type WorkStep =
  | { readonly kind: 'pick'; readonly pickedAt: Instant; readonly isShort: boolean; readonly parcels: number }
  | { readonly kind: 'ship'; readonly shippedAt: Instant; readonly tracking: string; readonly inTwo: boolean }
  | { readonly kind: 'shortClose'; readonly reasonCode: string; readonly message: string }
  | ReturnStep;

const HOUR = 3_600_000;
const OF_THE_ACCEPTED = { waiting: 0.12, shortClosed: 0.15, picked: 0.24, pickedThenShortClosed: 0.26 }; // cumulative shares of all
const SHORT = 0.1;
const SEVERAL_PARCELS = 0.12;
const IN_TWO = 0.06;
const REASONS = [
  { reasonCode: 'stock_difference', message: 'The shelf is empty' },
  { reasonCode: 'damaged', message: 'Water damage on the whole shelf' },
] as const;

/** The steps of an accepted order; most are shipped, some returned. */
export function workSteps(seed: number, externalId: string, acceptedAt: Instant): WorkStep[] {
  const random = createRandom(seed, 'work', externalId);
  const chance = random.fraction();
  const shortClose: WorkStep = { kind: 'shortClose', ...random.pick(REASONS) };
  const pickedAt = shift(acceptedAt, random.between(HOUR, 6 * HOUR));
  const pick: WorkStep = { kind: 'pick', pickedAt, isShort: random.chance(SHORT), parcels: random.chance(SEVERAL_PARCELS) ? random.between(2, 3) : 0 };
  if (chance < OF_THE_ACCEPTED.waiting) return [];
  if (chance < OF_THE_ACCEPTED.shortClosed) return [shortClose];
  if (chance < OF_THE_ACCEPTED.picked) return [pick];
  if (chance < OF_THE_ACCEPTED.pickedThenShortClosed) return [pick, shortClose];
  return [pick, ship(random, pickedAt), ...returnSteps(random)];
}

const ship = (random: Random, pickedAt: Instant): WorkStep => ({
  kind: 'ship', shippedAt: shift(pickedAt, random.between(HOUR, 12 * HOUR)), tracking: `1Z${String(random.between(100_000_000, 999_999_999))}`, inTwo: random.chance(IN_TWO),
});
