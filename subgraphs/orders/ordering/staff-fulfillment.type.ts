import { Field, ID, InputType, Int } from 'type-graphql';
import { FulfillmentStatusEnum } from '../fulfillment/fulfillment-order.type.js';
import type { FulfillmentStatus } from '../fulfillment/fulfillment-status.js';
import { PaymentStatusEnum } from './order-enums.type.js';
import type { PaymentStatus } from './order.js';
import type { FulfillmentOrderFilter } from './list-fulfillment-orders.js';
import type { RerouteFulfillmentOrder } from './reroute-fulfillment-order.js';
import type { SplitFulfillmentOrder } from './split-fulfillment-order.js';

@InputType('FulfillmentOrderFilter', { description: 'Which fulfillment orders to list; a filter that is not given does not apply.' })
export class FulfillmentOrderFilterInput implements FulfillmentOrderFilter {
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
