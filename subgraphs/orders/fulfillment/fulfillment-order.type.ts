import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { entity } from '#subgraph-kit/directives.js';
import { money, MoneyType } from '#subgraph-kit/money.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { AddressType, CustomerType } from '../addresses/address.type.js';
import type { LabelMaker } from '../inventory/location.js';
import { LabelMakerEnum } from '../inventory/location.type.js';
import { variantReference, VariantType } from '../inventory/variant.type.js';
import { ShippingTypeEnum } from '../routing/shipping-type.type.js';
import { quantityOpen, type FulfillmentLine, type FulfillmentOrder } from './fulfillment-order.js';
import { totalWeightG } from '../shipping/total-weight.js';
import type { ShippingType } from '../routing/shipping-type.js';
import type { FulfillmentStatus } from './fulfillment-status.js';
import { isPickup } from './pickup.js';

/** The graph's enum of the states of a fulfillment order. */
export const FulfillmentStatusEnum = enumType<FulfillmentStatus>('FulfillmentStatus', 'The state of a fulfillment order.', {
  NOT_READY: 'Assigned but waiting for payment, a hold or documents.',
  TO_FULFILL: 'Ready for the warehouse, not yet accepted.',
  ACCEPTED: 'Accepted by the warehouse.',
  PROCESSED: 'Picking reported.',
  SHIPPED: 'Every unit that could be shipped has been.',
  CANCEL_REQUESTED: 'Cancelled after the warehouse accepted; it is asked to stop.',
  CANCELLED: 'Cancelled.',
  REJECTED: 'Rejected by the warehouse; once fixed it can return to its queue.',
  CLOSED: 'Nothing left for the warehouse to do.',
});

@ObjectType('FulfillmentShipping', { description: 'How an order is shipped.' })
export class FulfillmentShippingType {
  @Field(() => String, { nullable: true, description: 'Code of the shipping method.' })
  methodCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the shipping method.' })
  methodName!: string | null;

  /** The one that the order names. */
  carrierCode!: string | null;
  /** The country it goes to. */
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the carrier\'s service.' })
  serviceCode!: string | null;

  @Field(() => ShippingTypeEnum, { description: 'Standard or express.' })
  type!: ShippingType;

  @Field(() => LabelMakerEnum, { description: 'Who makes the parcel labels.' })
  labelsBy!: LabelMaker;
}

@ObjectType('FulfillmentDocuments', { description: 'Customs documents an order needs outside the parcel.' })
class FulfillmentDocumentsType {
  @Field(() => Boolean, { description: 'Whether it needs any.' })
  externalRequired!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether they are ready; null when none are needed.' })
  externalReady!: boolean | null;
}

@ObjectType('FulfillmentCancellation', { description: 'A cancellation asked for by the merchant or the channel.' })
class FulfillmentCancellationType {
  @Field(() => String, { description: 'Who asked: merchant, channel or platform.' })
  requestedBy!: string;

  @Field(() => DateTime, { description: 'When.' })
  cancelledAt!: string;
}

@ObjectType('FulfillmentRejection', { description: 'Why a warehouse rejected its fulfillment order.' })
class FulfillmentRejectionType {
  @Field(() => String, { description: 'The warehouse\'s reason code.' })
  reasonCode!: string;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s comment.' })
  message!: string | null;
}

@ObjectType('FulfillmentLine', { description: 'The units of an order line in one fulfillment order; all quantities count these units.' })
class FulfillmentLineType {
  @Field(() => ID, { description: 'The order line.' })
  lineId!: string;

  @Field(() => VariantType, { nullable: true, description: 'The variant in the catalog.' })
  variant!: VariantType | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Item code agreed with the warehouse; the barcode unless agreed otherwise.' })
  itemKey!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => Int, { description: 'Units assigned to the warehouse.' })
  quantityOrdered!: number;

  @Field(() => Int, { description: 'Units still to ship: ordered minus shipped, cancelled and unfulfillable.' })
  quantityOpen!: number;

  @Field(() => Int, { description: 'Units picked.' })
  quantityPicked!: number;

  @Field(() => Int, { description: 'Units missing at picking, or short-closed.' })
  quantityUnfulfillable!: number;

  @Field(() => Int, { description: 'Units that left.' })
  quantityShipped!: number;

  @Field(() => Int, { description: 'Units cancelled.' })
  quantityCancelled!: number;

  @Field(() => Int, { nullable: true, description: 'Grams of one unit.' })
  weightG!: number | null;

  @Field(() => MoneyType, { description: 'Price of one unit.' })
  unitPrice!: MoneyType;
}

