import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from './inputs.js';
import { createRandom } from './random.js';

/** The first shipment of an order is voided: its label was a mistake. */
export interface VoidStep {
  readonly kind: 'void';
  /** How long after it left, in milliseconds. */
  readonly after: number;
}

const HOUR = 3_600_000;
const KNOWN_AFTER = 240 * HOUR;
const VOIDED = 0.003;

/** The few shipments that were voided, of orders that are older than ten days. */
export function voidSteps(seed: number, until: Instant, { externalId, placedAt }: Pick<PlaceOrderInput, 'externalId' | 'placedAt'>): VoidStep[] {
  const random = createRandom(seed, 'void', externalId);
  return placedAt < shift(until, -KNOWN_AFTER) && random.chance(VOIDED) ? [{ kind: 'void', after: random.between(HOUR, 4 * HOUR) }] : [];
}
