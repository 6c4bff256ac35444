import { dayOf } from '#kernel/day.js';
import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost } from '#subgraph-kit/statement.js';
import type { OrderFilter } from './order-filter.js';

type PromiseFilter = Pick<OrderFilter, 'promisedFrom' | 'promisedTo' | 'lateAgainstPromise'>;

/** The column of the promised days that a filter finds, and of a list sorted by them: that of late orders is empty for all that are delivered or cancelled, so that the index has these aside. */
export const promiseColumn = ({ lateAgainstPromise }: PromiseFilter): 'due_on' | 'promised_on' => (lateAgainstPromise === true ? 'due_on' : 'promised_on');

/** Whether a filter finds only orders with a promised day. */
export const demandsPromise = ({ promisedFrom, promisedTo, lateAgainstPromise }: PromiseFilter): boolean => promisedFrom != null || promisedTo != null || lateAgainstPromise === true;

/** The range of promised days that a filter demands; none where it demands no day. */
export function promisedRange(filter: PromiseFilter, now: Instant): Condition | undefined {
  const column = promiseColumn(filter);
  const bounds = [['>=', filter.promisedFrom], ['<=', filter.promisedTo], ['<', filter.lateAgainstPromise === true ? dayOf(now) : null]] as const;
  const given = bounds.flatMap(([sign, day]) => (day == null ? [] : [{ sql: `${column} ${sign} ?`, day }]));
  return given.length === 0 ? undefined : { sql: given.map(({ sql }) => sql).join(' AND '), parameters: given.map(({ day }) => day) };
}

/** That an order is in a range of an index of orders. */
export const inRange = (reader: Reader, companyId: number, condition: Condition): Criterion => ({ find: (most) => findIds(reader, companyId, { condition, most }), condition });

/** That an order is not late against its promise: it has none that is still to be kept, or its day is not over. */
export const notLate = (reader: Reader, companyId: number, now: Instant): Criterion => ({
  find: async (most) => [
    ...await findIds(reader, companyId, { condition: { sql: 'due_on IS NULL', parameters: [] }, most }),
    ...await findIds(reader, companyId, { condition: { sql: 'due_on >= ?', parameters: [dayOf(now)] }, most }),
  ],
  condition: { sql: `COALESCE(due_on, '9999') >= ?`, parameters: [dayOf(now)] }, // no range of an index: most orders fit, so that the list is walked
});

const findIds = async (reader: Reader, companyId: number, { condition: { sql, parameters }, most }: { condition: Condition; most: number }): Promise<string[]> =>
  (await reader.query<{ id: string }>(`SELECT id FROM orders WHERE company_id = ? AND ${sql} ${atMost(most)}`, [companyId, ...parameters])).map(({ id }) => id);
