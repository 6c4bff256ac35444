import { shift, type Instant } from '#kernel/clock.js';
import { customer, type Customer } from './customers.js';
import type { PlaceOrderInput, ProductInput, VariantInput } from './inputs.js';
import { MARKETS } from './markets.js';
import { NOTES } from './notes.js';
import { orderLines } from './order-lines.js';
import { asPickup } from './pickups.js';
import { placedTimes } from './placed-times.js';
import { createRandom, type Random } from './random.js';
import { shippingOf } from './shipping.js';

/** The inputs of the orders. */
export interface OrderPlan {
  readonly seed: number;
  readonly count: number;
  /** Midnight (UTC) of the day before which the orders were placed. */
  readonly until: Instant;
  readonly products: readonly ProductInput[];
}

const FIRST_NUMBER = 1001;
const CUSTOMERS_PER_ORDER = 0.6;

/** How many customers placed so many orders. */
export const customersOf = (orderCount: number): number => Math.ceil(orderCount * CUSTOMERS_PER_ORDER);

const CHANNELS = ['webshop', 'webshop', 'webshop', 'marketplace', 'marketplace', 'app'] as const;
const WITH_NOTES = 0.22;
const WITH_BILLING_ADDRESS = 0.08;
const UNPAID = 0.12;
const PROMISED_FROM_LAST: readonly number[] = [12, 40, 90];
const PROMISED_MILLISECONDS = 4 * 86_400_000;
const RECENT_MILLISECONDS = 5 * 86_400_000;

/** The orders of the last days, oldest first. */
export function orders(plan: OrderPlan): PlaceOrderInput[] {
  const variants = plan.products.flatMap((product) => product.variants);
  return placedTimes(plan).map((placedAt, index) => asPickup(order(plan, { placedAt, index, variants }), plan));
}

interface Place {
  readonly placedAt: Instant;
  readonly index: number;
  readonly variants: readonly VariantInput[];
}

function order({ seed, count, until }: OrderPlan, { placedAt, index, variants }: Place): PlaceOrderInput {
  const random = createRandom(seed, 'order', index);
  const people = customersOf(count);
  const buyer = customer(seed, random.between(0, people - 1));
  const unpaid = placedAt > shift(until, -RECENT_MILLISECONDS) && random.chance(UNPAID);
  return {
    number: orderNumber(index, count),
    externalId: `demo-order-${String(FIRST_NUMBER + index)}`,
    channel: random.pick(CHANNELS),
    placedAt,
    currency: MARKETS[buyer.country].currency,
    customer: buyer.contact,
    shippingAddress: buyer.address,
    shipping: shippingOf(buyer.country, random),
    lines: orderLines(buyer.country, random, variants),
    language: buyer.language,
    paymentStatus: unpaid ? 'PENDING' : random.pick(['PAID', 'PAID', 'PAID', 'AUTHORIZED']),
    ...extras({ seed, people, buyer, random }),
    ...(PROMISED_FROM_LAST.includes(count - index) && { channel: 'platform_api', servicePromise: shift(placedAt, PROMISED_MILLISECONDS).slice(0, 'YYYY-MM-DD'.length) }),
  };
}

/** So many orders are made for exchanges before the last order, which is placed after everything else. */
export const EXCHANGES = 6;

/** The number of the n-th of so many orders: the last one comes behind those of exchanges. The company's later orders continue after it. */
export const orderNumber = (index: number, count: number): string => `#${String(FIRST_NUMBER + index + (index === count - 1 ? EXCHANGES : 0))}`;

interface Extras {
  readonly seed: number;
  readonly people: number;
  readonly buyer: Customer;
  readonly random: Random;
}

const extras = ({ seed, people, buyer, random }: Extras): Pick<PlaceOrderInput, 'notes' | 'billingAddress'> => ({
  ...(random.chance(WITH_NOTES) && { notes: random.pick(NOTES[buyer.language]) }),
  ...(random.chance(WITH_BILLING_ADDRESS) && { billingAddress: customer(seed, random.between(0, people - 1)).address }),
});
