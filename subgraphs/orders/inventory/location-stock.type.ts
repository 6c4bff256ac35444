import { Field, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { CountStock } from './count-stock.js';
import type { Classification } from './stock-level.js';
import { StockClassificationEnum } from './stock.type.js';

@InputType('CountedItemInput', { description: 'An absolute level of one item, by sku or barcode.' })
class CountedItemInput {
  @Field(() => String, { nullable: true, description: 'Stock keeping unit.' })
  sku?: string | null;

  @Field(() => String, { nullable: true, description: 'EAN or GTIN.' })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the location\'s stock location codes; its first one unless given.' })
  locationCode?: string | null;

  @Field(() => GraphQLSafeInt, { description: 'Units, 0 or more, without those of accepted fulfillment orders.' })
  quantity!: number;

  @Field(() => StockClassificationEnum, { nullable: true, description: 'Sellable unless given.' })
  classification?: Classification | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was counted; now unless given.' })
  asOf?: string | null;
}

@InputType('CountStockInput', { description: 'What was counted at a location: all of it is applied or nothing. Count what can be sold: without the units of accepted orders, with those of orders nobody accepted yet.' })
export class CountStockInput implements CountStock {
  @Field(() => String, { nullable: true, description: 'Code of the location; the first active one that fulfills online orders, by code, unless given.' })
  locationCode?: string | null;

  @Field(() => [CountedItemInput], { description: '1 to 10,000 levels, each once.' })
  items!: CountedItemInput[];

  @Field(() => Boolean, { nullable: true, description: 'Whether to go on although a warehouse system works the location through an active connection.' })
  evenIfConnected?: boolean | null;
}
