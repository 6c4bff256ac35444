import { Field, ID, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

const REFERENCE = 'Return number or id.';

@internal
@InputType('AcceptWarehouseReturnInput', { description: 'A return its warehouse expects.' })
export class AcceptWarehouseReturnInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;
}

@internal
@InputType('ReturnReceiptLineInput', { description: 'Units of one item in one condition, as the warehouse found them; the item is named by sku or barcode.' })
export class ReturnReceiptLineInput {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN, GTIN or the item code agreed with the warehouse, where no sku is given.' })
  barcode?: string | null;

  @Field(() => Int, { description: 'Units, 0 or more.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'SELLABLE, DAMAGED, QUARANTINE, BLOCKED or the warehouse\'s own code; anything but SELLABLE is not compliant.' })
  classification?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the reason, from the form in the parcel.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Lot.' })
  lotNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number.' })
  serialNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s remark.' })
  note?: string | null;
}

@internal
@InputType('ReceiveWarehouseReturnInput', { description: 'A return that arrived.' })
export class ReceiveWarehouseReturnInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived; now unless given.' })
  receivedAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its goods were inspected.' })
  inspectedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => [ReturnReceiptLineInput], { description: '1 to 500 lines: everything that arrived.' })
  lines!: ReturnReceiptLineInput[];
}

@internal
@InputType('RegisterWarehouseReturnInput', { description: 'An unannounced return parcel.' })
export class RegisterWarehouseReturnInput {
  @Field(() => String, { nullable: true, description: 'The order number on the parcel.' })
  orderNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'The parcel\'s tracking number.' })
  trackingNumber?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived; now unless given.' })
  receivedAt?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its goods were inspected.' })
  inspectedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => [ReturnReceiptLineInput], { description: '1 to 500 lines: everything in it.' })
  lines!: ReturnReceiptLineInput[];
}

@internal
@InputType('CancelWarehouseReturnInput', { description: 'An expected return that its warehouse reports as not arriving.' })
export class CancelWarehouseReturnInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason?: string | null;
}

@internal
@InputType('ReportWarehouseParcelInput', { description: 'A parcel that arrived: of the given return, else unannounced.' })
export class ReportWarehouseParcelInput extends RegisterWarehouseReturnInput {
  @Field(() => ID, { nullable: true, description: REFERENCE })
  reference?: string | null;
}
