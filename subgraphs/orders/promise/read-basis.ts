import { instant, type Instant } from '#kernel/clock.js';
import { onceByName } from '#kernel/once-by-name.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Logistics } from '../calendars/logistics.js';
import { readLoad } from '../calendars/read-load.js';
import { tagsOfItems } from '../calendars/tags-of-items.js';
import type { IncomingStock } from '../inventory/incoming-stock.js';
import { findIncomingStock } from '../inventory/incoming-stock.store.js';
import { findItemKeys } from '../inventory/item.store.js';
import { ledgerOf } from '../inventory/ledger.js';
import type { StockPosition } from '../inventory/stock-position.js';
import { findPositions, findPositionsAt } from '../inventory/stock-position.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import type { Arrivals, PromiseBasis } from './basis.js';
import { nearLocations, nearStock } from './near-stock.js';
import type { PromiseRequest } from './promise.js';
import { findPromiseSettings } from './promise-settings.store.js';
import type { PromiseSettings } from './promise-settings.js';
import { findWaitingUnits } from './waiting-units.store.js';

interface Asked {
  readonly companyId: number;
  readonly requests: readonly PromiseRequest[];
  /** Where all of them go. */
  readonly countryCode: string;
  readonly tried?: Tried | undefined;
}

/** What an explanation tries in place of what is: another moment, and what was not saved. Stock is that of now. */
export interface Tried {
  readonly at: Instant | null;
  readonly logistics: (before: Logistics) => Promise<Logistics>;
  readonly settings: (before: PromiseSettings) => PromiseSettings;
}

/** What some promises are computed on: four statements whatever their number (more with limited capacity or policies by tag), once the company's logistics are known. */
export async function readBasis(deps: OrdersDeps, reader: Reader, asked: Asked): Promise<PromiseBasis> {
  return readAllStock(reader, asked.companyId, await readRest(deps, reader, asked));
}

/** The same with the stock of few locations, where a company has many: a promise seldom needs more, and what all have is thousands of rows. */
export async function readNearBasis(deps: OrdersDeps, reader: Reader, asked: Asked): Promise<{ readonly basis: PromiseBasis; readonly wasShort: () => boolean }> {
  const rest = await readRest(deps, reader, asked);
  const near = nearLocations(asked.requests, rest);
  const positions = await findPositionsAt(reader, asked.companyId, { variantIds: variantIdsOf(rest), locationIds: [...near ?? []] });
  if (!near) return { basis: withStock(rest, positions), wasShort: () => false };
  const stock = nearStock(positions, near);
  return { basis: { ...rest, positions, stock }, wasShort: stock.wasShort };
}

const withStock = (basis: PromiseBasis, positions: readonly StockPosition[]): PromiseBasis => ({ ...basis, positions, stock: ledgerOf(positions) });

/** The basis with all stock in place of that of few locations. */
export const readAllStock = async (reader: Reader, companyId: number, basis: PromiseBasis): Promise<PromiseBasis> => withStock(basis, await findPositions(reader, companyId, variantIdsOf(basis)));

const variantIdsOf = ({ items }: PromiseBasis): readonly string[] => [...items.values()].map(({ variantId }) => variantId);

/** Everything but the stock. */
async function readRest(deps: OrdersDeps, reader: Reader, { companyId, requests, countryCode, tried }: Asked): Promise<PromiseBasis> {
  const now = instant(deps.clock);
  const at = tried?.at ?? now;
  const saved = await deps.logistics.read(reader, companyId, now);
  const logistics = tried ? await tried.logistics(saved) : saved;
  const settings = await findPromiseSettings(reader, companyId);
  const skus = [...new Set(requests.flatMap(({ lines }) => lines.map(({ sku }) => sku)))];
  const items = await findItemKeys(reader, companyId, { skus, barcodes: [] });
  const variantIds = items.map(({ variantId }) => variantId);
  return {
    at, logistics, settings: tried ? tried.settings(settings) : settings, load: await readLoad(reader, companyId, { logistics, at }), items: new Map(items.map((item) => [item.sku, item])),
    tags: await tagsOfItems(reader, companyId, { logistics, variantIds }),
    positions: [], stock: ledgerOf([]), once: { travels: onceByName(), options: onceByName(), stores: onceByName(), pickups: onceByName() }, isHolidayThere: await deps.logistics.holidaysOf(countryCode, now),
  };
}

/** The incoming stock of what is asked for, without what waiting orders need of it: two statements. */
export async function readArrivals(reader: Reader, companyId: number, basis: PromiseBasis): Promise<Arrivals> {
  const variantIds = variantIdsOf(basis);
  if (variantIds.length === 0) return [];
  return withoutWaiting(await findIncomingStock(reader, companyId, variantIds), await findWaitingUnits(reader, companyId, variantIds));
}

/** Orders that wait get what arrives first. */
function withoutWaiting(arrivals: readonly IncomingStock[], waiting: ReadonlyMap<string, number>): Arrivals {
  const owed = new Map(waiting);
  return arrivals.toSorted((one, other) => (one.expectedAt < other.expectedAt ? -1 : Number(one.expectedAt > other.expectedAt))).map((arrival) => {
    const taken = Math.min(arrival.quantity, owed.get(arrival.variantId) ?? 0);
    owed.set(arrival.variantId, (owed.get(arrival.variantId) ?? 0) - taken);
    return { ...arrival, quantity: arrival.quantity - taken };
  });
}
