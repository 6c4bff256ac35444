import { Field, ID, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { LabelFormatEnum } from '../shipping/carrier.type.js';
import type { ReportShipmentMode } from './departure.js';
import { OrderRefInput } from './order-ref.type.js';
import type { RepeatPolicy } from './repeats.js';
import { RepeatPolicyEnum } from './repeats.type.js';

const ReportShipmentModeEnum = internalEnumType<ReportShipmentMode>('ReportShipmentMode', 'Which units a shipment report covers.', {
  PICKED: 'Only units reported as picked.',
  PICK_AND_SHIP: 'The same, but an order without a picking report counts as picked in full.',
});

const REFERENCE = 'Order number, with or without #, or id.';

@internal
@InputType('ReportedUnitsInput', { description: 'Units of one item as a warehouse reports them, by sku or barcode.' })
export class ReportedUnitsInput {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN, GTIN or the item code agreed with the warehouse.' })
  barcode?: string | null;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Lot they are of.' })
  lotNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'When the lot expires, a date.' })
  lotExpiration?: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number.' })
  serialNumber?: string | null;
}

@internal
@InputType('ReportedParcelInput', { description: 'A parcel as a warehouse reports it.' })
export class ReportedParcelInput {
  @Field(() => String, { nullable: true, description: 'The warehouse\'s parcel id.' })
  reference?: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s number.' })
  trackingNumber?: string | null;

  @Field(() => Int, { nullable: true, description: 'Grams.' })
  weightG?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  heightMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  widthMm?: number | null;

  @Field(() => Int, { nullable: true, description: 'Millimetres.' })
  depthMm?: number | null;

  @Field(() => [ReportedUnitsInput], { nullable: true, description: 'Its content, if reported.' })
  lines?: ReportedUnitsInput[] | null;
}

@internal
@InputType('ReportPickingInput', { description: 'What a warehouse picked of an order; an item not listed counts as picked 0.' })
export class ReportPickingInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  pickedAt?: string | null;

  @Field(() => [ReportedUnitsInput], { description: 'The units.' })
  lines!: ReportedUnitsInput[];

  @Field(() => [ReportedParcelInput], { nullable: true, description: 'The parcels packed.' })
  parcels?: ReportedParcelInput[] | null;

  @Field(() => RepeatPolicyEnum, { nullable: true, defaultValue: RepeatPolicyEnum.PROCESS, description: 'What happens if the same was reported before, even after the shipment.' })
  repeat?: RepeatPolicy | null;

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of the labels; the carrier\'s default unless given.' })
  labelFormat?: LabelFormat | null;
}

@internal
@InputType('ReportShipmentInput', { description: 'What leaves a warehouse; everything picked and not yet shipped unless lines are given.' })
export class ReportShipmentInput extends OrderRefInput {
  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  shippedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  carrierName?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode?: string | null;

  @Field(() => String, { nullable: true, description: 'For parcels without a number of their own.' })
  trackingNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the shipment can be followed.' })
  trackingUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference?: string | null;

  @Field(() => [ReportedParcelInput], { nullable: true, description: 'The parcels.' })
  parcels?: ReportedParcelInput[] | null;

  @Field(() => [ReportedUnitsInput], { nullable: true, description: 'Only these units ship.' })
  lines?: ReportedUnitsInput[] | null;

  @Field(() => ReportShipmentModeEnum, { nullable: true, defaultValue: ReportShipmentModeEnum.PICKED, description: 'Whether the order must have a picking report.' })
  mode?: ReportShipmentMode | null;

  @Field(() => RepeatPolicyEnum, { nullable: true, defaultValue: RepeatPolicyEnum.PROCESS, description: 'What happens if the same was reported before; PROCESS ships again.' })
  repeat?: RepeatPolicy | null;
}

@internal
@InputType('ShortCloseFulfillmentOrderInput', { description: 'An order its warehouse short-closes, or whose cancellation it confirms.' })
export class ShortCloseFulfillmentOrderInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s reason code.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s comment.' })
  message?: string | null;

  @Field(() => RepeatPolicyEnum, { nullable: true, defaultValue: RepeatPolicyEnum.PROCESS, description: 'What happens if it was short-closed, or its cancellation confirmed, before.' })
  repeat?: RepeatPolicy | null;
}
