import { dayOf } from '#kernel/day.js';
import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { ListWithEmpty } from '#subgraph-kit/keyset-empty-last.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { statesOf } from '#subgraph-kit/search/states.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { OrderFilter } from './order-filter.js';
import { ENDED_STATUSES, type OrderStatus } from './order-status.js';

/**
 * The column of the promised days that a filter finds, and of a list sorted by them. That of late orders, and of those in a state that others follow, is empty for all that are delivered or cancelled:
 * the index has these aside.
 */
export const promiseColumn = (filter: OrderFilter): 'due_on' | 'promised_on' =>
  (filter.lateAgainstPromise === true || isUnshipped(filter) || statesOf(filter)?.every((status) => !ENDED_STATUSES.includes(status)) === true ? 'due_on' : 'promised_on');

/** Whether a filter finds only orders that have not shipped: of these there are not many. */
const isUnshipped = ({ holdKind, waitingFor, openForDays, unallocated, ...others }: OrderFilter): boolean =>
  holdKind != null || waitingFor != null || openForDays != null || unallocated === true || statesOf(others)?.every((status) => UNSHIPPED.includes(status)) === true;

const UNSHIPPED: readonly OrderStatus[] = ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT', 'CANCELLATION_REQUESTED'];

/** Whether a filter finds only orders with a promised day. */
export const demandsPromise = ({ promisedFrom, promisedTo, lateAgainstPromise }: OrderFilter): boolean => promisedFrom != null || promisedTo != null || lateAgainstPromise === true;

/** How the orders without a promised day are found that a filter leaves: those that have not shipped by their states, because most without a day may be delivered, and any others by walking the index. */
export const withoutPromise = (filter: OrderFilter): ListWithEmpty['empty'] =>
  (isUnshipped(filter) ? { condition: "COALESCE(promised_on, '') = ''", column: 'COALESCE(id, NULL)' } : { condition: 'promised_on IS NULL', column: 'id' });

/** The range of promised days that a filter demands, if it demands one. */
export const promisedRange = (filter: OrderFilter, now: Instant): Range[] =>
  inBounds(promiseColumn(filter), [['>=', filter.promisedFrom], ['<=', filter.promisedTo], ['<', filter.lateAgainstPromise === true ? dayOf(now) : null]]);

/** A condition on columns of orders. */
export interface Range extends Condition {
  /** Where it is a range of an index, the order of this index: without one MariaDB may look at every order of the company for the first that fit. */
  readonly orderBy?: string;
  /** The same where each order of a walked list is asked for it. */
  readonly walked?: Condition | undefined;
}

/** The range of a column between the bounds that are given, if any is. */
export function inBounds(column: string, bounds: readonly (readonly [sign: '>=' | '<=' | '<', value: string | number | null | undefined])[]): Range[] {
  const given = bounds.flatMap(([sign, value]) => (value == null ? [] : [{ sql: `${column} ${sign} ?`, value }]));
  return given.length === 0 ? [] : [{ sql: given.map(({ sql }) => sql).join(' AND '), parameters: given.map(({ value }) => value), orderBy: `${column}, id` }];
}

/** That an order is in a range of an index of orders. */
export const inRange = (reader: Reader, companyId: number, range: Range): Criterion => ({ find: (most) => findIds(reader, companyId, { range, most }), condition: range });

/** That an order is not late against its promise: it has none that is still to be kept, or its day is not over. */
export const notLate = (reader: Reader, companyId: number, now: Instant): Criterion => ({
  find: async (most) => [
    ...await findIds(reader, companyId, { range: { sql: 'due_on IS NULL', parameters: [] }, most }),
    ...await findIds(reader, companyId, { range: { sql: 'due_on >= ?', parameters: [dayOf(now)], orderBy: 'due_on, id' }, most }),
  ],
  condition: { sql: `COALESCE(due_on, '9999') >= ?`, parameters: [dayOf(now)] }, // no range of an index: most orders fit, so that the list is walked
});

const findIds = async (reader: Reader, companyId: number, { range: { sql, parameters, orderBy }, most }: { range: Range; most: number }): Promise<string[]> =>
  (await reader.query<{ id: string }>(`SELECT id FROM orders WHERE company_id = ? AND ${sql} ${orderBy === undefined ? '' : `ORDER BY ${orderBy} `}${atMost(most)}`, [companyId, ...parameters])).map(({ id }) => id);
