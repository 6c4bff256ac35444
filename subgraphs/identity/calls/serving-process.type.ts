import { Field, ID, InputType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('KeepProcessInput', { description: 'A process that serves calls of connections.' })
export class KeepProcessInput {
  @Field(() => ID, { description: 'Id of the process, as sent with its claims.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it runs this subgraph in process, so that no other process has an embedded database open.' })
  embedded!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the first heartbeat of the process.' })
  isFirst!: boolean;
}
