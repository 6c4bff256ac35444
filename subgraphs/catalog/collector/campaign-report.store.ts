import { periodsOf, type DayRange } from '#kernel/period.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Touch } from './shopper-order.js';

/** The orders that a campaign brought, in one currency. */
export interface CampaignOrders extends Touch {
  readonly currency: string;
  readonly orders: number;
  readonly valueMinor: number;
}

/** The sessions that a campaign brought. */
export interface CampaignSessions extends Touch {
  readonly sessions: number;
}

interface Ranked {
  readonly range: DayRange;
  readonly most: number;
}

/** The campaigns that brought most orders. */
export function topCampaigns(reader: Reader, companyId: number, { range, most, touch }: Ranked & { readonly touch: 'FIRST' | 'LAST' }): Promise<CampaignOrders[]> {
  const periods = periodsOf(range);
  return reader.query<CampaignOrders>(
    `SELECT source, medium, campaign, currency, SUM(orders) AS orders, SUM(value_minor) AS valueMinor FROM campaign_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND touch = ?
     GROUP BY source, medium, campaign, currency HAVING SUM(orders) > 0 ORDER BY orders DESC, source, medium, campaign, currency ${atMost(most)}`, [companyId, ...periods, touch]);
}

/** The campaigns that brought most sessions. */
export function topVisits(reader: Reader, companyId: number, { range, most }: Ranked): Promise<CampaignSessions[]> {
  const periods = periodsOf(range);
  return reader.query<CampaignSessions>(
    `SELECT source, medium, campaign, SUM(sessions) AS sessions FROM campaign_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND touch = 'VISIT'
     GROUP BY source, medium, campaign HAVING SUM(sessions) > 0 ORDER BY sessions DESC, source, medium, campaign ${atMost(most)}`, [companyId, ...periods]);
}

/** The sessions that some campaigns brought; those of other campaigns of their sources may be among them. */
export function visitsOf(reader: Reader, companyId: number, { range, campaigns }: { readonly range: DayRange; readonly campaigns: readonly Touch[] }): Promise<CampaignSessions[]> {
  if (campaigns.length === 0) return Promise.resolve([]);
  const [periods, of] = [periodsOf(range), (part: keyof Touch): string[] => [...new Set(campaigns.map((campaign) => campaign[part]))]];
  const [sources, media, names] = [of('source'), of('medium'), of('campaign')];
  return reader.query<CampaignSessions>(
    `SELECT source, medium, campaign, SUM(sessions) AS sessions FROM campaign_figure WHERE company_id = ? AND period IN (${places(periods.length)}) AND touch = 'VISIT' AND source IN (${places(sources.length)})
     AND medium IN (${places(media.length)}) AND campaign IN (${places(names.length)}) GROUP BY source, medium, campaign HAVING SUM(sessions) > 0`, [companyId, ...periods, ...sources, ...media, ...names]);
}
