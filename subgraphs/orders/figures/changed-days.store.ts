import type { Instant } from '#kernel/clock.js';
import type { Day } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import { atMost } from '#subgraph-kit/statement.js';

/** A place in the changes of a company: a change sequence, and a record that got it. */
export interface ChangePosition {
  readonly at: Instant;
  readonly id: string;
}

/** When changed orders were placed, and for which days they were promised. */
export interface Changes {
  readonly placedAt: readonly Instant[];
  readonly promisedOn: readonly Day[];
  /** The last of them; where the search began when there are none. */
  readonly until: ChangePosition;
}

interface Row {
  readonly at: Instant;
  readonly id: string;
  readonly placed_at: Instant;
  readonly promised_on: Day | null;
}

interface Behind {
  readonly behind: ChangePosition;
  readonly most: number;
}

/** The next orders that changed. Fulfillment orders and shipments belong to their order's record: a change of theirs is one of it. */
export async function findChangedOrders(reader: Reader, companyId: number, { behind, most }: Behind): Promise<Changes> {
  const { at, id } = behind;
  return changesOf(await reader.query<Row>(
    `SELECT changed_at AS at, id, placed_at, promised_on FROM orders WHERE company_id = ? AND changed_at >= ? AND (changed_at > ? OR id > ?) ORDER BY changed_at, id ${atMost(most)}`, [companyId, at, at, id]), behind);
}

/** When the orders were placed of the next returns that changed. */
export async function findChangedReturns(reader: Reader, companyId: number, { behind, most }: Behind): Promise<Changes> {
  const { at, id } = behind;
  return changesOf(await reader.query<Row>(
    `SELECT r.changed_at AS at, r.id, o.placed_at, NULL AS promised_on FROM returns r LEFT JOIN orders o ON o.company_id = r.company_id AND o.id = r.order_id
     WHERE r.company_id = ? AND r.changed_at >= ? AND (r.changed_at > ? OR r.id > ?) ORDER BY r.changed_at, r.id ${atMost(most)}`, [companyId, at, at, id]), behind);
}

function changesOf(rows: readonly (Omit<Row, 'placed_at'> & { readonly placed_at: Instant | null })[], behind: ChangePosition): Changes {
  const last = rows.at(-1);
  return {
    placedAt: rows.flatMap(({ placed_at: placedAt }) => placedAt ?? []), promisedOn: [...new Set(rows.flatMap(({ promised_on: day }) => day ?? []))],
    until: last ? { at: last.at, id: last.id } : behind,
  };
}
