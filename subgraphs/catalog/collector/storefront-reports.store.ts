import type { Day } from '#kernel/day.js';
import { periodsOf, type DayRange } from '#kernel/period.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { TRAFFIC_COLUMNS, type TrafficColumn } from './figure-columns.js';

/** What was counted on a day. */
export type TrafficRow = { readonly day: Day } & Readonly<Record<TrafficColumn, number>>;

/** What was counted on the days of a range, those without anything left out. */
export function trafficByDay(reader: Reader, companyId: number, { from, to, channel }: DayRange & { readonly channel: string | null }): Promise<TrafficRow[]> {
  return reader.query<TrafficRow>(
    `SELECT day, ${TRAFFIC_COLUMNS.map((column) => `SUM(${column}) AS ${column}`).join(', ')} FROM traffic_figure WHERE company_id = ? AND day >= ? AND day <= ?${channel === null ? '' : ' AND channel = ?'} GROUP BY day ORDER BY day`,
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

/** The products that were viewed most. */
export function topProducts(reader: Reader, companyId: number, { range, most }: { readonly range: DayRange; readonly most: number }): Promise<ProductTrafficRow[]> {
  const periods = periodsOf(range);
  return reader.query<ProductTrafficRow>(
    `SELECT product_id AS productId, SUM(views) AS views, SUM(cart_additions) AS cartAdditions, SUM(units_added) AS unitsAdded, SUM(purchases) AS purchases, SUM(units_purchased) AS unitsPurchased
     FROM product_traffic WHERE company_id = ? AND period IN (${places(periods.length)}) GROUP BY product_id HAVING SUM(views) + SUM(cart_additions) + SUM(purchases) > 0 ORDER BY views DESC, product_id ${atMost(most)}`, [companyId, ...periods]);
}

/** What a campaign brought, in one currency. */
export interface CampaignRow {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly currency: string;
  readonly orders: number;
  readonly valueMinor: number;
}

/** The campaigns that brought most orders. */
export function topCampaigns(reader: Reader, companyId: number, { range, most, touch }: { readonly range: DayRange; readonly most: number; readonly touch: 'FIRST' | 'LAST' }): Promise<CampaignRow[]> {
  const periods = periodsOf(range);
  return reader.query<CampaignRow>(
    `SELECT source, medium, campaign, currency, SUM(orders) AS orders, SUM(value_minor) AS valueMinor FROM campaign_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND touch = ?
     GROUP BY source, medium, campaign, currency HAVING SUM(orders) > 0 ORDER BY orders DESC, source, medium, campaign, currency ${atMost(most)}`, [companyId, ...periods, touch]);
}

