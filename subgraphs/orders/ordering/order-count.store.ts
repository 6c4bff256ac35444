import type { Reader } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import { atMost, type ColumnValue } from '#subgraph-kit/statement.js';
import { WAITING, type OrderConditions } from './order-conditions.js';
import { ORDER_STATUSES, UNSHIPPED_STATUSES, type OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';
import type { WaitingReason } from './waiting-reason.js';

/** How many orders are alike in what staff look at. */
export interface OrderCount {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly unallocated: number;
  readonly count: number;
}

/** Counts of orders, and the states of which there are so many that not all were looked at: of these there are at least as many as were counted. */
export interface OrderCounts {
  readonly counts: readonly OrderCount[];
  readonly cut: ReadonlySet<OrderStatus>;
}

/** At most so many orders are counted of a state, read from the index alone. */
export const MOST_COUNTED = 10_000;
/** At most so many are looked at, where the orders themselves are read. */
export const MOST_LOOKED_AT = 4000;

type Looked = OrderCount & { readonly looked: number };

/**
 * Orders counted by what staff look at. The work is bounded, however many there are: few that were found before are all counted, of a range of an
 * index, or else of each state, so many as a limit allows.
 */
export async function findCounts(reader: Reader, companyId: number, { indexed, checked, orderBy, states = ORDER_STATUSES }: OrderConditions): Promise<OrderCounts> {
  if (indexed.some(({ isFew }) => isFew)) return countedIn(reader, companyId, { indexed, checked, parts: [{ states: [] }] });
  if (indexed.length > 0) return countedIn(reader, companyId, { indexed, checked, orderBy, parts: [{ states: ORDER_STATUSES, most: MOST_LOOKED_AT }] });
  const most = checked.length === 0 ? MOST_COUNTED : MOST_LOOKED_AT;
  return countedIn(reader, companyId, { indexed, checked, parts: states.map((status) => ({ status, states: [status], most })) });
}

/** What keeps orders waiting and no count by state tells. */
export type LookedUpReason = Extract<WaitingReason, 'CARRIER' | 'ITEM_CODES'>;

/** The orders among them that wait for something that is looked at on each: what waits has not shipped. */
export const findWaiting = (reader: Reader, companyId: number, { conditions, reason }: { conditions: OrderConditions; reason: LookedUpReason }): Promise<OrderCounts> =>
  findCounts(reader, companyId, { ...conditions, checked: [...conditions.checked, { sql: WAITING[reason], parameters: [] }], states: (conditions.states ?? ORDER_STATUSES).filter((status) => UNSHIPPED_STATUSES.includes(status)) });

interface Counting extends Omit<OrderConditions, 'states'> {
  /** What is counted apart: of one state or all, up to a limit; with the states whose counts it cuts where there are more. */
  readonly parts: readonly { readonly status?: OrderStatus; readonly states: readonly OrderStatus[]; readonly most?: number }[];
}

async function countedIn(reader: Reader, companyId: number, { indexed, checked, orderBy, parts }: Counting): Promise<OrderCounts> {
  const columns = `${checked.length === 0 ? '' : 'company_id, id, number, customer_email, method_code, carrier_code, promised_on, due_on, ready_for_pickup_at, total_minor, currency, '}status, payment_status, unallocated`;
  const [within, fitting] = [allOf(indexed), allOf(checked)];
  const sql = parts.map(({ status, most }, part) => `SELECT ${String(part)} AS part, status, payment_status AS paymentStatus, unallocated, COUNT(*) AS looked, COUNT(CASE WHEN ${fitting.sql} THEN 1 END) AS count
    FROM (SELECT ${columns} FROM orders WHERE company_id = ?${status === undefined ? '' : ` AND status = '${status}'`} AND ${within.sql} ${orderBy === undefined ? '' : `ORDER BY ${orderBy} `}${most === undefined ? '' : atMost(most)}) orders GROUP BY status, payment_status, unallocated`);
  const rows = sql.length === 0 ? [] : await reader.query<Looked & { readonly part: number }>(sql.join(' UNION ALL '), parts.flatMap(() => [...fitting.parameters, companyId, ...within.parameters]));
  const lookedAt = (part: number): number => rows.filter((row) => row.part === part).reduce((sum, { looked }) => sum + looked, 0);
  return {
    counts: rows.map(({ status, paymentStatus, unallocated, count }) => ({ status, paymentStatus, unallocated, count })),
    cut: new Set(parts.flatMap(({ states, most = Infinity }, part) => (lookedAt(part) >= most ? states : []))),
  };
}

const allOf = (conditions: readonly Condition[]): { readonly sql: string; readonly parameters: readonly ColumnValue[] } =>
  ({ sql: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND '), parameters: conditions.flatMap(({ parameters }) => parameters) });
