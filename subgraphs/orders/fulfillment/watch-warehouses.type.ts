import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { WatchedConnection } from './silence.js';

@internal
@InputType('WatchedConnectionInput', { description: 'A warehouse\'s active connection and the time of its last call.' })
class WatchedConnectionInput implements WatchedConnection {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The warehouse it belongs to.' })
  warehouseId!: string;

  @Field(() => DateTime, { description: 'Time of its last call, to the minute.' })
  heardAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Since when it counts as silent.' })
  silentSince!: string | null;
}

@internal
@InputType('WatchWarehousesInput', { description: 'The active warehouse connections of one company.' })
export class WatchWarehousesInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [WatchedConnectionInput], { description: 'All of them.' })
  connections!: WatchedConnectionInput[];
}

@internal
@ObjectType('SilentConnection', { description: 'A connection that is silent while orders wait.' })
export class SilentConnectionType {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: string;
}
