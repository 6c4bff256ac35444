import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { WarehouseConnection } from './silence.store.js';

@internal
@ObjectType('WarehouseConnection', { description: 'An active connection of a warehouse, and when it was last heard of.' })
export class WarehouseConnectionType implements WarehouseConnection {
  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The warehouse it speaks for.' })
  warehouseId!: string;

  @Field(() => DateTime, { description: 'Its last call to the minute, or the last change of its settings where that was later.' })
  heardAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Since when it counts as silent.' })
  silentSince!: string | null;
}

@internal
@InputType('SilentConnectionInput', { description: 'A connection that is silent while orders wait.' })
class SilentConnectionInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  since!: string;
}

@internal
@InputType('FlagSilentConnectionsInput', { description: 'Connections of one company that are silent.' })
export class FlagSilentConnectionsInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [SilentConnectionInput], { description: 'The connections.' })
  connections!: SilentConnectionInput[];
}
