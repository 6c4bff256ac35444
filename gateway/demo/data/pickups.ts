import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from './inputs.js';
import type { LocationCode } from './locations.js';
import { createRandom } from './random.js';
import type { WorkStep } from './work-steps.js';

/** A step of the store with an order that its customer collects. */
export type PickupStep =
  | { readonly kind: 'accept'; readonly acceptedAt: Instant }
  | Extract<WorkStep, { kind: 'pick' }>
  | { readonly kind: 'ready' | 'collect' };

const STORE: LocationCode = 'MILANO';
const SHARE = 0.4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RECENT_MILLISECONDS = 7 * DAY;
const OLDER_MILLISECONDS = 4 * DAY;
/** How far the store has come with a pickup, each after one step more. */
const ENDS = ['waiting', 'accepted', 'picked', 'ready', 'collected'] as const;

/** The order as its customer collects it in the Milano store, if it is one of the recent Italian ones that are pickups. */
export function asPickup(order: PlaceOrderInput, { seed, until }: { readonly seed: number; readonly until: Instant }): PlaceOrderInput {
  const isRecent = order.placedAt >= shift(until, -RECENT_MILLISECONDS);
  if (!isRecent || order.shippingAddress.countryCode !== 'IT' || !createRandom(seed, 'click and collect', order.externalId).chance(SHARE)) return order;
  return {
    ...order, paymentStatus: 'PAID',
    shipping: { methodCode: 'pickup', methodName: 'Pickup in the Milano store', type: 'STANDARD', price: { amount: '0.00', currency: order.currency } },
    lines: order.lines.map((line) => ({ ...line, locationCode: STORE })),
  };
}

/** Whether an order is collected by its customer. */
export const isPickup = ({ shipping: { methodCode } }: Pick<PlaceOrderInput, 'shipping'>): boolean => methodCode === 'pickup';

/** The steps of a pickup; one of the last day is still waiting, and an older one is at least ready for its customer. */
export function pickupSteps(seed: number, until: Instant, { externalId, placedAt }: Pick<PlaceOrderInput, 'externalId' | 'placedAt'>): PickupStep[] {
  const random = createRandom(seed, 'pickup work', externalId);
  const end = random.pick(endsAt(until, placedAt));
  const acceptedAt = shift(placedAt, random.between(HOUR, 3 * HOUR));
  const pickedAt = shift(acceptedAt, random.between(HOUR, 6 * HOUR));
  const all: readonly PickupStep[] = [{ kind: 'accept', acceptedAt }, { kind: 'pick', pickedAt, isShort: false, parcels: 0 }, { kind: 'ready' }, { kind: 'collect' }];
  return all.slice(0, ENDS.indexOf(end));
}

function endsAt(until: Instant, placedAt: Instant): readonly (typeof ENDS)[number][] {
  if (placedAt >= shift(until, -DAY)) return ['waiting'];
  return placedAt < shift(until, -OLDER_MILLISECONDS) ? ['ready', 'collected'] : ENDS;
}
