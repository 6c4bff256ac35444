import type { CallContext } from '#contract/principal.js';
import { daysOf, type DayRange } from '#kernel/period.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { TRAFFIC_COLUMNS } from './figure-columns.js';
import { storefrontReport } from './storefront-report.js';
import { trafficByChannel, trafficByDay, type TrafficRow } from './storefront-reports.store.js';

/** The days of a report, and the sales channel that is counted alone. */
export interface TrafficAsked extends DayRange {
  readonly channel?: string | null | undefined;
}

/** What visitors did. */
export interface StorefrontTraffic {
  readonly sessions: number;
  readonly bounces: number;
  readonly averageSessionSeconds: number | null;
  readonly pageViews: number;
  readonly productViews: number;
  readonly searches: number;
  readonly cartAdditions: number;
  readonly cartRemovals: number;
  readonly checkouts: number;
  readonly purchases: number;
}

/** A step towards a purchase. */
export interface FunnelStep {
  readonly step: FunnelStage;
  /** Sessions that took it. */
  readonly sessions: number;
  /** Of all sessions, from 0 to 1; null without any. */
  readonly shareOfSessions: number | null;
}

/** The steps towards a purchase, in their order. */
export type FunnelStage = 'SESSION' | 'PRODUCT_VIEW' | 'CART' | 'CHECKOUT' | 'PURCHASE';

/** What visitors did, and how far they got. */
export type TrafficWithFunnel = StorefrontTraffic & { readonly funnel: readonly FunnelStep[] };

/** What visitors did on each day, and on all together. */
export interface StorefrontFigures {
  /** What they are of. */
  readonly asked: TrafficAsked;
  readonly days: readonly (TrafficWithFunnel & { readonly day: string })[];
  readonly totals: StorefrontTraffic;
  readonly funnel: readonly FunnelStep[];
}

/** What visitors of the storefronts did on some days of the company, bots left out; needs intelligence.read. */
export async function readStorefrontFigures({ database }: CatalogDeps, { principal }: CallContext, { from, to, channel = null }: TrafficAsked): Promise<StorefrontFigures> {
  const { companyId } = storefrontReport(principal, { from, to });
  const rows = await trafficByDay(database, companyId, { from, to, channel });
  const total = summed(rows);
  const known = new Map(rows.map((row) => [row.day, row]));
  const none = summed([]);
  return { asked: { from, to, channel }, days: daysOf({ from, to }).map((day) => ({ day, ...withFunnel(known.get(day) ?? none) })), totals: trafficOf(total), funnel: funnelOf(total) };
}

const MOST_CHANNELS = 100;

/** The same by sales channel, the one with most sessions first; needs intelligence.read. */
export async function readChannelFigures({ database }: CatalogDeps, { principal }: CallContext, { from, to, channel = null }: TrafficAsked): Promise<(TrafficWithFunnel & { readonly channel: string | null })[]> {
  const { companyId } = storefrontReport(principal, { from, to });
  const rows = await trafficByChannel(database, companyId, { from, to, channel, most: MOST_CHANNELS });
  return rows.map((row) => ({ ...withFunnel(row), channel: row.channel === '' ? null : row.channel }));
}

const withFunnel = (row: Summed): TrafficWithFunnel => ({ ...trafficOf(row), funnel: funnelOf(row) });

type Summed = Omit<TrafficRow, 'day'>;

function summed(rows: readonly TrafficRow[]): Summed {
  return Object.fromEntries(TRAFFIC_COLUMNS.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)])) as Summed; // of each of the columns
}

function trafficOf(row: Summed): StorefrontTraffic {
  const { sessions, bounces, page_views: pageViews, product_views: productViews, searches, cart_additions: cartAdditions, cart_removals: cartRemovals, checkouts, purchases } = row;
  return { sessions, bounces, averageSessionSeconds: sessions === 0 ? null : Math.round(row.session_seconds / sessions), pageViews, productViews, searches, cartAdditions, cartRemovals, checkouts, purchases };
}

const STEPS = { SESSION: 'sessions', PRODUCT_VIEW: 'sessions_with_product', CART: 'sessions_with_cart', CHECKOUT: 'sessions_with_checkout', PURCHASE: 'sessions_with_purchase' } as const satisfies Record<FunnelStage, keyof Summed>;

const FUNNEL: readonly FunnelStage[] = ['SESSION', 'PRODUCT_VIEW', 'CART', 'CHECKOUT', 'PURCHASE'];

const funnelOf = (row: Summed): FunnelStep[] => FUNNEL.map((step) => ({ step, sessions: row[STEPS[step]], shareOfSessions: row.sessions === 0 ? null : Math.round(row[STEPS[step]] / row.sessions * PRECISION) / PRECISION }));

const PRECISION = 10_000;
