import { shift } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { localTime } from '../calendars/local-time.js';
import { ledgerOf, type Ledger } from '../inventory/ledger.js';
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

/** Where routing would send the units now: allocation itself, on a ledger from which nothing is taken (document 2, G, rule 1). */
export function fitNow(wanted: Wanted, type: ShippingType, { logistics: { locations, rules }, stock }: PromiseBasis): Fit | undefined {
  const allocated = allocate(routedOrder(wanted, type), { locations, rules, ledger: lasting(stock) });
  return allocated && { allocated, arrivesOn: null };
}

const lasting = ({ free }: Pick<Ledger, 'free'>): Ledger => ({ free, take: () => undefined, give: () => undefined });

const DAY_MILLISECONDS = 86_400_000;

/** The first day on which the units could be sent, counting what arrives until then (document 2, G, rule 4); undefined where they cannot within the horizon. */
export function fitLater(wanted: Wanted, type: ShippingType, { basis, arrivals }: { basis: PromiseBasis; arrivals: Arrivals }): Fit | undefined {
  const { positions, logistics: { locations, rules } } = basis;
  const variantIds = new Set(wanted.lines.map(({ variantId }) => variantId));
  const dated = datedOf(arrivals.filter(({ variantId }) => variantIds.has(variantId)), basis);
  if (dated.length === 0) return undefined;
  const days = [...new Set(dated.map(({ day }) => day))].toSorted();
  const own = positions.filter(({ variantId }) => variantIds.has(variantId));
  const on = (day: Day): Fit | undefined => {
    const ledger = ledgerOf(own);
    ledger.give(dated.filter((arrival) => arrival.day <= day));
    const allocated = allocate(routedOrder(wanted, type), { locations, rules, ledger });
    return allocated && { allocated, arrivesOn: day };
  };
  return firstOf(days, on);
}

/** What arrives within the horizon, with the local day. */
function datedOf(arrivals: Arrivals, { at, logistics: { locations } }: PromiseBasis): readonly (Arrivals[number] & { readonly day: Day })[] {
  const end = shift(at, HORIZON_DAYS * DAY_MILLISECONDS);
  return arrivals.filter(({ expectedAt }) => expectedAt <= end).flatMap((arrival) => {
    const timeZone = locations.find(({ id }) => id === arrival.locationId)?.timeZone;
    const day = timeZone === undefined ? undefined : localTime(timeZone, arrival.expectedAt).day;
    return timeZone === undefined || day === undefined || day < localTime(timeZone, at).day ? [] : [{ ...arrival, day }];
  });
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
