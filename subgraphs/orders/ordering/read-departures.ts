import { ago, instant, type Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import { isPassing } from '#subgraph-kit/database-error.js';
import type { Reader } from '#subgraph-kit/database.js';
import { departureFrom } from '../calendars/departures.js';
import { HolidaysUnknown } from '../calendars/known-logistics.js';
import type { Logistics } from '../calendars/logistics.js';
import type { DepartureLoad } from '../calendars/load.js';
import { comparedPostcode } from '../calendars/policy.js';
import { readLoad } from '../calendars/read-load.js';
import { tagsOfItems } from '../calendars/tags-of-items.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Order } from './order.js';

/** Plans the days on which what is allocated leaves. */
export interface Departures {
  /** The day an order leaves a location, counted against the location's capacity; null where none is found. */
  readonly plan: (order: Order, location: Location) => Day | null;
}

/** Orders that are to be allocated. */
export interface Allocated {
  readonly companyId: number;
  readonly orders: readonly Order[];
  /** Whether they are being placed: what leaves is planned from when they were placed at their shop, not from now. */
  readonly areNew?: boolean;
}

/** What was placed longer ago is no order that anybody still plans from then. Milliseconds. */
const LONGEST_AGO = 30 * 86_400_000;

/** The calendars, capacities and policies that some orders leave by. Where they cannot be read no day is planned, and orders are placed all the same. */
export async function readDepartures(deps: OrdersDeps, reader: Reader, { companyId, orders, areNew = false }: Allocated): Promise<Departures> {
  try {
    const at = instant(deps.clock);
    const earliest = ago(deps.clock, LONGEST_AGO);
    const logistics = await deps.logistics.read(reader, companyId, at);
    const load = await readLoad(reader, companyId, { logistics, at });
    const tags = await tagsOfItems(reader, companyId, { logistics, variantIds: orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)) });
    return {
      plan(order, location) {
        try {
          return planned(order, location, { at: areNew && order.placedAt < at && order.placedAt > earliest ? order.placedAt : at, tags, logistics, load });
        } catch (error) {
          deps.log.error({ err: error, company: companyId, location: location.code }, 'A departure cannot be planned');
          return null;
        }
      },
    };
  } catch (error) {
    if (isPassing(error) && !(error instanceof HolidaysUnknown)) throw error;
    deps.log.error({ err: error, company: companyId }, 'Departures cannot be planned');
    return { plan: () => null };
  }
}

interface Planning {
  readonly at: Instant;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  readonly logistics: Logistics;
  readonly load: DepartureLoad;
}

/** The day an order leaves a location, which is counted. */
function planned(order: Order, location: Location, { at, tags, logistics, load }: Planning): Day | null {
  const { channel, shippingAddress: { countryCode, postalCode }, shipping: { type: shippingType }, lines } = order;
  const plan = departureFrom(location, {
    from: at, notBefore: null, channel, countryCode: countryCode?.toUpperCase() ?? null, postcode: comparedPostcode(postalCode), shippingType, tags: lines.flatMap(({ variantId }) => tags.get(variantId ?? '') ?? []),
  }, { logistics, load });
  if (plan) load.add(location.id, shippingType, plan.shipsOn);
  return plan?.shipsOn ?? null;
}
