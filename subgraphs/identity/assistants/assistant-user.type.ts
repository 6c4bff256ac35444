import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import type { Language } from '#contract/languages.js';
import type { ModuleRole } from '#contract/permissions.js';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { Languages } from '#subgraph-kit/language.type.js';
import { ModuleRoleEnum } from '../people/role.type.js';
import type { ActiveCompanySource } from './assistant-user.js';

const CompanySources = internalEnumType<ActiveCompanySource>('AssistantCompanySource', 'How the active company of a person\'s AI client was chosen.', {
  CLAIM: 'The call asked for it.', ONLY: 'It is their only one.', PREFERENCE: 'They chose it before.', DEFAULT: 'It is their first one.',
});

@internal
@ObjectType('AssistantModule', { description: 'A module in which a person has a role.' })
export class AssistantModuleType {
  @Field(() => String, { description: 'brain, catalog, commerce or intelligence.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ModuleRoleEnum, { description: 'Role; never NONE.' })
  role!: ModuleRole;

  @Field(() => Boolean, { description: 'Whether the company lets AI clients into it.' })
  isConnectorEnabled!: boolean;
}

@internal
@ObjectType('AssistantCompany', { description: 'A company of a person, as their AI clients see it.' })
export class AssistantCompanyType {
  @Field(() => Int, { description: 'Public number of the company.' })
  id!: number;

  @Field(() => String, { description: 'Its name as a part of addresses.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether they work for the operator of the platform.' })
  isInternal!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the demo.' })
  isDemo!: boolean;

  @Field(() => [String], { description: 'Sections of the product that are hidden from them.' })
  disabledSections!: readonly string[];

  @Field(() => String, { description: 'The time zone in which the company works, as an IANA name.' })
  timeZone!: string;

  @Field(() => ID, { description: 'The person they are in this company.' })
  userId!: string;

  @Field(() => [String], { description: 'What they may do there through AI clients: nothing of the modules that the company switched off for these.' })
  permissions!: readonly string[];

  @Field(() => [AssistantModuleType], { description: 'Modules in which they have a role; owners and admins are managers of each.' })
  modules!: readonly AssistantModuleType[];
}

@internal
@ObjectType('AssistantUser', { description: 'Who an AI client speaks for.' })
export class AssistantUserType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => Languages, { description: 'The language they chose; English where they chose none.' })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether they work for the operator of the platform.' })
  isInternal!: boolean;

  @Field(() => ID, { description: 'The client.' })
  clientId!: string;

  @Field(() => String, { description: 'Its name, in its own words.' })
  clientName!: string;

  @Field(() => [AssistantCompanyType], { description: 'Companies in which they are active, by number.' })
  companies!: readonly AssistantCompanyType[];

  @Field(() => Int, { nullable: true, description: 'The company in which the client works; null without companies.' })
  activeCompanyId!: number | null;

  @Field(() => CompanySources, { nullable: true, description: 'How it was chosen; null without companies.' })
  activeCompanySource!: ActiveCompanySource | null;
}

@internal
@InputType('ChooseAssistantCompanyInput', { description: 'The company in which a person\'s AI clients are to work.' })
export class ChooseAssistantCompanyInput {
  @Field(() => String, { description: 'The access token.' })
  token!: string;

  @Field(() => String, { description: 'The address of this provider.' })
  issuer!: string;

  @Field(() => GraphQLSafeInt, { description: 'The company.' })
  companyId!: number;
}
