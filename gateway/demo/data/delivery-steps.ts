import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from './inputs.js';
import { createRandom } from './random.js';

/** The last known delivery state of an order's first shipment. */
export const DELIVERY_ENDS = ['DELIVERED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'EXCEPTION', 'RETURNED_TO_SENDER', 'VOIDED'] as const;

/** The carrier reports the delivery of an order's shipments. */
export interface DeliveryStep {
  readonly kind: 'deliver';
  /** Of the first shipment; others are delivered. */
  readonly end: (typeof DELIVERY_ENDS)[number];
  /** How long after they left, in milliseconds. */
  readonly after: number;
}

const DAY = 86_400_000;
const KNOWN_AFTER = 10 * DAY;
const KNOWN = 0.25;
/** Cumulative; the others are delivered. */
const OF_THE_KNOWN: readonly (readonly [DeliveryStep['end'], number])[] =
  [['VOIDED', 0.004], ['RETURNED_TO_SENDER', 0.03], ['EXCEPTION', 0.06], ['READY_FOR_PICKUP', 0.07], ['OUT_FOR_DELIVERY', 0.08], ['IN_TRANSIT', 0.1]];

/** The carrier's reports of a shipped order, for a quarter of those older than ten days. */
export function deliverySteps(seed: number, until: Instant, { externalId, placedAt }: Pick<PlaceOrderInput, 'externalId' | 'placedAt'>): DeliveryStep[] {
  const random = createRandom(seed, 'deliver', externalId);
  if (placedAt >= shift(until, -KNOWN_AFTER) || !random.chance(KNOWN)) return [];
  return [{ kind: 'deliver', end: endOf(random.fraction()), after: random.between(DAY, 4 * DAY) }];
}

const endOf = (chance: number): DeliveryStep['end'] => OF_THE_KNOWN.find(([, most]) => chance < most)?.[0] ?? 'DELIVERED';
