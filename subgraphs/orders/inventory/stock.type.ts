import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { connectionType } from '#subgraph-kit/connection.type.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { StockPositionType } from './availability.type.js';
import type { ListedLevel } from './list-stock.js';
import type { Counted } from './read-counted.js';
import type { Classification } from './stock-level.js';
import { variantReference, VariantType } from './variant.type.js';

/** The graph's enum of classifications. */
export const StockClassificationEnum = enumType<Classification>('StockClassification', 'The condition of units in stock; only sellable ones are available.', {
  SELLABLE: 'Can be sold.', DAMAGED: 'Broken or soiled.',
  QUARANTINE: 'Waiting for a decision.', BLOCKED: 'Kept back.',
});

@ObjectType('StockLevel', { description: 'What a warehouse last reported of one item at one location code in one classification.' })
export class StockLevelType {
  @Field(() => VariantType, { nullable: true, description: 'The item.' })
  variant!: VariantType | null;

  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => String, { nullable: true, description: 'Item code agreed with the warehouse; the barcode unless agreed otherwise.' })
  itemKey!: string | null;

  @Field(() => String, { description: 'The warehouse\'s code of the place.' })
  locationCode!: string;

  @Field(() => StockClassificationEnum, { description: 'Condition of the units.' })
  classification!: Classification;

  @Field(() => GraphQLSafeInt, { description: 'Units, net of the orders the warehouse accepted.' })
  quantity!: number;

  @Field(() => DateTime, { description: 'Change sequence of the last change.' })
  updatedAt!: string;
}

/** A page of levels. */
export const StockLevelConnection = connectionType(StockLevelType, 'StockLevel', { hidden: true });

@ObjectType('StockUpdateResult', { description: 'The result of a stock report.' })
export class StockUpdateResultType {
  @Field(() => Int, { description: 'Levels in the report.' })
  received!: number;

  @Field(() => Int, { description: 'Levels that changed.' })
  updated!: number;

  @Field(() => Int, { description: 'Levels that were unchanged.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Levels counted before the known ones; not applied.' })
  stale!: number;

  /** For the fields of what people count. */
  counted?: Counted;
}

@ObjectType('CountedItem', { description: 'The stock of a counted item where it was counted.' })
export class CountedItemType {
  @Field(() => String, { description: 'Stock keeping unit.' })
  sku!: string;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode!: string | null;

  @Field(() => StockPositionType, { description: 'Its stock there, after the count.' })
  stock!: StockPositionType;
}

@internal
@InputType('ReportedStockInput', { description: 'An absolute level of one item, by sku or barcode.' })
export class ReportedStockInput {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'The warehouse\'s code of the place; its first one unless given.' })
  locationCode?: string | null;

  @Field(() => GraphQLSafeInt, { description: 'Units, 0 or more.' })
  quantity!: number;

  @Field(() => StockClassificationEnum, { nullable: true, description: 'Sellable unless given.' })
  classification?: Classification | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was counted; now unless given.' })
  asOf?: string | null;
}

@internal
@InputType('UpdateWarehouseStockInput', { description: 'A stock report: all of it is applied or nothing.' })
export class UpdateWarehouseStockInput {
  @Field(() => [ReportedStockInput], { description: '1 to 10,000 levels.' })
  items!: ReportedStockInput[];
}

/** A level as the graph shows it. */
export const toStockLevelType = ({ item, variantId, ...level }: ListedLevel): StockLevelType => ({
  ...level, variant: variantReference(variantId), sku: item?.sku ?? null, barcode: item?.barcode ?? null, itemKey: item?.barcode ?? null,
});
