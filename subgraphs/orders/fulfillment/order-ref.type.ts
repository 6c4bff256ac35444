import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { OrderRef } from './order-ref.js';

@ArgsType()
@InputType()
export abstract class OrderRefInput implements OrderRef {
  @Field(() => ID, { nullable: true, description: 'Order number, with or without #, or id; beside `sequence` the number of the same order.' })
  reference?: string | null;

  @Field(() => GraphQLSafeInt, { nullable: true, description: 'The order\'s public integer.' })
  sequence?: number | null;
}
