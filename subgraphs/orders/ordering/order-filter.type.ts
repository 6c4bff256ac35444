import { Field, InputType, Int } from 'type-graphql';
import { MoneyInput } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { ShipmentStatusEnum } from '../shipping/shipment.type.js';
import type { ShipmentStatus } from '../shipping/shipment.js';
import type { HoldKind } from './hold-kind.js';
import { HoldKindEnum, OrderSortKeyEnum, OrderStatusEnum, PaymentStatusEnum, WaitingReasonEnum } from './order-enums.type.js';
import type { WaitingReason } from './waiting-reason.js';
import type { OrderSortKey } from './order-sort.js';
import type { OrderStatus } from './order-status.js';
import type { PaymentStatus } from './order.js';

@InputType('OrderFilter', { description: 'Which orders to list; a filter that is not given does not apply.' })
export class OrderFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the number, external id, name, e-mail, telephone number, postal code, SKUs or barcodes, all of which an order must have; a word of three characters or more may be the beginning of one, or any part of the e-mail address, across its dots too. Or the beginning of a tracking number or of a warehouse reference, of three characters or more. At most 8 words and 200 characters.' })
  search?: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only this state.', deprecationReason: 'statuses takes one or several.' })
  status?: OrderStatus | null;

  @Field(() => [OrderStatusEnum], { nullable: true, description: 'Only these states: one or several, in place of status. Of both only what is in both.' })
  statuses?: OrderStatus[] | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Only orders in its currency whose total, as placed or edited, is this or more.' })
  totalFrom?: MoneyInput | null;

  @Field(() => MoneyInput, { nullable: true, description: 'Only orders in its currency whose total is this or less.' })
  totalTo?: MoneyInput | null;

  @Field(() => HoldKindEnum, { nullable: true, description: 'Only orders on this kind of hold.' })
  holdKind?: HoldKind | null;

  @Field(() => WaitingReasonEnum, { nullable: true, description: 'Only orders whose fulfillment this blocks.' })
  waitingFor?: WaitingReason | null;

  @Field(() => PaymentStatusEnum, { nullable: true, description: 'Only this state of the payment.' })
  paymentStatus?: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Only orders shipped to this country: ISO 3166-1 alpha-2.' })
  countryCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders of which this location fulfills a part, or did until that was moved to another.' })
  locationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders that name this carrier. One that the platform chose for the label or shipment of an order without one does not count.' })
  carrierCode?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only orders that were placed so many days ago or more, 0 to 3,650, and are not shipped, delivered or cancelled.' })
  openForDays?: number | null;

  @Field(() => String, { nullable: true, description: 'Only orders promised to be delivered on this day or later: YYYY-MM-DD.' })
  promisedFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders promised to be delivered on this day or earlier: YYYY-MM-DD.' })
  promisedTo?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders whose promised day is over, by the date in UTC, and that are neither delivered nor cancelled; or only the others.' })
  lateAgainstPromise?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders with a promised day of which a part has not left although the day on which it was planned to leave (shipsOn of its fulfillment order) is over, by the date in UTC; or only the others.' })
  shipsLate?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that lie ready for their customers to collect them, or only the others.' })
  readyForPickup?: boolean | null;

  @Field(() => DateTime, { nullable: true, description: 'Lies ready for its customer, since this time or later.' })
  readyForPickupFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Lies ready for its customer, since before this time.' })
  readyForPickupTo?: string | null;

  @Field(() => ShipmentStatusEnum, { nullable: true, description: 'Only orders of which a shipment is in this state.' })
  shipmentStatus?: ShipmentStatus | null;

  @Field(() => String, { nullable: true, description: 'Only this sales channel.' })
  channel?: string | null;

  @Field(() => String, { nullable: true, description: 'Only orders with this tag.' })
  tag?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only orders that wait for stock, or only the others.' })
  unallocated?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of an order number, or a whole e-mail address.', deprecationReason: 'search finds more, faster.' })
  text?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed at or after.' })
  placedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Placed before.' })
  placedTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed before.' })
  updatedBefore?: string | null;
}

@InputType('OrderSort', { description: 'In which order a list of orders comes.' })
export class OrderSortInput {
  @Field(() => OrderSortKeyEnum, { description: 'What they are sorted by.' })
  key!: OrderSortKey;

  @Field(() => Boolean, { nullable: true, description: 'The newest or largest first.' })
  descending?: boolean | null;
}
