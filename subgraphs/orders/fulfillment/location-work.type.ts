import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { LabelFormatEnum } from '../shipping/carrier.type.js';
import type { LocationWork } from './work-at-location.js';

@InputType()
abstract class LocationWorkInput implements LocationWork {
  @Field(() => ID, { description: 'The fulfillment order: its id, or the number (with or without #) or id of its order.' })
  reference!: string;

  @Field(() => String, { nullable: true, description: 'Code of its location; required where the order has work at several locations.' })
  locationCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to go on although a warehouse system works the location through an active connection.' })
  evenIfConnected?: boolean | null;
}

@InputType('PickedUnitsInput', { description: 'Units of a line, named by the line, or of an item, by sku or barcode.' })
class PickedUnitsInput {
  @Field(() => ID, { nullable: true, description: 'The order line.' })
  lineId?: string | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN, GTIN or the item code agreed with the warehouse.' })
  barcode?: string | null;

  @Field(() => Int, { description: 'How many, 0 or more.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Lot they are of.' })
  lotNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'When the lot expires, a date.' })
  lotExpiration?: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number.' })
  serialNumber?: string | null;
}

@InputType('PackedParcelInput', { description: 'A packed parcel.' })
class PackedParcelInput {
  @Field(() => String, { nullable: true, description: 'Your own id of the parcel.' })
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
}

@InputType('AcceptAtLocationInput', { description: 'A fulfillment order to accept.' })
export class AcceptAtLocationInput extends LocationWorkInput {
  @Field(() => DateTime, { nullable: true, description: 'When it was accepted; now unless given.' })
  acceptedAt?: string | null;
}

@InputType('RejectAtLocationInput', { description: 'A fulfillment order to reject.' })
export class RejectAtLocationInput extends LocationWorkInput {
  @Field(() => String, { description: 'Code of the reason.' })
  reasonCode!: string;

  @Field(() => String, { nullable: true, description: 'Comment for who fixes the order.' })
  message?: string | null;
}

@InputType('PickAtLocationInput', { description: 'What was picked and packed; the last report replaces earlier ones.' })
export class PickAtLocationInput extends LocationWorkInput {
  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  pickedAt?: string | null;

  @Field(() => [PickedUnitsInput], { nullable: true, description: 'The units; those not listed are missing. Every unit was picked unless given.' })
  lines?: PickedUnitsInput[] | null;

  @Field(() => [PackedParcelInput], { nullable: true, description: 'The parcels packed; each gets a label where the platform makes them. There, one parcel is assumed unless they are given, except for a pickup; an empty list means none.' })
  parcels?: PackedParcelInput[] | null;

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of the labels; the carrier\'s default unless given.' })
  labelFormat?: LabelFormat | null;
}

@InputType('ShipAtLocationInput', { description: 'What leaves; everything picked that has not left unless lines are given.' })
export class ShipAtLocationInput extends LocationWorkInput {
  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  shippedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier; that of the order, or the first that goes to its country, unless given.' })
  carrierCode?: string | null;

  @Field(() => String, { nullable: true, description: 'For parcels without a number of their own; required without labels, unless withoutTracking is true.' })
  trackingNumber?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it leaves without a label and a number, as with a van of your own.' })
  withoutTracking?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Where the shipment can be followed.' })
  trackingUrl?: string | null;

  @Field(() => [PackedParcelInput], { nullable: true, description: 'The parcels; the packed ones unless given.' })
  parcels?: PackedParcelInput[] | null;

  @Field(() => [PickedUnitsInput], { nullable: true, description: 'Only these units leave.' })
  lines?: PickedUnitsInput[] | null;
}

@InputType('ShortCloseAtLocationInput', { description: 'A fulfillment order to end, or whose cancellation to confirm.' })
export class ShortCloseAtLocationInput extends LocationWorkInput {
  @Field(() => String, { nullable: true, description: 'Code of the reason.' })
  reasonCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Comment.' })
  message?: string | null;
}

@InputType('MakeLabelsAtLocationInput', { description: 'Parcels to label.' })
export class MakeLabelsAtLocationInput extends LocationWorkInput {
  @Field(() => [PackedParcelInput], { description: '1 to 10 parcels; the first is parcel 1.' })
  parcels!: PackedParcelInput[];

  @Field(() => LabelFormatEnum, { nullable: true, description: 'Format of the labels; the carrier\'s default unless given.' })
  labelFormat?: LabelFormat | null;
}

@InputType('VoidLabelsAtLocationInput', { description: 'Labels to void before their parcels leave.' })
export class VoidLabelsAtLocationInput extends LocationWorkInput {
  @Field(() => Int, { nullable: true, description: 'The parcel, from 1, or 0 for the return label; those of all parcels that have not left unless given.' })
  parcel?: number | null;
}
