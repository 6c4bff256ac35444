import { Field, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { MOST_COUNTED, MOST_LOOKED_AT, type OrderCount, type OrderCounts } from './order-count.store.js';
import { OrderStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { WaitingReason } from './order-filter.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';
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

  @Field(() => [WaitingReasonCountType], { description: 'By what blocks their fulfillment: a hold, the payment or stock.' })
  waiting!: WaitingReasonCountType[];
}

const UNSHIPPED: ReadonlySet<OrderStatus> = new Set(['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT']);

/** The counts of the graph. */
export function toOrderCounts({ counts, cut }: OrderCounts): OrderCountsType {
  const sum = (isCounted: (one: OrderCount) => boolean): number => counts.reduce((all, one) => (isCounted(one) ? all + one.count : all), 0);
  const precisionOf = (statuses: Iterable<OrderStatus>): CountPrecision => ([...statuses].some((status) => cut.has(status)) ? 'AT_LEAST' : 'EXACT');
  return {
    total: sum(() => true), precision: precisionOf(ORDER_STATUSES),
    byStatus: ORDER_STATUSES.map((status) => ({ status, count: sum((one) => one.status === status), precision: precisionOf([status]) })),
    waiting: [
      { reason: 'HOLD', count: sum(({ status }) => status === 'ON_HOLD'), precision: precisionOf(['ON_HOLD']) },
      { reason: 'PAYMENT', count: sum(({ status, paymentStatus }) => UNSHIPPED.has(status) && !isPaid(paymentStatus)), precision: precisionOf(UNSHIPPED) },
      { reason: 'STOCK', count: sum(({ unallocated }) => unallocated === 1), precision: precisionOf(UNSHIPPED) }, // what waits for stock has not shipped
    ],
  };
}
