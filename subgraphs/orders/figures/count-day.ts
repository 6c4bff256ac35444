import type { Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { instantAt } from '../calendars/local-time.js';
import { countPromisedOrders } from '../promise/kept-promise.store.js';
import { KEPT_BY, outcomeOf, type PromisedOrders } from '../promise/kept-promises.js';
import { countProducts, countReturned, countSales, type CountedReturn } from './counted-day.store.js';
import type { DayFigures } from './figure.store.js';

/** What was ordered on a day in a time zone, counted from the orders and returns themselves. */
export async function countPlaced(reader: Reader, companyId: number, { day, timeZone }: { day: Day; timeZone: string }): Promise<Pick<DayFigures, 'sales' | 'products' | 'returns'>> {
  const within = { from: instantAt(timeZone, day, '00:00'), before: instantAt(timeZone, day, '24:00') };
  const [sales, sold, back] = [await countSales(reader, companyId, within), await countProducts(reader, companyId, within), await countReturned(reader, companyId, within)];
  const returnedOf = unitsBy(back, ({ sku, currency }) => JSON.stringify([sku, currency]));
  return {
    sales,
    products: sold.map((product) => ({ ...product, returned: returnedOf.get(JSON.stringify([product.sku, product.currency])) ?? 0 })),
    returns: alikes(back, ({ sku, reason }) => JSON.stringify([sku, reason])).map(([{ sku, reason }, alike]) => ({ sku, reason, units: sum(alike) })),
  };
}

/** What became of the promises for a day, counted from the orders and shipments themselves. */
export async function countPromised(reader: Reader, companyId: number, day: Day): Promise<Pick<DayFigures, 'promises'>> {
  const search = { from: day, to: day, channel: null, countryCode: null };
  const promises: DayFigures['promises'][number][] = [];
  for (const by of ['ALL', ...KEPT_BY] as const) {
    const orders = await countPromisedOrders(reader, companyId, { by, search });
    const places = orders.map((one) => ({ ...one, part: one.key ?? '', country: one.countryCode ?? '' }));
    for (const [first, alike] of alikes(places, ({ part, channel, country }) => JSON.stringify([part, channel, country]))) promises.push({ counted_by: by, part: first.part, channel: first.channel, country: first.country, ...outcomes(alike) });
  }
  return { promises };
}

function outcomes(alike: readonly PromisedOrders[]): Pick<DayFigures['promises'][number], 'kept' | 'late' | 'undelivered'> {
  const counts = { KEPT: 0, LATE: 0, UNDELIVERED: 0 };
  for (const one of alike) counts[one.delivered === null ? 'UNDELIVERED' : deliveredOutcome(one, one.delivered)] += one.count;
  return { kept: counts.KEPT, late: counts.LATE, undelivered: counts.UNDELIVERED };
}

const deliveredOutcome = (one: PromisedOrders, delivered: string): 'KEPT' | 'LATE' => (outcomeOf(one, delivered) === 'KEPT' ? 'KEPT' : 'LATE');

/** Records by a key, each group with the first of it. */
const alikes = <T>(records: readonly T[], keyOf: (record: T) => string): (readonly [T, readonly T[]])[] =>
  [...grouped(records, keyOf).values()].flatMap((alike) => alike.slice(0, 1).map((first) => [first, alike] as const));

const sum = (returns: readonly CountedReturn[]): number => returns.reduce((total, { units }) => total + units, 0);

const unitsBy = (returns: readonly CountedReturn[], keyOf: (one: CountedReturn) => string): ReadonlyMap<string, number> =>
  new Map([...grouped(returns, keyOf)].map(([key, alike]) => [key, sum(alike)]));
