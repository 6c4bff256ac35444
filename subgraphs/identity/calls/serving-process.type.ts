import { Field, ID, InputType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';

@internal
@InputType('KeepProcessInput', { description: 'A process that answers calls of connections.' })
export class KeepProcessInput {
  @Field(() => ID, { description: 'Identifies the process; its claims carry it.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it runs this subgraph itself, so that no other process has an embedded database open.' })
  embedded!: boolean;

  @Field(() => Boolean, { description: 'Whether it says for the first time that it is there.' })
  isFirst!: boolean;
}
