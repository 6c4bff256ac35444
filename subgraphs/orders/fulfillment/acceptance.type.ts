import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@ObjectType('FulfillmentRefusal', { description: 'Why a call did not change an order.' })
export class FulfillmentRefusalType {
  @Field(() => String, { description: 'The code of the refusal: ORDER_NOT_FOUND.' })
  code!: string;

  @Field(() => String, { description: 'The same as readable text.' })
  message!: string;
}

@internal
@ObjectType('FulfillmentAcceptance', { description: 'The result of accepting one order.' })
export class FulfillmentAcceptanceType {
  @Field(() => ID, { description: 'The reference as given in the call.' })
  reference!: string;

  @Field(() => FulfillmentRefusalType, { nullable: true, description: 'Why it was not accepted; null if it was.' })
  refusal!: FulfillmentRefusalType | null;
}

@internal
@InputType('AcceptFulfillmentOrdersInput', { description: 'Orders to accept in one call.' })
export class AcceptFulfillmentOrdersInput {
  @Field(() => [ID], { description: '1 to 200 order numbers, with or without #, or ids.' })
  references!: string[];
}
