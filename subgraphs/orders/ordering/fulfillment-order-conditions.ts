import { shift, type Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import type { Condition } from '#subgraph-kit/search/condition.js';
import type { Criterion } from '#subgraph-kit/search/narrowed.js';
import { atMost, places, type ColumnValue } from '#subgraph-kit/statement.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { FulfillmentOrderSortKey } from './fulfillment-order-sort.js';
import { DAY, WAITING } from './order-conditions.js';
import type { OrderFilter } from './order-filter.js';
import { ofSearch } from './order-token.store.js';
import { inBounds, inRange, notLate, promisedRange, type Range } from './promise-conditions.js';

/** What is asked of the orders of fulfillment orders, as of a list of orders. */
export type OrdersAsked = Pick<OrderFilter, 'search' | 'holdKind' | 'waitingFor' | 'lateAgainstPromise'>;

interface Asked<Filter> {
  readonly companyId: number;
  readonly filter: Filter;
  readonly now: Instant;
}

/** What a filter asks of the orders. */
export async function ofAskedOrders(reader: Reader, { companyId, filter: { search, holdKind, waitingFor, lateAgainstPromise }, now }: Asked<OrdersAsked>): Promise<Criterion[]> {
  const typed = checkSearch(search);
  const ranges: Range[] = [
    ...holdKind == null ? [] : [{ sql: "status = 'ON_HOLD' AND hold_kind = ?", parameters: [holdKind] }],
    ...waitingFor == null ? [] : [{ sql: WAITING[waitingFor], parameters: [] }],
    ...lateAgainstPromise === true ? promisedRange({ lateAgainstPromise }, now) : [],
  ];
  return [
    ...typed === undefined ? [] : [await ofSearch(reader, companyId, typed)],
    ...lateAgainstPromise === false ? [notLate(reader, companyId, now)] : [],
    ...ranges.map((range) => inRange(reader, companyId, range)),
  ].map((criterion) => ofOrders(reader, companyId, criterion));
}

/** That the order of a fulfillment order fulfils something: few orders are looked up with theirs, where many do each fulfillment order of the list is asked for its order. */
const ofOrders = (reader: Reader, companyId: number, { find, condition, ...more }: Criterion): Criterion => ({
  ...more,
  find: async (most) => {
    const orders = await find(most);
    if (orders.length === 0 || orders.length >= most) return orders;
    return idsOf(reader, `order_id IN (${places(orders.length)}) ${atMost(most)}`, [companyId, ...orders]);
  },
  condition: { sql: `(SELECT 1 FROM orders WHERE orders.company_id = ? AND orders.id = f.order_id AND ${condition.sql} LIMIT 1) = 1`, parameters: [companyId, ...condition.parameters] },
});

const OPEN: readonly FulfillmentStatus[] = ['NOT_READY', 'TO_FULFILL', 'ACCEPTED', 'PROCESSED', 'CANCEL_REQUESTED', 'REJECTED'];
const IS_OPEN = `status IN (${OPEN.map((status) => `'${status}'`).join(', ')})`;

/** That a fulfillment order was placed so many days ago or more and still has to leave: of these there are few. */
export function openFor(reader: Reader, { companyId, filter: { openForDays }, now }: Asked<{ readonly openForDays?: number | null | undefined }>): Criterion[] {
  if (openForDays == null) return [];
  const parameters = [shift(now, -openForDays * DAY)];
  return [{
    find: (most) => idsOf(reader, `${IS_OPEN} AND COALESCE(placed_at, '9999') < ? ${atMost(most)}`, [companyId, ...parameters]), // no range of placed times, of which most have left
    condition: { sql: `f.${IS_OPEN} AND f.placed_at < ?`, parameters },
  }];
}

type Times = Pick<OrderFilter, 'placedFrom' | 'placedTo' | 'updatedSince' | 'updatedBefore'>;

/** When fulfillment orders were placed and changed: a range of the index that the list is sorted by, else few that are looked up. */
export function timesOf(reader: Reader, { companyId, filter, sortedBy }: { companyId: number; filter: Times; sortedBy: FulfillmentOrderSortKey }): { readonly sorted: readonly Condition[]; readonly others: readonly Criterion[] } {
  const bounds = [
    { key: 'PLACED', column: 'placed_at', given: [['>=', filter.placedFrom], ['<', filter.placedTo]] },
    { key: 'CHANGED', column: 'changed_at', given: [['>=', filter.updatedSince], ['<', filter.updatedBefore]] },
  ] as const;
  return {
    sorted: bounds.filter(({ key }) => key === sortedBy).flatMap(({ column, given }) => inBounds(`f.${column}`, given)),
    others: bounds.filter(({ key }) => key !== sortedBy).flatMap(({ column, given }) => {
      const [[range], [walked]] = [inBounds(column, given), inBounds(`COALESCE(f.${column}, '')`, given)];
      return range && walked ? [{ find: (most: number) => idsOf(reader, `${range.sql} ORDER BY ${column}, id ${atMost(most)}`, [companyId, ...range.parameters]), condition: walked }] : [];
    }),
  };
}

const idsOf = async (reader: Reader, where: string, parameters: readonly ColumnValue[]): Promise<string[]> =>
  (await reader.query<{ id: string }>(`SELECT id FROM fulfillment_order WHERE company_id = ? AND ${where}`, parameters)).map(({ id }) => id);
