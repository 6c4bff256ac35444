import { shift } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { localTime } from '../calendars/local-time.js';
import { ledgerOf } from '../inventory/ledger.js';
import { allocate } from '../routing/allocate.js';
import type { AllocatedUnits } from '../routing/route.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { Arrivals, PromiseBasis } from './basis.js';
import { HORIZON_DAYS } from './promise.js';
import { routedOrder, type Wanted } from './wanted.js';

/** Where routing would send the units, now or once incoming stock has arrived. */
export interface Fit {
  readonly allocated: readonly AllocatedUnits[];
  /** The day on which the last of the incoming stock arrives that it needs; null where everything is in stock. */
  readonly arrivesOn: Day | null;
}

/** Where routing would send the units now: allocation itself, on a ledger that is thrown away (document 2, G, rule 1). */
export function fitNow(wanted: Wanted, type: ShippingType, { logistics: { locations, rules }, positions }: PromiseBasis): Fit | undefined {
  const allocated = allocate(routedOrder(wanted, type), { locations, rules, ledger: ledgerOf(positions) });
  return allocated && { allocated, arrivesOn: null };
}

const DAY_MILLISECONDS = 86_400_000;

/** The first day on which the units could be sent, counting what arrives until then (document 2, G, rule 4); undefined where they cannot within the horizon. */
export function fitLater(wanted: Wanted, type: ShippingType, { basis, arrivals }: { basis: PromiseBasis; arrivals: Arrivals }): Fit | undefined {
  const { at, positions, logistics: { locations, rules } } = basis;
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  const dated = arrivals.flatMap((arrival) => {
    const timeZone = zones.get(arrival.locationId);
    return timeZone === undefined ? [] : [{ ...arrival, day: localTime(timeZone, arrival.expectedAt).day, isDue: localTime(timeZone, arrival.expectedAt).day >= localTime(timeZone, at).day }];
  }).filter(({ isDue, expectedAt }) => isDue && expectedAt <= shift(at, HORIZON_DAYS * DAY_MILLISECONDS));
  const days = [...new Set(dated.map(({ day }) => day))].toSorted();
  const on = (day: Day): Fit | undefined => {
    const ledger = ledgerOf(positions);
    ledger.give(dated.filter((arrival) => arrival.day <= day));
    const allocated = allocate(routedOrder(wanted, type), { locations, rules, ledger });
    return allocated && { allocated, arrivesOn: day };
  };
  return firstOf(days, on);
}

/** The first day that fits; with more stock what fitted fits on, so that half of the days need no look at a time. */
function firstOf(days: readonly Day[], on: (day: Day) => Fit | undefined): Fit | undefined {
  const last = days.at(-1);
  let found = last === undefined ? undefined : on(last);
  let from = 0;
  let to = days.length - 1;
  while (found && from < to) {
    const middle = Math.floor((from + to) / 2);
    const fit = on(days[middle] ?? '');
    found = fit ?? found;
    if (fit) to = middle;
    else from = middle + 1;
  }
  return found;
}
