import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from './inputs.js';
import { isPickup, pickupSteps, type PickupStep } from './pickups.js';
import { createRandom, type Random } from './random.js';
import { voidSteps, type VoidStep } from './void-steps.js';
import { workSteps, type WorkStep } from './work-steps.js';

/** An operation on an order after it was placed. */
export type Step =
  | { readonly kind: 'hold'; readonly reason: string; readonly isFraud?: true }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'reject'; readonly reasonCode: string; readonly message: string }
  | VoidStep
  | PickupStep
  | WorkStep;

const HOUR = 3_600_000;
const OLD_MILLISECONDS = 7 * 24 * HOUR;
const OF_THE_OLD = { cancelled: 0.04, rejected: 0.045, recalled: 0.053, confirmed: 0.06 }; // cumulative shares of all
const OF_THE_NEW = { fraud: 0.06, manual: 0.12, cancelled: 0.16 };
const CANCEL_REASONS = ['customer changed their mind', 'ordered twice', 'wrong size', 'item no longer available'] as const;
const REJECTIONS = [
  { reasonCode: 'out_of_stock', message: 'Not found on its shelf' },
  { reasonCode: 'damaged', message: 'The last unit is damaged' },
] as const;

/** The steps of an order: warehouses have processed those older than a week; the others wait, some on hold, or were cancelled early. The store works its pickups at once. */
export function stepsOf(seed: number, until: Instant, order: PlaceOrderInput): Step[] {
  if (isPickup(order)) return pickupSteps(seed, until, order);
  const { externalId, placedAt, paymentStatus } = order;
  const random = createRandom(seed, 'steps', externalId);
  if (paymentStatus === 'PENDING') return [];
  return placedAt < shift(until, -OLD_MILLISECONDS) ? stepsOfOld(random, { seed, until, externalId, placedAt }) : stepsOfNew(random);
}

function stepsOfOld(random: Random, { seed, until, externalId, placedAt }: { seed: number; until: Instant; externalId: string; placedAt: Instant }): Step[] {
  const chance = random.fraction();
  const cancel: Step = { kind: 'cancel', reason: random.pick(CANCEL_REASONS) };
  const acceptedAt = shift(placedAt, random.between(HOUR, 20 * HOUR));
  const accept: Step = { kind: 'accept', acceptedAt };
  if (chance < OF_THE_OLD.cancelled) return [cancel];
  if (chance < OF_THE_OLD.rejected) return [{ kind: 'reject', ...random.pick(REJECTIONS) }];
  if (chance < OF_THE_OLD.recalled) return [accept, cancel];
  if (chance < OF_THE_OLD.confirmed) return [accept, cancel, { kind: 'shortClose', reasonCode: 'stopped', message: 'Taken off the trolley' }];
  const work = workSteps(seed, externalId, acceptedAt);
  return [accept, ...work.flatMap((step): Step[] => (step.kind === 'ship' ? [step, ...voidSteps(seed, until, { externalId, placedAt })] : [step]))];
}

function stepsOfNew(random: Random): Step[] {
  const chance = random.fraction();
  if (chance < OF_THE_NEW.fraud) return [{ kind: 'hold', reason: 'fraud check', isFraud: true }];
  if (chance < OF_THE_NEW.manual) return [{ kind: 'hold', reason: 'manual: customer asked to change the address' }];
  return chance < OF_THE_NEW.cancelled ? [{ kind: 'cancel', reason: random.pick(CANCEL_REASONS) }] : [];
}
