import { Field, Int, ObjectType } from 'type-graphql';
import type { OrderCount } from './order-count.store.js';
import { OrderStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { WaitingReason } from './order-filter.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';
import { isPaid } from './order.js';

@ObjectType('OrderStatusCount', { description: 'How many orders are in a state.' })
export class OrderStatusCountType {
  @Field(() => OrderStatusEnum, { description: 'The state.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'How many orders.' })
  count!: number;
}

@ObjectType('WaitingReasonCount', { description: 'How many orders wait for something.' })
export class WaitingReasonCountType {
  @Field(() => WaitingReasonEnum, { description: 'What they wait for.' })
  reason!: WaitingReason;

  @Field(() => Int, { description: 'How many orders; one that waits for several things counts with each.' })
  count!: number;
}

@ObjectType('OrderCounts', { description: 'How many orders a filter finds.' })
export class OrderCountsType {
  @Field(() => Int, { description: 'All of them.' })
  total!: number;

  @Field(() => [OrderStatusCountType], { description: 'By state, each state once.' })
  byStatus!: OrderStatusCountType[];

  @Field(() => [WaitingReasonCountType], { description: 'By what blocks their fulfillment: a hold, the payment or stock.' })
  waiting!: WaitingReasonCountType[];
}

const UNSHIPPED: ReadonlySet<OrderStatus> = new Set(['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT']);

/** The counts of the graph. */
export function toOrderCounts(counts: readonly OrderCount[]): OrderCountsType {
  const sum = (isCounted: (one: OrderCount) => boolean): number => counts.reduce((all, one) => (isCounted(one) ? all + one.count : all), 0);
  return {
    total: sum(() => true),
    byStatus: ORDER_STATUSES.map((status) => ({ status, count: sum((one) => one.status === status) })),
    waiting: [
      { reason: 'HOLD', count: sum(({ status }) => status === 'ON_HOLD') },
      { reason: 'PAYMENT', count: sum(({ status, paymentStatus }) => UNSHIPPED.has(status) && !isPaid(paymentStatus)) },
      { reason: 'STOCK', count: sum(({ unallocated }) => unallocated === 1) },
    ],
  };
}
