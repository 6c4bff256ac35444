import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { CarrierSettingsType } from './carrier-settings.type.js';
import type { ConnectionStatus } from './connection.js';
import { ConnectionStatusEnum } from './connection.type.js';

@internal
@ObjectType('CarrierConnection', { description: 'A carrier connection with what proves its calls.' })
export class CarrierConnectionType extends CarrierSettingsType {
  @Field(() => ID, { description: 'The connection.' })
  id!: string;

  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ConnectionStatusEnum, { description: 'Status of the connection.' })
  status!: ConnectionStatus;

  @Field(() => Int, { description: 'Rate limit in calls per minute.' })
  ratePerMinute!: number;

  @Field(() => String, { description: 'SHA-256 of its key.' })
  keyHash!: string;

  @Field(() => String, { description: 'Its webhook secret.' })
  webhookSecret!: string;

  @Field(() => Boolean, { description: 'Whether it may be called from the address.' })
  isAllowed!: boolean;

  @Field(() => Boolean, { description: 'Whether it is recorded that it called within this minute.' })
  isCallNoted!: boolean;
}
