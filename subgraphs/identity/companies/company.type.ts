import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { entity, internal } from '#subgraph-kit/directives.js';

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
