import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { internal, shareable } from './directives.js';
import { OutboxEventType } from './outbox-event.type.js';
import { DateTime } from './scalars.js';

@internal
@InputType('KnownEventsInput', { description: 'A company, and the position of the last event of it that is known.' })
export class KnownEventsInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => DateTime, { nullable: true, description: 'The change sequence of the event; without it the position of the latest event is answered, and no event.' })
  sequence?: string | null;

  @Field(() => Int, { nullable: true, description: 'The index of the event in its transaction.' })
  index?: number | null;
}

@internal
@shareable
@ObjectType('CompanyEvents', { description: 'The events of a company behind a known position.' })
export class CompanyEventsType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => DateTime, { description: 'The change sequence of the last of them, or of the known position where there are none.' })
  sequence!: string;

  @Field(() => Int, { description: 'The index of the last of them in its transaction.' })
  index!: number;

  @Field(() => [OutboxEventType], { description: 'The events, in the order they were committed.' })
  events!: readonly OutboxEventType[];
}
