import type { Day } from '#kernel/day.js';
import { periodsOf, type DayRange } from '#kernel/period.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { TRAFFIC_COLUMNS, type TrafficColumn } from './figure-columns.js';

/** What was counted on a day. */
export type TrafficRow = { readonly day: Day } & Readonly<Record<TrafficColumn, number>>;

const SUMS = TRAFFIC_COLUMNS.map((column) => `SUM(${column}) AS ${column}`).join(', ');

/** What was counted on the days of a range, those without anything left out. */
export function trafficByDay(reader: Reader, companyId: number, { from, to, channel }: DayRange & { readonly channel: string | null }): Promise<TrafficRow[]> {
  return reader.query<TrafficRow>(
    `SELECT day, ${SUMS} FROM traffic_figure WHERE company_id = ? AND day >= ? AND day <= ?${channel === null ? '' : ' AND channel = ?'} GROUP BY day ORDER BY day`,
    [companyId, from, to, ...channel === null ? [] : [channel]]);
}

/** What was counted in a sales channel. */
export type ChannelRow = { readonly channel: string } & Readonly<Record<TrafficColumn, number>>;

/** The sales channels with most sessions on the days of a range; the empty one is that of storefronts that name none. Strangers may name any, so that there are at most so many. */
export function trafficByChannel(reader: Reader, companyId: number, { from, to, channel, most }: DayRange & { readonly channel: string | null; readonly most: number }): Promise<ChannelRow[]> {
  return reader.query<ChannelRow>(
    `SELECT channel, ${SUMS} FROM traffic_figure WHERE company_id = ? AND day >= ? AND day <= ?${channel === null ? '' : ' AND channel = ?'} GROUP BY channel ORDER BY sessions DESC, channel ${atMost(most)}`,
    [companyId, from, to, ...channel === null ? [] : [channel]]);
}

/** How often something was searched for. */
export interface SearchedTerm {
  readonly term: string;
  readonly searches: number;
  readonly withoutResults: number;
}

/** The terms that were searched for most; with `isVain` those that most often found nothing. */
export function topTerms(reader: Reader, companyId: number, { range, most, isVain }: { readonly range: DayRange; readonly most: number; readonly isVain: boolean }): Promise<SearchedTerm[]> {
  const periods = periodsOf(range);
  const measure = isVain ? 'withoutResults' : 'searches';
  return reader.query<SearchedTerm>(
    `SELECT term, SUM(searches) AS searches, SUM(without_results) AS withoutResults FROM search_figure WHERE company_id = ? AND period IN (${places(periods.length)})
     GROUP BY term HAVING ${isVain ? 'SUM(without_results)' : 'SUM(searches)'} > 0 ORDER BY ${measure} DESC, term ${atMost(most)}`, [companyId, ...periods]);
}

/** What was done with a product. */
export interface ProductTrafficRow {
  readonly productId: number;
  readonly views: number;
  readonly cartAdditions: number;
  readonly unitsAdded: number;
  readonly purchases: number;
  readonly unitsPurchased: number;
}

/** The products that were viewed most; with `isUnbought` those of them that were not bought. */
export function topProducts(reader: Reader, companyId: number, { range, most, isUnbought }: { readonly range: DayRange; readonly most: number; readonly isUnbought: boolean }): Promise<ProductTrafficRow[]> {
  const periods = periodsOf(range);
  return reader.query<ProductTrafficRow>(
    `SELECT product_id AS productId, SUM(views) AS views, SUM(cart_additions) AS cartAdditions, SUM(units_added) AS unitsAdded, SUM(purchases) AS purchases, SUM(units_purchased) AS unitsPurchased
     FROM product_traffic WHERE company_id = ? AND period IN (${places(periods.length)}) GROUP BY product_id HAVING ${isUnbought ? 'SUM(views) > 0 AND SUM(purchases) <= 0' : 'SUM(views) + SUM(cart_additions) + SUM(purchases) > 0'} ORDER BY views DESC, product_id ${atMost(most)}`, [companyId, ...periods]);
}
