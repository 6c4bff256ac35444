import type { CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { topCampaigns, topVisits, visitsOf, type CampaignOrders, type CampaignSessions } from './campaign-report.store.js';
import type { RankingAsked } from './read-storefront-rankings.js';
import { touchKey } from './shopper-order.js';
import { storefrontReport } from './storefront-report.js';

/** What a campaign brought: its sessions, and its orders in one currency. */
export type CampaignRow = CampaignOrders & CampaignSessions;

/** What brought the orders of some days, by what brought their shoppers first or last, with the sessions that it brought on these days; after them what brought sessions and no order. Needs intelligence.read. */
export async function readCampaigns({ database }: CatalogDeps, { principal }: CallContext, { first, touch, ...range }: RankingAsked & { readonly touch: 'FIRST' | 'LAST' }): Promise<CampaignRow[]> {
  const { companyId, most } = storefrontReport(principal, range, first);
  const buying = await topCampaigns(database, companyId, { range, most, touch });
  const named = new Set(buying.map(touchKey));
  const sessions = new Map((await visitsOf(database, companyId, { range, campaigns: buying })).map((visits) => [touchKey(visits), visits.sessions]));
  const others = buying.length === most ? [] : await topVisits(database, companyId, { range, most: most + named.size });
  const idle = others.filter((visits) => !named.has(touchKey(visits))).map((visits): CampaignRow => ({ ...visits, currency: '', orders: 0, valueMinor: 0 }));
  return [...buying.map((row): CampaignRow => ({ ...row, sessions: sessions.get(touchKey(row)) ?? 0 })), ...idle].slice(0, most);
}