@entity('id')
@ObjectType('FulfillmentOrder', { description: 'The units of an order that one location fulfills.' })
export class FulfillmentOrderType {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => ID, { description: 'The order it belongs to.' })
  orderId!: string;

  /** For the `location` field. */
  locationId!: string;

  @Field(() => String, { description: 'The merchant\'s order number, with its #.' })
  number!: string;

  @Field(() => FulfillmentStatusEnum, { description: 'Its state.' })
  status!: FulfillmentStatus;

  @Field(() => DateTime, { nullable: true, description: 'When the order was placed.' })
  placedAt!: string | null;

  @Field(() => DateTime, { description: 'Change sequence of the last change.' })
  updatedAt!: string;

  @Field(() => String, { description: 'Sales channel of origin.' })
  channel!: string;

  @Field(() => CustomerType, { description: 'Who ordered.' })
  customer!: CustomerType;

  @Field(() => AddressType, { description: 'Where it goes.' })
  shippingAddress!: AddressType;

  @Field(() => FulfillmentShippingType, { description: 'How it travels.' })
  shipping!: FulfillmentShippingType;

  @Field(() => Boolean, { description: 'Whether its customer collects it: its shipping method has the code pickup.' })
  pickup!: boolean;

  @Field(() => Int, { description: '1 is the highest.' })
  priority!: number;

  @Field(() => Boolean, { description: 'Whether the priority was set explicitly; else it is the default of the shipping type.' })
  priorityChosen!: boolean;

  @Field(() => [String], { description: 'The merchant\'s tags.' })
  tags!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The customer\'s note and the merchant\'s instructions.' })
  notes!: string | null;

  @Field(() => FulfillmentDocumentsType, { description: 'Customs documents.' })
  documents!: FulfillmentDocumentsType;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => Int, { nullable: true, description: 'Sum of the line weights in grams; null when the weight of any line is not known.' })
  totalWeightG!: number | null;

  @Field(() => [FulfillmentLineType], { description: 'The lines assigned to the location.' })
  lines!: FulfillmentLineType[];

  @Field(() => String, { nullable: true, description: 'The day its units are to leave, as YYYY-MM-DD by the clocks of its location: planned by calendar, capacity and service policy when it was allocated. Null where no day was found, and for those made before days were planned.' })
  shipsOn!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When a poll first returned it to its warehouse, for warehouses that accept later; null otherwise.' })
  exportedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the warehouse accepted it.' })
  acceptedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s own reference.' })
  wmsReference!: string | null;

  @Field(() => FulfillmentCancellationType, { nullable: true, description: 'Its cancellation, if one was asked for.' })
  cancellation!: FulfillmentCancellationType | null;

  @Field(() => FulfillmentRejectionType, { nullable: true, description: 'Why the warehouse rejected it, if it did.' })
  rejection!: FulfillmentRejectionType | null;
}

/** A page of fulfillment orders. */
export const FulfillmentOrderConnection = connectionType(FulfillmentOrderType, 'FulfillmentOrder');

/** A fulfillment order as the graph shows it. Written out field by field: spreading a record this wide costs more than reading it. */
export const toFulfillmentOrderType = (fulfillmentOrder: FulfillmentOrder): FulfillmentOrderType => ({
  id: fulfillmentOrder.id,
  orderId: fulfillmentOrder.orderId,
  locationId: fulfillmentOrder.locationId,
  number: fulfillmentOrder.number,
  status: fulfillmentOrder.status,
  placedAt: fulfillmentOrder.placedAt,
  updatedAt: fulfillmentOrder.updatedAt,
  channel: fulfillmentOrder.channel,
  customer: fulfillmentOrder.customer,
  shippingAddress: fulfillmentOrder.shippingAddress,
  shipping: toShippingType(fulfillmentOrder),
  pickup: isPickup(fulfillmentOrder),
  priority: fulfillmentOrder.priority,
  priorityChosen: fulfillmentOrder.priorityChosen,
  tags: fulfillmentOrder.tags,
  notes: fulfillmentOrder.notes,
  documents: { externalRequired: fulfillmentOrder.externalDocuments, externalReady: fulfillmentOrder.externalDocumentsReady },
  currency: fulfillmentOrder.currency,
  totalWeightG: totalWeightG(fulfillmentOrder.lines),
  lines: fulfillmentOrder.lines.map((line) => toLineType(line, fulfillmentOrder.currency)),
  shipsOn: fulfillmentOrder.shipsOn,
  exportedAt: fulfillmentOrder.exportedAt,
  acceptedAt: fulfillmentOrder.acceptedAt,
  wmsReference: fulfillmentOrder.wmsReference,
  cancellation: fulfillmentOrder.cancelledAt === null ? null : { requestedBy: fulfillmentOrder.cancelRequestedBy ?? '', cancelledAt: fulfillmentOrder.cancelledAt },
  rejection: fulfillmentOrder.rejectionCode === null ? null : { reasonCode: fulfillmentOrder.rejectionCode, message: fulfillmentOrder.rejectionMessage },
});

const toShippingType = ({ shipping, shippingAddress, labelsBy }: FulfillmentOrder): FulfillmentShippingType => ({
  methodCode: shipping.methodCode, methodName: shipping.methodName, carrierCode: shipping.carrierCode, serviceCode: shipping.serviceCode,
  type: shipping.type, labelsBy, countryCode: shippingAddress.countryCode,
});

const toLineType = (line: FulfillmentLine, currency: string): FulfillmentLineType => ({
  lineId: line.lineId,
  variant: variantReference(line.variantId),
  sku: line.sku,
  barcode: line.barcode,
  itemKey: line.itemKey,
  title: line.title,
  quantityOrdered: line.quantityOrdered,
  quantityOpen: quantityOpen(line),
  quantityPicked: line.quantityPicked,
  quantityUnfulfillable: line.quantityUnfulfillable,
  quantityShipped: line.quantityShipped,
  quantityCancelled: line.quantityCancelled,
  weightG: line.weightG,
  unitPrice: money(line.unitMinor, currency),
});
