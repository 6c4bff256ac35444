import type { Day } from '#kernel/day.js';
import type { Location } from '../inventory/location.js';
import { candidates } from '../routing/allocate.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { PromiseBasis } from './basis.js';
import type { Fit } from './fit.js';
import { planOption } from './plan-option.js';
import type { Travel } from './transit-of.js';
import { routedOrder, type Wanted } from './wanted.js';

/** What became of a location that could have been chosen: it sends units; it has all of them and comes later in the order of routing; it has too few of an item; the rule does not name it; it fulfils no online orders. */
export const CANDIDATE_OUTCOMES = ['CHOSEN', 'LATER', 'TOO_LITTLE', 'NOT_IN_RULE', 'NOT_ONLINE'] as const;

/** One of {@link CANDIDATE_OUTCOMES}. */
export type CandidateOutcome = (typeof CANDIDATE_OUTCOMES)[number];

/** What a location has of an item that is asked for. */
export interface CandidateStock {
  readonly sku: string;
  readonly wanted: number;
  /** What can be sold there now; null where its stock is not tracked. */
  readonly available: number | null;
}

/** A location beside the one that was chosen. */
export interface PromiseCandidate {
  readonly location: Location;
  readonly outcome: CandidateOutcome;
  readonly stock: readonly CandidateStock[];
  /** When all of it would leave and be delivered if it went from there alone; null where there is too little of it, or the location does not work for too long. */
  readonly shipsOn: Day | null;
  readonly deliveryTo: Day | null;
}

interface Candidacy {
  readonly type: ShippingType;
  readonly travel: Travel;
  readonly fit: Fit | undefined;
}

/** So many are compared, those first that routing looks at first. */
const MOST_CANDIDATES = 20;

/** The locations in the order in which routing looks at them, and after them those that it does not look at and that have something of what is asked for. */
export function promiseCandidates(wanted: Wanted, { type, travel, fit }: Candidacy, basis: PromiseBasis): readonly PromiseCandidate[] {
  const { logistics: { locations, rules } } = basis;
  const ordered = candidates(routedOrder(wanted, type), { locations, rules }).locationIds;
  const chosen = new Set(fit?.allocated.map(({ locationId }) => locationId));
  const looked = ordered.flatMap((wantedId) => locations.find(({ id }) => id === wantedId) ?? []);
  const others = locations.filter((location) => !ordered.includes(location.id) && location.active && stockAt(location, wanted, basis).some(({ available }) => available !== 0));
  const shown = [...looked.filter(({ id }) => chosen.has(id)), ...looked.filter(({ id }) => !chosen.has(id)), ...others].slice(0, MOST_CANDIDATES);
  return shown.map((location) => {
    const stock = stockAt(location, wanted, basis);
    const hasAll = stock.every(({ wanted: quantity, available }) => available === null || available >= quantity);
    const outcome = chosen.has(location.id) ? 'CHOSEN' : outcomeOf(location, { isLooked: ordered.includes(location.id), hasAll });
    return { location, stock, outcome, ...(hasAll ? datesFrom(location, { wanted, type, travel }, basis) : NO_DATES) };
  });
}

const NO_DATES = { shipsOn: null, deliveryTo: null };

function outcomeOf({ fulfilsOnline }: Location, { isLooked, hasAll }: { readonly isLooked: boolean; readonly hasAll: boolean }): CandidateOutcome {
  if (!isLooked) return fulfilsOnline ? 'NOT_IN_RULE' : 'NOT_ONLINE';
  return hasAll ? 'LATER' : 'TOO_LITTLE';
}

/** By item, since a cart may name one in several lines. */
function stockAt({ id }: Location, { lines }: Wanted, { stock }: PromiseBasis): CandidateStock[] {
  const bySku = new Map<string, { readonly variantId: string; readonly wanted: number }>();
  for (const { sku, variantId, quantity } of lines) bySku.set(sku, { variantId, wanted: (bySku.get(sku)?.wanted ?? 0) + quantity });
  return [...bySku].map(([sku, { variantId, wanted }]) => {
    const available = stock.free(id, variantId);
    return { sku, wanted, available: Number.isFinite(available) ? available : null };
  });
}

/** Planned by itself: what the promise keeps of its plans is not touched. */
function datesFrom({ id }: Location, { wanted, type, travel }: { readonly wanted: Wanted; readonly type: ShippingType; readonly travel: Travel }, basis: PromiseBasis): Pick<PromiseCandidate, 'deliveryTo' | 'shipsOn'> {
  const allocated = wanted.lines.map(({ variantId, quantity }, index) => ({ lineId: String(index), variantId, quantity, locationId: id }));
  const { shipsOn, deliveryTo } = planOption(wanted, { type, travel, fit: { allocated, arrivesOn: null }, notes: SILENT }, basis);
  return { shipsOn, deliveryTo };
}

const SILENT = { departs: () => undefined, leaves: () => undefined, travels: () => undefined };
