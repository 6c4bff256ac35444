import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { entity, internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';

@entity('id')
@ObjectType('Company', { description: 'A merchant whose people and connections use the platform.' })
export class CompanyType {
  @Field(() => GraphQLSafeInt, { description: 'Public number of the company.' })
  id!: number;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Its name as a part of addresses; unique.' })
  slug!: string | null;

  @Field(() => String, { nullable: true, description: 'The time zone in which it works, as an IANA name such as Europe/Rome: its assistants read and say times in it.' })
  timeZone!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a sandbox, whose orders, stock and returns are made up: it is one from its creation on or never, so real orders never meet simulated ones.' })
  sandbox!: boolean | null;
}

@internal
@ObjectType('WorkplaceMember', { description: 'An active person of a company.' })
export class WorkplaceMemberType {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;
}

@internal
@ObjectType('Workplace', { description: 'Where a company works, and a person of it.' })
export class WorkplaceType {
  @Field(() => String, { description: 'The time zone in which it works, as an IANA name.' })
  timeZone!: string;

  @Field(() => Boolean, { description: 'Whether it is a sandbox.' })
  sandbox!: boolean;

  @Field(() => WorkplaceMemberType, { nullable: true, description: 'The person who was asked for; null where nobody active in the company has the id or e-mail address, and where nobody was asked for.' })
  member!: WorkplaceMemberType | null;
}

@InputType('SetCompanyTimeZoneInput', { description: 'The time zone in which the company works.' })
export class SetCompanyTimeZoneInput {
  @Field(() => String, { description: 'Its IANA name, such as Europe/Rome.' })
  timeZone!: string;
}

@InputType('MoveSandboxClockInput', { description: 'How far the clock of a sandbox is moved: to a moment, or by some minutes.' })
export class MoveSandboxClockInput {
  @Field(() => DateTime, { nullable: true, description: 'The moment that it then is in the sandbox, at most ten years ahead.' })
  to?: string | null;

  @Field(() => Int, { nullable: true, description: 'So many minutes; 1440 are a day.' })
  byMinutes?: number | null;
}

@internal
@ObjectType('MovedClock', { description: 'The clock of a sandbox that is ahead.' })
export class MovedClockType {
  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;

  @Field(() => GraphQLSafeInt, { description: 'Milliseconds by which it is ahead of the machine\'s.' })
  aheadMilliseconds!: number;
}

@internal
@InputType('CreateCompanyInput', { description: 'A new company.' })
export class CreateCompanyInput {
  @Field(() => String, { description: 'Its name, 1 to 120 characters.' })
  name!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is the demo, which AI clients are told.' })
  isDemo?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is a sandbox, which cannot be changed later.' })
  sandbox?: boolean | null;
}
