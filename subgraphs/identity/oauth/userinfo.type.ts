import { Field, ID, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { ModuleRole } from '#contract/permissions.js';
import { OAuthRefusalType } from './oauth.type.js';

@internal
@ObjectType('ModuleAccess', { description: 'A module of a company, and the role of a person in it.' })
export class ModuleAccessType {
  @Field(() => String, { description: 'brain, catalog, commerce or intelligence.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The role: MANAGER, EDITOR, VIEWER or NONE.' })
  role!: ModuleRole;
}

@internal
@ObjectType('CompanyAccess', { description: 'A company that a person belongs to.' })
export class CompanyAccessType {
  @Field(() => Int, { description: 'Its number.' })
  id!: number;

  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => [ModuleAccessType], { description: 'Its modules.' })
  modules!: readonly ModuleAccessType[];
}

@internal
@ObjectType('Userinfo', { description: 'What an access token may learn of its person; null for what its scopes do not allow.' })
export class UserinfoType {
  @Field(() => ID, { description: 'The person, the same for every client.' })
  sub!: string;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of a picture.' })
  picture!: string | null;

  @Field(() => String, { nullable: true, description: 'Language.' })
  locale!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the person proved to read mail sent there.' })
  emailVerified!: boolean | null;

  @Field(() => Int, { nullable: true, description: 'The company the person chose.' })
  activeCompanyId!: number | null;

  @Field(() => [CompanyAccessType], { description: 'The companies the person belongs to.' })
  companies!: readonly CompanyAccessType[];
}

@internal
@ObjectType('UserinfoAnswer', { description: 'The result of a call of the userinfo endpoint: claims or a refusal.' })
export class UserinfoAnswerType {
  @Field(() => UserinfoType, { nullable: true, description: 'The claims.' })
  userinfo?: UserinfoType | null;

  @Field(() => OAuthRefusalType, { nullable: true, description: 'Why there are none.' })
  refusal?: OAuthRefusalType | null;
}
