import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal, shareable } from './directives.js';
import { DateTime, Json } from './scalars.js';

@internal
@shareable
@ObjectType('OutboxEvent', { description: 'Something that happened in a subgraph, as its outbox keeps it.' })
export class OutboxEventType {
  @Field(() => GraphQLSafeInt, { description: 'The company it happened in.' })
  companyId!: number;

  @Field(() => ID, { description: 'The event itself; the same in every delivery.' })
  id!: string;

  @Field(() => String, { description: 'The type of the event: fulfillment.ready.' })
  type!: string;

  @Field(() => DateTime, { description: 'The change sequence of the transaction that wrote it.' })
  sequence!: string;

  @Field(() => Int, { description: 'Its index among the events of that transaction.' })
  index!: number;

  @Field(() => ID, { nullable: true, description: 'The location whose warehouse, or the catalog whose keys are notified of it.' })
  audience!: string | null;

  @Field(() => Json, { nullable: true, description: 'The facts, by type; null when what is stored cannot be read.' })
  payload!: unknown;

  @Field(() => String, { nullable: true, description: 'Why it was set aside; null unless it was.' })
  failure?: string | null;
}

@internal
@InputType('ParkedEventInput', { description: 'An event that cannot be relayed.' })
export class ParkedEventInput {
  @Field(() => ID, { description: 'The event.' })
  id!: string;

  @Field(() => String, { description: 'Why it cannot be relayed.' })
  reason!: string;
}
