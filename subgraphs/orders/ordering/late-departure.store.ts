import type { Instant } from '#kernel/clock.js';
import { dayOf, type Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { checkedLeavesLate, leavesLate, OF_PROMISED_ORDER } from './late-departures.js';

/** That a part of a promised order was to leave by now and has not. */
export const shipsLate = (reader: Reader, companyId: number, now: Instant): Criterion => ({
  find: (most) => findLate(reader, companyId, { column: 'order_id', now, most }),
  condition: { sql: `${lateParts('1', 'LIMIT 1')} = 1`, parameters: [companyId, ...checkedLeavesLate(dayOf(now)).parameters] },
});

/** That no part of an order is late against its promise: most orders fit. */
export const shipsNotLate = (companyId: number, now: Instant): Condition =>
  ({ sql: `COALESCE(${lateParts('1', 'LIMIT 1')}, 0) = 0`, parameters: [companyId, ...checkedLeavesLate(dayOf(now)).parameters] });

const lateParts = (what: string, end: string): string =>
  `(SELECT ${what} FROM fulfillment_order f WHERE f.company_id = ? AND f.order_id = orders.id AND COALESCE(orders.promised_on, '') > '' AND ${checkedLeavesLate('').sql} ${end})`;

/** That a fulfillment order of a promised order was to leave by now and has not. */
export const leavesLateItself = (reader: Reader, companyId: number, now: Instant): Criterion => ({
  find: (most) => findLate(reader, companyId, { column: 'id', now, most }),
  condition: isLate(now),
});

/** That a fulfillment order is not late against the promise of its order: most fit. */
export const leavesNotLate = (now: Instant): Condition => ({ sql: `NOT (${isLate(now).sql})`, parameters: isLate(now).parameters });

function isLate(now: Instant): Condition {
  const { sql, parameters } = checkedLeavesLate(dayOf(now));
  return { sql: `${sql} AND COALESCE(o.promised_on, '') > ''`, parameters };
}

const findLate = async (reader: Reader, companyId: number, { column, now, most }: { column: 'id' | 'order_id'; now: Instant; most: number }): Promise<string[]> => {
  const late = leavesLate(dayOf(now));
  const rows = await reader.query<{ id: string }>(`SELECT f.${column} AS id FROM fulfillment_order f WHERE f.company_id = ? AND ${late.sql} AND ${OF_PROMISED_ORDER} ${atMost(most)}`, [companyId, ...late.parameters]);
  return [...new Set(rows.map(({ id }) => id))];
};

/** Promised orders that should have left a location. */
export interface LateDepartures {
  readonly locationId: string;
  readonly orders: number;
  /** The last day that one of them was to leave on. */
  readonly lastDay: Day;
}

/** The companies there are. */
export async function findCompanies(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ company_id: number }>('SELECT company_id FROM feed ORDER BY company_id');
  return rows.map(({ company_id: id }) => id);
}

/** What promised orders should have left each location by now, among so many late fulfillment orders; whether there may be more. */
export async function findLateDepartures(reader: Reader, companyId: number, { today, most }: { today: Day; most: number }): Promise<{ readonly late: readonly LateDepartures[]; readonly isCut: boolean }> {
  const late = leavesLate(today);
  const rows = await reader.query<{ location_id: string; parts: number; late: number; last_day: Day }>(
    `SELECT location_id, COUNT(*) AS parts, COUNT(DISTINCT order_id) AS late, MAX(ships_on) AS last_day FROM (SELECT f.location_id, f.order_id, f.ships_on FROM fulfillment_order f
       WHERE f.company_id = ? AND ${late.sql} AND ${OF_PROMISED_ORDER} ${atMost(most)}) found GROUP BY location_id`, [companyId, ...late.parameters]);
  return { late: rows.map(({ location_id: locationId, late: orders, last_day: lastDay }) => ({ locationId, orders, lastDay })), isCut: rows.reduce((sum, { parts }) => sum + parts, 0) >= most };
}

/** Until when staff know what is late at some locations: for good where an alert of it is open, else the day on which they resolved the last one. */
export async function findSeenUntil(reader: Reader, companyId: number, locationIds: readonly string[]): Promise<ReadonlyMap<string, Day>> {
  if (locationIds.length === 0) return new Map();
  const rows = await reader.query<{ subject: string; seen: string | null; ended: Instant | null }>(
    `SELECT subject, MAX(CASE WHEN resolved_at IS NULL THEN '9999-12-31' WHEN dismissed = 1 THEN resolved_at END) AS seen, MAX(CASE WHEN dismissed = 0 THEN resolved_at END) AS ended
     FROM alert WHERE company_id = ? AND subject IN (${places(locationIds.length)}) AND type = 'ORDERS_SHIP_LATE' GROUP BY subject`, [companyId, ...locationIds]);
  return new Map(rows.flatMap(({ subject, seen, ended }) => (seen === null || seen <= (ended ?? '') ? [] : [[subject, dayOf(seen)] as const])));
}
