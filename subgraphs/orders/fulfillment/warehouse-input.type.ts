import { Field, ID, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { LabelFormatEnum } from '../shipping/carrier.type.js';
import { OrderRefInput } from './order-ref.type.js';

const REFERENCE = 'Order number, with or without #, or id.';

@internal
@InputType('ReportedPiecesInput', { description: 'Units of one item as a warehouse reports them, by sku or barcode.' })
export class ReportedPiecesInput {
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

  @Field(() => [ReportedPiecesInput], { nullable: true, description: 'Its content, if reported.' })
  lines?: ReportedPiecesInput[] | null;
}

@internal
@InputType('ReportPickingInput', { description: 'What a warehouse picked of an order; an item not listed counts as picked 0.' })
export class ReportPickingInput {
  @Field(() => ID, { description: REFERENCE })
  reference!: string;

  @Field(() => DateTime, { nullable: true, description: 'When; now unless given.' })
  pickedAt?: string | null;

  @Field(() => [ReportedPiecesInput], { description: 'The units.' })
  lines!: ReportedPiecesInput[];

  @Field(() => [ReportedParcelInput], { nullable: true, description: 'The parcels packed.' })
  parcels?: ReportedParcelInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether repeating the same report is allowed, even after the shipment.' })
  repeatable?: boolean | null;

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

  @Field(() => [ReportedPiecesInput], { nullable: true, description: 'Only these units ship.' })
  lines?: ReportedPiecesInput[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an order without a picking report counts as picked in full.' })
  unpicked?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether repeating the same report is not a second shipment.' })
  repeatable?: boolean | null;
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

  @Field(() => Boolean, { nullable: true, description: 'Whether repeating the call is allowed.' })
  repeatable?: boolean | null;
}
