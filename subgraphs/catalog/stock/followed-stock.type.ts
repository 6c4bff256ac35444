import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { StockChange } from './followed-stock.js';

@internal
@ObjectType('FollowedStock', { description: 'The last change of stock that a company\'s products have taken.' })
export class FollowedStockType implements StockChange {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => DateTime, { description: 'Change sequence of that change in the orders subgraph.' })
  sequence!: string;
}

@internal
@InputType('StockChangeInput', { description: 'A change of an item\'s stock.' })
class StockChangeInput implements StockChange {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => DateTime, { description: 'Change sequence of that change in the orders subgraph.' })
  sequence!: string;
}

@internal
@InputType('FollowStockInput', { description: 'Changes of a company\'s stock, in the order of the orders subgraph\'s list.' })
export class FollowStockInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [StockChangeInput], { description: 'The changes.' })
  changes!: StockChangeInput[];
}
