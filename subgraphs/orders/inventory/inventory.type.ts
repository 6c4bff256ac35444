import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { variantReference, VariantType } from './variant.type.js';
import type { InventoryItem } from './inventory-item.store.js';
import type { IncomingItem, SetIncomingStock } from './set-incoming-stock.js';

@ObjectType('IncomingStock', { description: 'Units a supplier is to deliver.' })
export class IncomingStockType {
  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => DateTime, { description: 'When they are expected.' })
  expectedAt!: string;
}

@ObjectType('InventoryItem', { description: 'An item that has or had stock, at all locations or at the requested one.' })
export class InventoryItemType {
  /** For the fields of its stock. */
  variantId!: string;

  /** The requested location. */
  locationId!: string | null;

  @Field(() => VariantType, { nullable: true, description: 'The variant in the catalog.' })
  variant!: VariantType | null;

  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'What it is.' })
  title!: string | null;

  @Field(() => DateTime, { description: 'Change sequence of the last change of its stock.' })
  updatedAt!: string;
}

/** A page of items with stock. */
export const InventoryItemConnection = connectionType(InventoryItemType, 'InventoryItem');

@InputType('InventoryFilter', { description: 'Which items to list; a filter that is not given does not apply.' })
export class InventoryFilterInput {
  @Field(() => String, { nullable: true, description: 'Only the item with this stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the item with this EAN or GTIN.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'Only stock at this location.' })
  locationCode?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Changed at or after.' })
  updatedSince?: string | null;
}

@InputType('ArrivalInput', { description: 'Units of one item that arrive together.' })
class ArrivalInput {
  @Field(() => Int, { description: 'Units, 1 or more.' })
  quantity!: number;

  @Field(() => DateTime, { description: 'When they are expected.' })
  expectedAt!: string;
}

@InputType('IncomingItemInput', { description: 'The incoming stock of one item, by sku or barcode.' })
class IncomingItemInput implements IncomingItem {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN, where no sku is given.' })
  barcode?: string | null;

  @Field(() => [ArrivalInput], { description: 'All arrivals; none where nothing is expected any more.' })
  arrivals!: ArrivalInput[];
}

@InputType('SetIncomingStockInput', { description: 'The incoming stock of a location.' })
export class SetIncomingStockInput implements SetIncomingStock {
  @Field(() => String, { description: 'Code of the location.' })
  locationCode!: string;

  @Field(() => [IncomingItemInput], { description: '1 to 500 items; their previous incoming stock is replaced.' })
  items!: IncomingItemInput[];
}

/** An item as the graph shows it. */
export const toInventoryItemType = (item: InventoryItem): InventoryItemType => ({
  variantId: item.variantId, locationId: item.locationId, variant: variantReference(item.variantId), sku: item.sku, barcode: item.barcode, title: item.title, updatedAt: item.updatedAt,
});
