import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { TrackingStatus } from '#contract/carrier-connection.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { OrderType } from '../ordering/order.type.js';
import { TrackingStatusEnum } from '../tracking/tracking.type.js';

const REFERENCE = 'Order number, with or without #, external id or id.';

@InputType('SimulateOrdersInput', { description: 'Orders that a sales channel of a sandbox sends.' })
export class SimulateOrdersInput {
  @Field(() => Int, { nullable: true, description: 'How many, 1 to 100; 1 unless given.' })
  count?: number | null;

  @Field(() => String, { nullable: true, description: 'Code of the location that fulfils them; routing chooses unless given.' })
  locationCode?: string | null;
}

@InputType('SimulateCancellationInput', { description: 'An order of a sandbox that its merchant cancels.' })
export class SimulateCancellationInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;
}

@InputType('SimulateShipmentInput', { description: 'An order of a sandbox that its locations ship.' })
export class SimulateShipmentInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'Of the parcel, up to 120 characters; made up unless given.' })
  trackingNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier; the order\'s unless given.' })
  carrierCode?: string | null;
}

@InputType('SimulateReturnInput', { description: 'Units of a shipped order of a sandbox that its customer sends back.' })
export class SimulateReturnInput {
  @Field(() => ID, { description: REFERENCE })
  orderReference!: string;

  @Field(() => Int, { nullable: true, description: 'How many units, 1 unless given; of the first lines that can still be returned.' })
  units?: number | null;
}

@InputType('SimulateStockInput', { description: 'What a location of a sandbox counts.' })
export class SimulateStockInput {
  @Field(() => String, { description: 'Code of the location.' })
  locationCode!: string;

  @Field(() => Int, { nullable: true, description: 'Sellable units of each item, 0 or more; 50 unless given.' })
  quantity?: number | null;

  @Field(() => [String], { nullable: true, description: 'The items, by their SKUs; the first 1,000 of the company unless given.' })
  skus?: string[] | null;
}

@InputType('SimulateCarrierEventInput', { description: 'What a carrier reports of a parcel of a sandbox.' })
export class SimulateCarrierEventInput {
  @Field(() => String, { description: 'The carrier\'s number of the parcel, up to 120 characters; one of no parcel is kept for 30 days in case one gets it.' })
  trackingNumber!: string;

  @Field(() => TrackingStatusEnum, { description: 'What it says of the parcel.' })
  status!: TrackingStatus;

  @Field(() => String, { nullable: true, description: 'The carrier\'s words, which shoppers read; cut to 500 characters. Empty unless given.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it happened; cut to 200 characters. Empty unless given.' })
  location?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it happened; now unless given, and for times before 2000 or more than 24 hours ahead.' })
  occurredAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the carrier expects to deliver.' })
  estimatedAt?: string | null;
}

@ObjectType('SimulatedCarrierEvent', { description: 'What became of a simulated event of a carrier.' })
export class SimulatedCarrierEventType {
  @Field(() => Int, { description: '1 where it is new of a known parcel, or says that a return is on its way; else 0.' })
  applied!: number;

  @Field(() => Int, { description: '1 where an identical one is kept: of the same number, minute, status and description.' })
  duplicates!: number;

  @Field(() => Int, { description: '1 where no parcel has the number.' })
  unmatched!: number;

  @Field(() => OrderType, { nullable: true, description: 'The order of the parcel after it; null where no shipment has the number.' })
  order!: OrderType | null;
}
