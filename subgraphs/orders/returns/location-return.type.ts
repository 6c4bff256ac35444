import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';

@InputType('ReceivedUnitsInput', { description: 'Units of one item in one condition, as they were found; named by the line, or by sku or barcode.' })
class ReceivedUnitsInput {
  @Field(() => ID, { nullable: true, description: 'The order line.' })
  lineId?: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode?: string | null;

  @Field(() => Int, { description: 'Units, 0 or more.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'SELLABLE unless given; DAMAGED, QUARANTINE, BLOCKED or a code of your own are not compliant.' })
  classification?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason; the customer\'s unless given.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Lot.' })
  lotNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number.' })
  serialNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'What was found.' })
  note?: string | null;
}

@InputType('ReceiveReturnAtLocationInput', { description: 'A return that arrived, or was handed in.' })
export class ReceiveReturnAtLocationInput {
  @Field(() => ID, { description: 'Return number, which the customer\'s code has, or id.' })
  reference!: string;

  @Field(() => [ReceivedUnitsInput], { nullable: true, description: 'Everything that was found, 1 to 500 lines; what is not listed is missing. All that is expected, in sellable condition, unless given.' })
  lines?: ReceivedUnitsInput[] | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived; now unless given.' })
  receivedAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its goods were inspected; now unless given.' })
  inspectedAt?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to go on although a warehouse system works the location through an active connection.' })
  evenIfConnected?: boolean | null;
}
