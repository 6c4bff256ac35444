import { Field, ID, InputType, Int } from 'type-graphql';

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
