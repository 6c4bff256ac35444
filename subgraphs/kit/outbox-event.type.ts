import { Field, ID, Int, ObjectType } from 'type-graphql';
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

  @Field(() => String, { description: 'What happened: fulfillment.ready.' })
  type!: string;

  @Field(() => DateTime, { description: 'The stamp of the transaction that wrote it.' })
  stamp!: string;

  @Field(() => Int, { description: 'Its place among the events of that transaction.' })
  place!: number;

  @Field(() => ID, { nullable: true, description: 'Who outside is told of it: the location whose warehouse hears of it.' })
  audience!: string | null;

  @Field(() => Json, { description: 'The facts, by type.' })
  payload!: unknown;
}
