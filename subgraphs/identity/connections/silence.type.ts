import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { WarehouseConnection } from './silence.store.js';

@internal
@ObjectType('WarehouseConnection', { description: 'An active connection of a warehouse with its last activity.' })
export class WarehouseConnectionType implements WarehouseConnection {
  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The warehouse it represents.' })
  warehouseId!: string;

  @Field(() => DateTime, { description: 'The later of its last call, to the minute, and the last change of its settings.' })
  heardAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Since when it has been flagged as silent.' })
  silentSince!: string | null;
}

@internal
@InputType('SilentConnectionInput', { description: 'A connection that has been silent while orders waited.' })
class SilentConnectionInput {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => DateTime, { description: 'Start of the silence.' })
  since!: string;
}

@internal
@InputType('FlagSilentConnectionsInput', { description: 'Silent connections of one company.' })
export class FlagSilentConnectionsInput {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => [SilentConnectionInput], { description: 'The connections.' })
  connections!: SilentConnectionInput[];
}
