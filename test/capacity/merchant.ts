import type { KindFigures } from './measure-kind.js';

// The worked example of the page: what merchants ask for at their peak, by the figures of a run.

/** Orders a day of the two merchants. */
export const MERCHANTS = [2_000, 100_000] as const;

/** The share of a day's orders in its busiest hour, and how much busier the busiest second is than that hour. */
export const [BUSIEST_HOUR, BUSIEST_SECOND] = [0.15, 2] as const;

/** The most that processors are to be busy at the peak. */
export const BUSY = 0.6;

const HOUR_SECONDS = 3600;

/** Turns of each kind for an order, those of shoppers who buy nothing included: fifty visits an order, four pages a visit. */
export const TURNS_AN_ORDER: Readonly<Record<string, number>> = {
  'D: list of 50 orders': 1, 'D: single order': 3, 'D: new order': 1, 'A: poll of 50, accept, picking, shipment (4 calls)': 1, 'A: stock of 500 items': 0.05, 'H: write of 50 products': 0.05, 'H: list of 50 products': 0.05,
  'E: portal page': 0.5, 'F: tracking page': 5, 'F: carrier event': 6, 'G: promise of a cart of 5': 100, 'I: batch of 50 events': 50, 'J: page': 20, 'J: page not modified (304)': 180,
  'K: token exchange': 0.02, 'L: tool call, search of 20 orders': 0.1, '/graphql: list of 50 orders': 1,
};

/** Orders in the busiest second of a day. */
export const peakOf = (ordersADay: number): number => ordersADay * BUSIEST_HOUR * BUSIEST_SECOND / HOUR_SECONDS;

/** What the kinds of a merchant take at the peak: turns a second, and processors that they keep busy. */
export const demandOf = (ordersADay: number, kinds: readonly KindFigures[]) => kinds.filter(({ name }) => name in TURNS_AN_ORDER).map(({ name, processCpu, databaseCpu }) => {
  const perSecond = peakOf(ordersADay) * (TURNS_AN_ORDER[name] ?? 0);
  return { name, perSecond, processors: perSecond * processCpu / 1000, databaseProcessors: perSecond * databaseCpu / 1000 };
});
