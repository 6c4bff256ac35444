import { Field, ID, InputType, Int } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { FulfillmentStatusEnum } from '../fulfillment/fulfillment-order.type.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import type { FulfillmentOrderSortKey } from './fulfillment-order-sort.js';
import type { HoldKind } from './hold-kind.js';
import { HoldKindEnum, PaymentStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { WaitingReason } from './waiting-reason.js';
import type { PaymentStatus } from './order.js';
import type { FulfillmentOrderFilter } from './list-fulfillment-orders.js';
import type { RerouteFulfillmentOrder } from './reroute-fulfillment-order.js';
import type { SplitFulfillmentOrder } from './split-fulfillment-order.js';

@InputType('FulfillmentOrderFilter', { description: 'Which fulfillment orders to list; a filter that is not given does not apply.' })
export class FulfillmentOrderFilterInput implements FulfillmentOrderFilter {
  @Field(() => String, { nullable: true, description: 'Only those of orders that `orders(filter: { search })` finds by this text.' })
  search?: string | null;

  @Field(() => FulfillmentStatusEnum, { nullable: true, description: 'Only this state.', deprecationReason: 'statuses takes one or several.' })
  status?: FulfillmentStatus | null;

  @Field(() => [FulfillmentStatusEnum], { nullable: true, description: 'Only these states: one or several, in place of status. Of both only what is in both.' })
  statuses?: FulfillmentStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Only this location, by its code.' })
  locationCode?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only this order: its number, with or without #, or id.' })
  orderReference?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of orders that this carrier is to take.' })
  carrierCode?: string | null;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only those of orders in this state of the payment.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Only those of orders of this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those of orders with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what customers collect, or only what travels.' })
  pickup?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those of orders that lie ready for their customers to collect them, or only the others.' })
  readyForPickup?: boolean | null;

  @Field(() => HoldKindEnum, { nullable: true, description: 'Only those of orders on this kind of hold.' })
  holdKind?: HoldKind | null;

  @Field(() => WaitingReasonEnum, { nullable: true, description: 'Only those of orders whose fulfillment this blocks.' })
  waitingFor?: WaitingReason | null;

  @Field(() => Int, { nullable: true, description: 'Only those that were placed so many days ago or more, 0 to 3,650, and still have to leave: neither shipped nor cancelled nor closed.' })
  openForDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those of orders whose promised day is over, by the date in UTC, and that are neither delivered nor cancelled; or only the others.' })
  lateAgainstPromise?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those of orders with a promised day that have not left although the day on which they were planned to leave (shipsOn) is over, by the date in UTC; or only the others.' })
  shipsLate?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed at or after.' })
  placedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed before.' })
  placedTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed before.' })
  updatedBefore?: string | null;
}

const FulfillmentOrderSortKeyEnum = enumType<FulfillmentOrderSortKey>('FulfillmentOrderSortKey', 'What fulfillment orders are sorted by.', {
  CREATED: 'When they were made: at placing, or when units moved to the location.', PLACED: 'When their orders were placed.', CHANGED: 'When they last changed.',
});

@InputType('FulfillmentOrderSort', { description: 'In which order a list of fulfillment orders comes.' })
export class FulfillmentOrderSortInput {
  @Field(() => FulfillmentOrderSortKeyEnum, { description: 'What they are sorted by.' })
  key!: FulfillmentOrderSortKey;

  @Field(() => Boolean, { nullable: true, description: 'The newest first.' })
  descending?: boolean | null;
}

@InputType('SplitLineInput', { description: 'Units of a line to move.' })
class SplitLineInput {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { nullable: true, description: 'How many units; all open ones unless given.' })
  quantity?: number | null;
}

@InputType('SplitFulfillmentOrderInput', { description: 'Lines, or some of their units, to move to another location.' })
export class SplitFulfillmentOrderInput implements SplitFulfillmentOrder {
  @Field(() => ID, { description: 'The fulfillment order they are taken from, which must not be accepted yet: its id, or the number (with or without #) or id of its order where only one of it can move.' })
  fulfillmentOrderId!: string;

  @Field(() => String, { description: 'Code of the location they go to.' })
  locationCode!: string;

  @Field(() => [SplitLineInput], { description: 'The lines.' })
  lines!: SplitLineInput[];
}

@InputType('RerouteFulfillmentOrderInput', { description: 'A fulfillment order to move to another location.' })
export class RerouteFulfillmentOrderInput implements RerouteFulfillmentOrder {
  @Field(() => ID, { description: 'The fulfillment order, which must not be accepted yet: its id, or the number (with or without #) or id of its order where only one of it can move.' })
  fulfillmentOrderId!: string;

  @Field(() => String, { nullable: true, description: 'Code of the location it goes to; routing chooses one unless given.' })
  locationCode?: string | null;
}
