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
/** At most so many are looked at, of a state or a range, where the orders themselves are read: it takes a microsecond or two each, and staff may ask for all states. */
export const MOST_LOOKED_AT = 2000;

/** Counts, and the conditions by which they were found. */
export interface CountedOrders extends OrderCounts {
  readonly conditions: OrderConditions;
}

/** Orders alike: of which part they are, and how many were looked at. */
type Looked = Omit<OrderCount, 'count'> & { readonly part: number; readonly looked: number };

/**
 * Orders counted by what staff look at. The work is bounded, however many there are: few that were found before are all counted, of a range of an
 * index, or else of each state, so many as a limit allows.
 */
export async function findCounts(reader: Reader, companyId: number, { indexed, checked, orderBy, states = ORDER_STATUSES }: OrderConditions): Promise<OrderCounts> {
  const parts = partsOf(indexed, states, checked.length === 0 ? MOST_COUNTED : MOST_LOOKED_AT);
  const { rows, cut } = await countedBy(reader, companyId, { indexed, checked, orderBy, parts, reads: '', counts: { count: 'COUNT(fits)' } });
  return { counts: rows.map(({ status, paymentStatus, unallocated, count }) => ({ status, paymentStatus, unallocated, count })), cut };
}

/** What keeps orders waiting and no count by state tells. */
export type LookedUpReason = Extract<WaitingReason, 'CARRIER' | 'ITEM_CODES'>;

/** How many orders wait for each of these, and the states of which not all orders were looked at. */
export interface WaitingCounts extends Pick<OrderCounts, 'cut'> {
  readonly waiting: Readonly<Record<LookedUpReason, number>>;
}

/** The orders among them that wait for something that is looked at on each: what waits has not shipped. */
export async function findWaiting(reader: Reader, companyId: number, { indexed, checked, orderBy, states = ORDER_STATUSES }: OrderConditions): Promise<WaitingCounts> {
  const unshipped = states.filter((status) => UNSHIPPED_STATUSES.includes(status));
  const { rows, cut } = await countedBy(reader, companyId, {
    indexed, checked, orderBy, parts: partsOf(indexed, unshipped, MOST_LOOKED_AT), reads: ORDER_COLUMNS, counts: { CARRIER: waitingFor('CARRIER'), ITEM_CODES: waitingFor('ITEM_CODES') },
  });
  const sum = (reason: LookedUpReason): number => rows.reduce((total, row) => total + row[reason], 0);
  return { waiting: { CARRIER: sum('CARRIER'), ITEM_CODES: sum('ITEM_CODES') }, cut };
}

const waitingFor = (reason: LookedUpReason): string => `COUNT(CASE WHEN fits = 1 AND ${WAITING[reason]} THEN 1 END)`;

/** What is asked of each order to know what it waits for. */
const ORDER_COLUMNS = 'company_id, id, method_code, carrier_code, ';

/** What is counted apart: of one state or all, up to a limit; with the states whose counts it cuts where there are more. */
interface Part { readonly status?: OrderStatus; readonly states: readonly OrderStatus[]; readonly most?: number }

function partsOf(indexed: OrderConditions['indexed'], states: readonly OrderStatus[], mostOfState: number): readonly Part[] {
  if (indexed.some(({ isFew }) => isFew)) return [{ states: [] }];
  if (indexed.length > 0) return [{ states: ORDER_STATUSES, most: MOST_LOOKED_AT }];
  return states.map((status) => ({ status, states: [status], most: mostOfState }));
}

interface Counting<Name extends string> extends Omit<OrderConditions, 'states'> {
  readonly parts: readonly Part[];
  /** Columns of the orders that the counts ask for, each followed by a comma. */
  readonly reads: string;
  /** What is counted, by its name. */
  readonly counts: Readonly<Record<Name, string>>;
}

/** The order of the index by which the orders of a state are counted: without it a database may take another one, whose orders lie all over the table. */
const AS_COUNTED = 'payment_status, hold_kind, unallocated';

const ordered = (by: string | undefined): string => (by === undefined ? '' : `ORDER BY ${by} `);

/** Rows of counts by what staff look at; whether an order fits is asked of it once. */
async function countedBy<Name extends string>(reader: Reader, companyId: number, { indexed, checked, orderBy, parts, reads, counts }: Counting<Name>): Promise<{ rows: (Looked & Readonly<Record<Name, number>>)[]; cut: ReadonlySet<OrderStatus> }> {
  const [within, fitting] = [allOf(indexed), allOf(checked)];
  const counted = Object.entries(counts).map(([name, count]) => `${String(count)} AS ${name}`).join(', ');
  const sql = parts.map(({ status, most }, part) => `SELECT ${String(part)} AS part, status, payment_status AS paymentStatus, unallocated, COUNT(*) AS looked, ${counted}
    FROM (SELECT ${reads}status, payment_status, unallocated, CASE WHEN ${fitting.sql} THEN 1 END AS fits FROM orders WHERE company_id = ?${status === undefined ? '' : ` AND status = '${status}'`} AND ${within.sql} ${ordered(status === undefined ? orderBy : AS_COUNTED)}${most === undefined ? '' : atMost(most)}) orders GROUP BY status, payment_status, unallocated`);
  const rows = sql.length === 0 ? [] : await reader.query<Looked & Readonly<Record<Name, number>>>(sql.join(' UNION ALL '), parts.flatMap(() => [...fitting.parameters, companyId, ...within.parameters]));
  const lookedAt = (part: number): number => rows.filter((row) => row.part === part).reduce((sum, { looked }) => sum + looked, 0);
  return { rows, cut: new Set(parts.flatMap(({ states, most = Infinity }, part) => (lookedAt(part) >= most ? states : []))) };
}

const allOf = (conditions: readonly Condition[]): { readonly sql: string; readonly parameters: readonly ColumnValue[] } =>
  ({ sql: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' AND '), parameters: conditions.flatMap(({ parameters }) => parameters) });
