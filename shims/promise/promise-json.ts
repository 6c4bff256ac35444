import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import { remembered } from '#kernel/remembered.js';
import type { Language } from '#contract/languages.js';
import { dayIn, shopperZone } from '#contract/shopper-zone.js';
import { MOST_UNITS } from './cart-lines.js';
import { dayText, onDayText, windowText, type Reading } from './day-text.js';
import type { DeliveryPromiseQuery } from './operations/delivery-promise.generated.js';
import { PROMISE_WORDS } from './promise-words.js';
import { waitText } from './wait-text.js';
import { METHOD_WORDS, STATUS_WORDS } from './words.js';

type DeliveryPromise = DeliveryPromiseQuery['deliveryPromise'];
type Option = DeliveryPromise['options'][number];
type Store = NonNullable<DeliveryPromise['pickup']>[number];

const MINUTE_MILLISECONDS = 60_000;

/** The most stores (document 2, Limits, G). */
const MOST_STORES = 3;

const time = z.string().meta({ format: 'date-time' });
const day = z.string().meta({ format: 'date' });

const ShippingOption = z.object({
  method: z.enum(Object.values(METHOD_WORDS)), status: z.enum(Object.values(STATUS_WORDS)), available_from: day.nullable().describe('Of incoming: the day on which it is expected.'),
  order_by: time.nullable().describe('Of in_stock: until when to order for ships_on; null where the method has no cutoff.'), ships_on: day.nullable().describe('The latest where the cart is split.'),
  delivery_from: day.nullable(), delivery_to: day.nullable().describe('What to write into the cart attribute _service_promise.'),
  order_within_minutes: z.int().min(0).nullable().describe('Until order_by, by the clock of the answer; null where it is past or there is none.'), message: z.string().describe('In the language that was asked for.'),
}).meta({ id: 'ShippingOption' });

const PickupOption = z.object({
  location_code: z.string(), name: z.string(), city: z.string().nullable(), address: z.string().nullable(), ready_at: time, message: z.string().describe('In Italian time.'),
}).meta({ id: 'PickupOption' });

/** The answer of the interface (document 2, G, Response fields). It has no envelope: the document gives one to F, and none to G. */
export const PromiseAnswer = z.object({
  computed_at: time.describe('May lag behind by the seconds that the merchant lets promises be kept.'), country: z.string().describe('In capitals.'),
  items: z.array(z.object({ sku: z.string(), quantity: z.int().min(1).max(MOST_UNITS), known: z.boolean().describe('Of an unknown SKU nothing is promised, for the whole cart.') })),
  available: z.boolean().describe('Whether an option is in_stock, or a store is listed.'), options: z.array(ShippingOption),
  pickup: z.array(PickupOption).max(MOST_STORES).optional().describe('Nearest first; missing where the merchant turned it off.'),
  message: z.string().describe('That of the first option that is not unavailable, else that there is no delivery.'),
}).meta({ id: 'DeliveryPromise' });

/** When and in which language an answer is read. */
interface Shown {
  readonly language: Language;
  readonly now: Instant;
}

/** A promise as the interface answers it; its sentences are of this moment, whenever it was computed. */
export function promiseJson({ computedAt, countryCode, items, options, pickup }: DeliveryPromise, shown: Shown): z.output<typeof PromiseAnswer> {
  const { language, now } = shown;
  const words = PROMISE_WORDS[language];
  const reading: Reading = { language, words, today: dayIn(shopperZone(countryCode), now) };
  const shownOptions = options.map((option) => optionJson(option, reading, now));
  const stores = pickup?.map((store) => storeJson(store, shown));
  return {
    computed_at: computedAt, country: countryCode, items: items.map(({ sku, quantity, known }) => ({ sku, quantity, known })),
    available: options.some(({ status }) => status === 'IN_STOCK') || (pickup !== null && pickup.length > 0),
    options: shownOptions, ...(stores && { pickup: stores }), message: shownOptions.find(({ status }) => status !== 'unavailable')?.message ?? words.unavailable,
  };
}

function optionJson(option: Option, reading: Reading, now: Instant): z.output<typeof ShippingOption> {
  const { method, status, availableFrom, orderBy, shipsOn, deliveryFrom, deliveryTo } = option;
  const minutes = minutesUntil(orderBy, now);
  return {
    method: METHOD_WORDS[method], status: STATUS_WORDS[status], available_from: availableFrom, order_by: orderBy, ships_on: shipsOn, delivery_from: deliveryFrom, delivery_to: deliveryTo,
    order_within_minutes: minutes, message: optionMessage(option, reading, minutes ?? 0),
  };
}

/** Whole minutes that are left; null once it is past. */
function minutesUntil(orderBy: Instant | null, now: Instant): number | null {
  const left = orderBy === null ? -1 : Date.parse(orderBy) - Date.parse(now);
  return left < 0 ? null : Math.floor(left / MINUTE_MILLISECONDS);
}

function optionMessage({ status, availableFrom, deliveryFrom, deliveryTo }: Option, reading: Reading, minutes: number): string {
  const { words } = reading;
  if (status === 'UNAVAILABLE' || deliveryFrom === null || deliveryTo === null) return words.unavailable;
  const delivery = windowText(deliveryFrom, deliveryTo, reading);
  if (availableFrom !== null) return words.incoming(dayText(availableFrom, reading), delivery);
  return minutes > 0 ? words.countdown(waitText(minutes, words), delivery) : words.delivery(delivery);
}

const ITALY = 'Europe/Rome';

const italianClock = new Intl.DateTimeFormat('en-GB', { timeZone: ITALY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The Italian time of a minute of the Unix clock. */
const timeOfMinute = remembered((minute = '0') => italianClock.format(Number(minute) * MINUTE_MILLISECONDS));

/** Its times are Italian ones, wherever the store is (document 2, G, rule 6). */
function storeJson({ locationCode, name, city, address, readyAt }: Store, { language, now }: Shown): z.output<typeof PickupOption> {
  const words = PROMISE_WORDS[language];
  const on = onDayText(dayIn(ITALY, readyAt), { language, words, today: dayIn(ITALY, now) });
  return { location_code: locationCode, name, city, address, ready_at: readyAt, message: words.pickup(on, timeOfMinute(String(Math.floor(Date.parse(readyAt) / MINUTE_MILLISECONDS)))) };
}
