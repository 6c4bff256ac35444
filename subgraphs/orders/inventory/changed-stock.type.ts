import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ChangedStock, LastChange } from './changed-stock.js';

@internal
@ObjectType('LastChange', { description: 'The last change of a company in this subgraph.' })
export class LastChangeType implements LastChange {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => DateTime, { description: 'Its change sequence.' })
  sequence!: string;
}

@internal
@ObjectType('ChangedStock', { description: 'An item whose stock changed.' })
export class ChangedStockType implements ChangedStock {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => DateTime, { description: 'Change sequence of the last change of its stock anywhere.' })
  sequence!: string;
}

@internal
@InputType('ChangedStockInput', { description: 'An item whose stock changed.' })
class ChangedStockInput implements ChangedStock {
  @Field(() => ID, { description: 'The variant.' })
  variantId!: string;

  @Field(() => DateTime, { description: 'Change sequence of that change.' })
  sequence!: string;
}

@internal
@InputType('ChangedStockSearchInput', { description: 'Which changes of stock.' })
export class ChangedStockSearchInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => ChangedStockInput, { nullable: true, description: 'Go on after this one; from the beginning unless given.' })
  after?: ChangedStockInput | null;

  @Field(() => Int, { description: '1 to 500.' })
  first!: number;
}
