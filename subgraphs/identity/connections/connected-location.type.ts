import { Field, ID, ObjectType } from 'type-graphql';
import { entity } from '#subgraph-kit/directives.js';

@entity('id')
@ObjectType('Location', { description: 'A place with stock: a warehouse or a store.' })
export class ConnectedLocationType {
  @Field(() => ID, { description: 'The location.' })
  id!: string;
}
