import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import type { OrderConditions } from './order-conditions.js';
import { MOST_COUNTED, MOST_LOOKED_AT, type CountedOrders, type LookedUpReason, type OrderCount, type OrderCounts, type WaitingCounts } from './order-count.store.js';
import { OrderStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { WaitingReason } from './waiting-reason.js';
import { ORDER_STATUSES, UNSHIPPED_STATUSES, type OrderStatus } from './order-status.js';
import { isPaid } from './order.js';

type CountPrecision = 'EXACT' | 'AT_LEAST';

const CountPrecisionEnum = enumType<CountPrecision>('CountPrecision', 'Whether a count is of all there are.', { EXACT: 'As many as counted.', AT_LEAST: 'As many as counted or more: there are so many that not all were looked at.' });

const PRECISION = { description: 'Whether there are exactly so many, or at least.' };

@ObjectType('OrderStatusCount', { description: 'How many orders are in a state.' })
export class OrderStatusCountType {
  @Field(() => OrderStatusEnum, { description: 'The state.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many orders.' })
  count!: number;

  @Field(() => CountPrecisionEnum, PRECISION)
  precision!: CountPrecision;
}

@ObjectType('WaitingReasonCount', { description: 'How many orders wait for something.' })
export class WaitingReasonCountType {
  @Field(() => WaitingReasonEnum, { description: 'What they wait for.' })
  reason!: WaitingReason;

  @Field(() => Int, { description: 'How many orders; one that waits for several things counts with each.' })
  count!: number;

  @Field(() => CountPrecisionEnum, PRECISION)
  precision!: CountPrecision;
}

@ObjectType('OrderCounts', {
  description: `How many orders a filter finds. Of a state at most ${String(MOST_COUNTED)} orders are counted, with a filter that many orders fit at most ${String(MOST_LOOKED_AT)}; precision says where there are more.`,
})
export class OrderCountsType {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => CountPrecisionEnum, PRECISION)
  precision!: CountPrecision;

  @Field(() => [OrderStatusCountType], { description: 'By state, each state once.' })
  byStatus!: OrderStatusCountType[];

  /** For the `waiting` field. */
  conditions!: OrderConditions;
  counts!: OrderCounts;
}

const sumOf = (counts: readonly OrderCount[], isCounted: (one: OrderCount) => boolean): number => counts.reduce((all, one) => (isCounted(one) ? all + one.count : all), 0);

const precisionOf = (cut: OrderCounts['cut'], statuses: readonly OrderStatus[]): CountPrecision => (statuses.some((status) => cut.has(status)) ? 'AT_LEAST' : 'EXACT');

/** The counts of the graph. */
export const toOrderCounts = ({ conditions, ...counted }: CountedOrders): OrderCountsType => ({
  conditions, counts: counted,
  total: sumOf(counted.counts, () => true), precision: precisionOf(counted.cut, ORDER_STATUSES),
  byStatus: ORDER_STATUSES.map((status) => ({ status, count: sumOf(counted.counts, (one) => one.status === status), precision: precisionOf(counted.cut, [status]) })),
});

/** What orders wait for; the orders that wait for what is looked at on each were counted apart. */
export function toWaitingCounts({ counts: { counts, cut } }: OrderCountsType, lookedAt: WaitingCounts): WaitingReasonCountType[] {
  const unshipped = precisionOf(cut, UNSHIPPED_STATUSES);
  const apart = (reason: LookedUpReason): WaitingReasonCountType => ({ reason, count: lookedAt.waiting[reason], precision: precisionOf(lookedAt.cut, UNSHIPPED_STATUSES) });
  return [
    { reason: 'HOLD', count: sumOf(counts, ({ status }) => status === 'ON_HOLD'), precision: precisionOf(cut, ['ON_HOLD']) },
    { reason: 'PAYMENT', count: sumOf(counts, ({ status, paymentStatus }) => UNSHIPPED_STATUSES.includes(status) && !isPaid(paymentStatus)), precision: unshipped },
    apart('CARRIER'),
    apart('ITEM_CODES'),
    { reason: 'STOCK', count: sumOf(counts, ({ unallocated }) => unallocated === 1), precision: unshipped }, // what waits for stock has not shipped
  ];
}
