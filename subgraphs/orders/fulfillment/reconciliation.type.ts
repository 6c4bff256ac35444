import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { FulfillmentStatusEnum } from './fulfillment-order.type.js';
import type { FulfillmentStatus } from './fulfillment-status.js';
import { differences, publishedUnits, reportedUnits, type Difference, type DifferenceCode, type Reconciliation, type ReservingOrder } from './reconciliation.js';
import type { ReconciliationSort, ReconciliationSortKey } from './reconciliation-sort.js';
import type { Classification } from '../inventory/stock-level.js';
import { StockClassificationEnum } from '../inventory/stock.type.js';
import { variantReference, VariantType } from '../inventory/variant.type.js';

const DifferenceCodeEnum = enumType<DifferenceCode>('StockDifferenceCode', 'Why what is published of an item differs from what its warehouse reported.', {
  NEVER_REPORTED: 'Its warehouse never reported it.',
  NOT_SELLABLE: 'Units in another than sellable condition.',
  RESERVED: 'Units of orders its warehouse has not accepted yet.',
  OVERSOLD: 'More is reserved than was reported; what is published is never below 0.',
  MISCOUNTED: 'The reservation kept with the stock is not what the orders add up to.',
});

const RENAMED = 'Named units, as everywhere.';

@ObjectType('StockDifference', { description: 'A reason why what is published differs from what was reported.' })
class StockDifferenceType implements Difference {
  @Field(() => DifferenceCodeEnum, { description: 'The reason.' })
  code!: DifferenceCode;

  @Field(() => GraphQLSafeInt, { description: 'Units it adds to the published stock, negative where it reduces it. All differences add up to published minus reported.' })
  units!: number;

  @Field(() => GraphQLSafeInt, { description: 'The same as units.', deprecationReason: RENAMED })
  pieces!: number;

  @Field(() => String, { description: 'The reason in words.' })
  message!: string;
}

@ObjectType('ReportedLevel', { description: 'What a warehouse last reported in one classification.' })
class ReportedLevelType {
  @Field(() => String, { description: 'The warehouse\'s code of the place.' })
  locationCode!: string;

  @Field(() => StockClassificationEnum, { description: 'Condition of the units.' })
  classification!: Classification;

  @Field(() => GraphQLSafeInt, { description: 'Units.' })
  quantity!: number;

  @Field(() => DateTime, { description: 'When they were counted.' })
  asOf!: string;
}

@ObjectType('ReservingOrder', { description: 'An order that keeps units reserved.' })
class ReservingOrderType implements ReservingOrder {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => FulfillmentStatusEnum, { description: 'The state of the location\'s fulfillment order.' })
  status!: FulfillmentStatus;

  @Field(() => Int, { description: 'Its open units.' })
  units!: number;

  @Field(() => Int, { description: 'The same as units.', deprecationReason: RENAMED })
  pieces!: number;
}

@ObjectType('AcceptedOrder', { description: 'An order of which a location has units that it accepted and has not shipped.' })
class AcceptedOrderType {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, { description: 'Its number.' })
  number!: string;

  @Field(() => FulfillmentStatusEnum, { description: 'The state of the location\'s fulfillment order.' })
  status!: FulfillmentStatus;

  @Field(() => Int, { description: 'Units that have not left.' })
  units!: number;
}

@ObjectType('AcceptedStock', { description: 'Units that lie at a location for orders that it accepted and has not shipped; what it reports leaves them out.' })
export class AcceptedStockType {
  @Field(() => GraphQLSafeInt, { description: 'How many there are.' })
  units!: number;

  @Field(() => Int, { description: 'Of how many orders.' })
  orderCount!: number;

  @Field(() => [AcceptedOrderType], { description: 'The oldest 20 of them.' })
  orders!: readonly AcceptedOrderType[];
}

@ObjectType('StockReconciliation', { description: 'An item at a location: reported, reserved and published units, and why they differ.' })
export class StockReconciliationType {
  /** For the fields of its place and of what stands behind its figures. */
  locationId!: string;

  variantId!: string;

  @Field(() => GraphQLSafeInt, { description: 'Sellable units the warehouse reported or people counted, net of accepted orders; below zero where people accepted more than was counted.' })
  onHand!: number;

  @Field(() => VariantType, { nullable: true, description: 'The item.' })
  variant!: VariantType | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => GraphQLSafeInt, { description: 'Units the warehouse reported in any condition, net of accepted orders.' })
  reported!: number;

  @Field(() => [ReportedLevelType], { description: 'The reported levels by place and classification.' })
  levels!: readonly ReportedLevelType[];

  @Field(() => GraphQLSafeInt, { description: 'Units of orders it has not accepted yet.' })
  reserved!: number;

  @Field(() => Int, { description: 'How many orders reserve it.' })
  reservingOrderCount!: number;

  @Field(() => [ReservingOrderType], { description: 'The oldest 20 of them.' })
  reservingOrders!: readonly ReservingOrderType[];

  @Field(() => GraphQLSafeInt, { description: 'What sales channels may sell: reported sellable minus reserved, never below 0.' })
  published!: number;

  @Field(() => [StockDifferenceType], { description: 'Why the published stock differs from the reported stock; empty when it does not.' })
  differences!: readonly StockDifferenceType[];
}

/** A page of reconciled stock. */
export const StockReconciliationConnection = connectionType(StockReconciliationType, 'StockReconciliation');

const SortKeyEnum = enumType<ReconciliationSortKey>('StockReconciliationSortKey', 'What a reconciliation of stock is sorted by; within one figure by item and location.', {
  ITEM: 'The item, as they came into the catalog, and its location. The quickest to read.',
  ON_HAND: 'Units on hand.',
  RESERVED: 'Units reserved for orders.',
  AVAILABLE: 'Units on hand minus reserved, below zero where more is reserved than is there.',
});

@InputType('StockReconciliationSort', { description: 'The order of a reconciliation of stock.' })
export class StockReconciliationSortInput implements ReconciliationSort {
  @Field(() => SortKeyEnum, { description: 'What it is sorted by.' })
  key!: ReconciliationSortKey;

  @Field(() => Boolean, { nullable: true, description: 'The largest first.' })
  descending?: boolean | null;
}

@InputType('StockReconciliationFilter', { description: 'Narrows a reconciliation of stock.' })
export class StockReconciliationFilterInput {
  @Field(() => String, { nullable: true, description: 'Only this item, by stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the location of this code.' })
  locationCode?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Leave out items whose published stock equals the reported stock.' })
  onlyDifferences?: boolean | null;

  @Field(() => DifferenceCodeEnum, { nullable: true, description: 'Only items and locations with this reason for a difference.' })
  difference?: DifferenceCode | null;
}

/** A reconciliation as the graph shows it. */
export const toStockReconciliationType = (reconciliation: Reconciliation): StockReconciliationType => ({
  locationId: reconciliation.position.locationId,
  variantId: reconciliation.position.variantId,
  onHand: reconciliation.position.onHand,
  variant: variantReference(reconciliation.position.variantId),
  sku: reconciliation.item?.sku ?? null,
  title: reconciliation.item?.title ?? null,
  reported: reportedUnits(reconciliation),
  levels: reconciliation.levels,
  reserved: reconciliation.position.reserved,
  reservingOrderCount: reconciliation.reservation.orders,
  reservingOrders: reconciliation.reservation.oldest.map((order) => ({ ...order, pieces: order.units })),
  published: publishedUnits(reconciliation),
  differences: differences(reconciliation).map((difference) => ({ ...difference, pieces: difference.units })),
});
