import { shift, type Instant } from '#kernel/clock.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import { EXCHANGES } from '../data/orders.js';
import { stepsOf } from '../data/steps.js';
import { SEED, type Deployment } from '../deployment.js';
import type { LocationIds } from './seed-locations.js';
import { WINDOW_DAYS } from './seed-returns-portal.js';
import { take } from './take-step.js';

/** The orders of which units are exchanged. */
export interface ExchangeSeed {
  readonly orders: readonly PlaceOrderInput[];
  readonly until: Instant;
  readonly locations: LocationIds;
}

/** How far exchanges came. */
const ENDS = ['awaited', 'travelling', 'compliant'] as const;
const [RECENT_DAYS, DAY] = [40, 86_400_000] as const;

/** Some shoppers want another size instead. The stock has to be there: what they want is reserved at once. */
export async function seedExchanges(deployment: Deployment, { orders, until, locations }: ExchangeSeed): Promise<void> {
  const since = shift(until, -RECENT_DAYS * DAY);
  const sent = orders.filter((order) => order.placedAt > since && (WINDOW_DAYS[order.shippingAddress.countryCode] ?? 0) > RECENT_DAYS && isSentAlone(order, until));
  for (const [index, order] of sent.slice(0, EXCHANGES).entries()) {
    const end = ENDS[index % ENDS.length] ?? 'awaited';
    await take(deployment, { order, step: { kind: 'return', end, isExchange: true, reasonCode: 'SIZE', reason: 'Too small', refund: 'none' }, locations });
  }
}

/** Whether an order was shipped, and nothing of it came back. */
function isSentAlone(order: PlaceOrderInput, until: Instant): boolean {
  const kinds = stepsOf(SEED, until, order).map(({ kind }) => kind);
  return kinds.includes('ship') && !kinds.includes('return') && !kinds.includes('void');
}
