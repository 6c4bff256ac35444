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
    returns: [...grouped(back, ({ sku, reason }) => JSON.stringify([sku, reason])).values()].flatMap((alike) => {
      const [first] = alike;
      return first ? [{ sku: first.sku, reason: first.reason, units: sum(alike) }] : [];
    }),
  };
}

/** What became of the promises for a day, counted from the orders and shipments themselves. */
export async function countPromised(reader: Reader, companyId: number, day: Day): Promise<Pick<DayFigures, 'promises'>> {
  const search = { from: day, to: day, channel: null, countryCode: null };
  const promises: DayFigures['promises'][number][] = [];
  for (const by of ['ALL', ...KEPT_BY] as const) {
    const orders = await countPromisedOrders(reader, companyId, { by, search });
    for (const [, alike] of grouped(orders, ({ key, channel, countryCode }) => JSON.stringify([key, channel, countryCode]))) promises.push({ counted_by: by, ...outcomes(alike) });
  }
  return { promises };
}

function outcomes(alike: readonly PromisedOrders[]): Omit<DayFigures['promises'][number], 'counted_by'> {
  const counts = { KEPT: 0, LATE: 0, UNDELIVERED: 0 };
  for (const one of alike) counts[one.delivered === null ? 'UNDELIVERED' : deliveredOutcome(one, one.delivered)] += one.count;
  const [first] = alike;
  return { part: first?.key ?? '', channel: first?.channel ?? '', country: first?.countryCode ?? '', kept: counts.KEPT, late: counts.LATE, undelivered: counts.UNDELIVERED };
}

const deliveredOutcome = (one: PromisedOrders, delivered: string): 'KEPT' | 'LATE' => (outcomeOf(one, delivered) === 'KEPT' ? 'KEPT' : 'LATE');

const sum = (returns: readonly CountedReturn[]): number => returns.reduce((total, { units }) => total + units, 0);

const unitsBy = (returns: readonly CountedReturn[], keyOf: (one: CountedReturn) => string): ReadonlyMap<string, number> =>
  new Map([...grouped(returns, keyOf)].map(([key, alike]) => [key, sum(alike)]));
