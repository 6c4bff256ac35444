import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { CollectorSettingsType } from './collector-settings.type.js';
import type { CollectorInstallation, PresentedCollectorKey } from './read-collector.js';

@internal
@InputType('CollectorKeyInput', { description: 'What a storefront presents to its collector.' })
export class CollectorKeyInput implements PresentedCollectorKey {
  @Field(() => String, { description: 'The key.' })
  key!: string;

  @Field(() => String, { description: 'The caller\'s address.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'A customer reference.' })
  customer?: string | null;

  @Field(() => String, { nullable: true, description: 'A test code, in capitals.' })
  test?: string | null;
}

@internal
@ObjectType('CollectorInstallation', { description: 'The collector of a storefront.' })
export class CollectorInstallationType extends CollectorSettingsType implements CollectorInstallation {
  @Field(() => ID, { description: 'The connection, which is the store of its customer references.' })
  id!: string;

  @Field(() => GraphQLSafeInt, { description: 'Its company.' })
  companyId!: number;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The time zone of its company.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'The customer that the reference names; null where it is none that counts.' })
  customerId!: string | null;

  @Field(() => Boolean, { description: 'Whether the test code is the store\'s and not over.' })
  testKnown!: boolean;
}
