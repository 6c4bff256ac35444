import { Field, ID, ObjectType } from 'type-graphql';
import { entity } from '#subgraph-kit/directives.js';

@entity('id')
@ObjectType('Connection', { description: 'Another system\'s access to the company.' })
export class AlertedConnectionType {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;
}
