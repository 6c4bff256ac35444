import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@ObjectType('FulfillmentRefusal', { description: 'Why something was not done with an order.' })
export class FulfillmentRefusalType {
  @Field(() => String, { description: 'The code of the refusal: ORDER_NOT_FOUND.' })
  code!: string;

  @Field(() => String, { description: 'The same for people.' })
  message!: string;
}

@internal
@ObjectType('FulfillmentAcceptance', { description: 'What became of one order that was to be taken over.' })
export class FulfillmentAcceptanceType {
  @Field(() => ID, { description: 'The order as it was asked for.' })
  reference!: string;

  @Field(() => FulfillmentRefusalType, { nullable: true, description: 'Why it was not taken over; null when it was.' })
  refusal!: FulfillmentRefusalType | null;
}

@internal
@InputType('AcceptFulfillmentOrdersInput', { description: 'Orders their warehouse takes over at once.' })
export class AcceptFulfillmentOrdersInput {
  @Field(() => [ID], { description: '1 to 200 order numbers, with or without #, or ids.' })
  references!: string[];
}
