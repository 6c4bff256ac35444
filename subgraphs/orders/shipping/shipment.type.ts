import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { trackingNumbers, type Shipment, type ShipmentParcel, type ShipmentStatus } from './shipment.js';

/** The graph's enum of the states of shipments. */
export const ShipmentStatusEnum = enumType<ShipmentStatus>('ShipmentStatus', 'What is known of a shipment\'s way.', {
  LABEL_CREATED: 'Labelled, not collected yet.', PICKED_UP: 'Left the location.', IN_TRANSIT: 'Travelling.',
  OUT_FOR_DELIVERY: 'On the last van.', READY_FOR_PICKUP: 'Waits for the customer.', DELIVERED: 'Delivered.',
  EXCEPTION: 'Something went wrong on the way.', RETURNED_TO_SENDER: 'Came back.', VOIDED: 'Never left after all.',
});

const RENAMED = 'Named lines, as everywhere.';

@ObjectType('ShipmentLine', { description: 'Units of a line in a shipment or a parcel.' })
class ShipmentLineType {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => String, { nullable: true, description: 'Lot they are of.' })
  lotNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'When the lot expires, a date.' })
  lotExpiration!: string | null;

  @Field(() => String, { nullable: true, description: 'Serial number.' })
  serialNumber!: string | null;
}

@ObjectType('ShipmentPiece', { description: 'The same as ShipmentLine, for the deprecated fields.' })
class ShipmentPieceType extends ShipmentLineType {}

@ObjectType('ShipmentParcel', { description: 'A parcel of a shipment.' })
class ShipmentParcelType {
  @Field(() => Int, { description: 'Its number in the shipment, from 1.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s parcel id.' })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier\'s number.' })
  trackingNumber!: string | null;

  @Field(() => Int, { nullable: true, description: 'Grams.' })
  weightG!: number | null;

  @Field(() => [ShipmentLineType], { description: 'Its content, if reported.' })
  lines!: readonly ShipmentLineType[];

  @Field(() => [ShipmentPieceType], { description: 'Its content, if reported.', deprecationReason: RENAMED })
  pieces!: readonly ShipmentPieceType[];
}

@ObjectType('Shipment', { description: 'Units of an order that left a location together.' })
export class ShipmentType {
  /** For the `location` and `order` fields. */
  locationId!: string;
  orderId!: string;

  @Field(() => ID, { description: 'The shipment.' })
  id!: string;

  @Field(() => ShipmentStatusEnum, { description: 'Its delivery status.' })
  status!: ShipmentStatus;

  @Field(() => String, { nullable: true, description: 'Code of the carrier.' })
  carrierCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the carrier.' })
  carrierName!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it can be followed.' })
  trackingUrl!: string | null;

  @Field(() => [String], { description: 'The carrier\'s numbers of its parcels and of the shipment as a whole, each once.' })
  trackingNumbers!: string[];

  @Field(() => DateTime, { description: 'When it left.' })
  shippedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was delivered.' })
  deliveredAt!: string | null;

  @Field(() => [ShipmentParcelType], { description: 'Its parcels.' })
  parcels!: readonly ShipmentParcelType[];

  @Field(() => [ShipmentLineType], { description: 'Its units.' })
  lines!: readonly ShipmentLineType[];

  @Field(() => [ShipmentPieceType], { description: 'Its units.', deprecationReason: RENAMED })
  pieces!: readonly ShipmentPieceType[];
}

/** A page of shipments. */
export const ShipmentConnection = connectionType(ShipmentType, 'Shipment');

@InputType('ShipmentFilter', { description: 'Which shipments to list.' })
export class ShipmentFilterInput {
  @Field(() => ShipmentStatusEnum, { nullable: true, description: 'Only this delivery status.', deprecationReason: 'statuses takes one or several.' })
  status?: ShipmentStatus | null;

  @Field(() => [ShipmentStatusEnum], { nullable: true, description: 'Only these delivery statuses: one or several, in place of status; one of the two is required. Of both only what is in both.' })
  statuses?: ShipmentStatus[] | null;

  @Field(() => String, { nullable: true, description: 'Only shipments that left the location of this code.' })
  locationCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments whose order has all of these words (part of its number, name, e-mail address, SKU), or with a tracking number that begins like this.' })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only shipments of this carrier.' })
  carrierCode?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Shipped at or after.' })
  shippedFrom?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Shipped before.' })
  shippedTo?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only shipments that left before, and of which nothing has been reported or recorded since: with the statuses of parcels on their way, those that stand still.' })
  quietSince?: string | null;
}

@InputType('RecordShipmentStatusInput', { description: 'A new status of a shipment.' })
export class RecordShipmentStatusInput {
  @Field(() => ID, { description: 'The shipment.' })
  shipmentId!: string;

  @Field(() => ShipmentStatusEnum, { description: 'The new delivery status.' })
  status!: ShipmentStatus;

  @Field(() => DateTime, { nullable: true, description: 'When it happened; now unless given.' })
  at?: string | null;
}

/** A shipment as the graph shows it. */
export const toShipmentType = (shipment: Shipment): ShipmentType => ({
  id: shipment.id,
  locationId: shipment.locationId,
  orderId: shipment.orderId,
  status: shipment.status,
  carrierCode: shipment.carrierCode,
  carrierName: shipment.carrierName,
  serviceCode: shipment.serviceCode,
  trackingUrl: shipment.trackingUrl,
  trackingNumbers: trackingNumbers(shipment),
  shippedAt: shipment.shippedAt,
  deliveredAt: shipment.deliveredAt,
  parcels: shipment.parcels.map(toShipmentParcelType),
  lines: shipment.units,
  pieces: shipment.units,
});

const toShipmentParcelType = ({ number, reference, trackingNumber, weightG, units }: ShipmentParcel): ShipmentParcelType => ({ number, reference, trackingNumber, weightG, lines: units, pieces: units });
