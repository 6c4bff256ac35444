import { fits, mustFit } from '#contract/fits.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { dayIn } from '#contract/shopper-zone.js';
import { instant } from '#kernel/clock.js';
import { dayPlus, type Day } from '#kernel/day.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { IncomingStock } from '../inventory/incoming-stock.js';
import { findIncomingStock } from '../inventory/incoming-stock.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { countedUntil, type CountedUntil } from './counted-until.js';
import { periodsOf } from '#kernel/period.js';
import { rankedPage, type RankedPage } from './read-ranked-page.js';
import { rankByCover, type CoveredItem } from './stock-cover.store.js';

/** For how long the stock of which items lasts. */
export interface CoverAsked extends RankedPage {
  /** How many days of sales tell how fast an item sells; 30 unless given. */
  readonly days?: number | null | undefined;
  readonly sku?: string | null | undefined;
  /** Only items whose stock lasts for at most so many days. */
  readonly lastsAtMost?: number | null | undefined;
}

/** For how long the stock of an item lasts. */
export interface CoverRow extends CoveredItem {
  /** Units sold a day. */
  readonly soldPerDay: number;
  /** Days until nothing is left, if it sells on as it did. */
  readonly daysLeft: number;
  readonly runsOutOn: Day;
  readonly incoming: number;
  readonly nextArrivalOn: Day | null;
}

/** For how long stock lasts. */
export interface StockCover extends CountedUntil {
  readonly rows: readonly CoverRow[];
  readonly endCursor: string | null;
}

const [USUAL_DAYS, MOST_DAYS, LONGEST_SKU] = [30, 366, 255];

/** For how long the stock of what sells lasts, what is used up first at the head: by the sales of the last whole days; needs intelligence.read. */
export async function readStockCover({ database, cursors, clock }: OrdersDeps, { principal }: CallContext, asked: CoverAsked): Promise<StockCover> {
  requirePermission(principal, 'intelligence.read');
  check(asked);
  const { companyId } = principal;
  const { days, sku, lastsAtMost } = { days: asked.days ?? USUAL_DAYS, sku: asked.sku ?? null, lastsAtMost: asked.lastsAtMost ?? null };
  const until = await countedUntil(database, companyId);
  const zone = until.timeZone ?? 'UTC';
  const today = dayIn(zone, instant(clock));
  const { skip, most, page } = rankedPage(cursors, asked, `stock-cover:${JSON.stringify([companyId, days, sku, lastsAtMost])}`);
  const found = await rankByCover(database, companyId, { periods: periodsOf({ from: dayPlus(today, -days), to: dayPlus(today, -1) }), sku, days, lastsAtMost, skip, most });
  const { rows, endCursor } = page(found);
  const arriving = grouped(await findIncomingStock(database, companyId, rows.map(({ variantId }) => variantId)), ({ variantId }) => variantId);
  return { ...until, endCursor, rows: rows.map((item) => covered(item, { days, today, zone, arriving: arriving.get(item.variantId) ?? [] })) };
}

function check({ days, sku, lastsAtMost }: CoverAsked): void {
  const problems = new Problems();
  problems.add('days', days == null || (days >= 1 && days <= MOST_DAYS) ? undefined : `must be 1 to ${String(MOST_DAYS)}`);
  problems.add('sku', sku == null || fits(sku, LONGEST_SKU) ? undefined : mustFit(LONGEST_SKU));
  problems.add('lastsAtMost', lastsAtMost == null || lastsAtMost >= 0 ? undefined : 'must not be below 0');
  problems.refuse('The input is not valid');
}

interface Around {
  readonly days: number;
  readonly today: Day;
  readonly zone: string;
  readonly arriving: readonly IncomingStock[];
}

const FURTHEST = 36_500;

function covered(item: CoveredItem, { days, today, zone, arriving }: Around): CoverRow {
  const daysLeft = Math.floor((item.available * days) / item.units);
  const [next] = arriving.map(({ expectedAt }) => expectedAt).toSorted();
  return {
    ...item, soldPerDay: Math.round((item.units / days) * 100) / 100, daysLeft, runsOutOn: dayPlus(today, Math.min(daysLeft, FURTHEST)),
    incoming: arriving.reduce((sum, { quantity }) => sum + quantity, 0), nextArrivalOn: next === undefined ? null : dayIn(zone, next),
  };
}
