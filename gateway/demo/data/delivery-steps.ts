import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from './inputs.js';
import { createRandom } from './random.js';

/** The last known delivery state of an order's first shipment. */
export const DELIVERY_ENDS = ['DELIVERED', 'IN_TRANSIT', 'EXCEPTION', 'RETURNED_TO_SENDER', 'VOIDED'] as const;

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
const OF_THE_KNOWN = { voided: 0.004, returned: 0.03, exception: 0.06, travelling: 0.1 }; // cumulative; the others are delivered

/** The carrier's reports of a shipped order, for a quarter of those older than ten days. */
export function deliverySteps(seed: number, until: Instant, { externalId, placedAt }: Pick<PlaceOrderInput, 'externalId' | 'placedAt'>): DeliveryStep[] {
  const random = createRandom(seed, 'deliver', externalId);
  if (placedAt >= shift(until, -KNOWN_AFTER) || !random.chance(KNOWN)) return [];
  return [{ kind: 'deliver', end: endOf(random.fraction()), after: random.between(DAY, 4 * DAY) }];
}

function endOf(chance: number): DeliveryStep['end'] {
  if (chance < OF_THE_KNOWN.voided) return 'VOIDED';
  if (chance < OF_THE_KNOWN.returned) return 'RETURNED_TO_SENDER';
  if (chance < OF_THE_KNOWN.exception) return 'EXCEPTION';
  return chance < OF_THE_KNOWN.travelling ? 'IN_TRANSIT' : 'DELIVERED';
}
