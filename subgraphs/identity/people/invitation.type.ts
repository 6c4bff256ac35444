import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CompanyRole } from '#contract/permissions.js';
import { internal } from '#subgraph-kit/directives.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import { CompanyRoleEnum, ModuleRolesInput, ModuleRolesType } from './role.type.js';

@ObjectType('Invitation', { description: 'Somebody who is invited to the company and has not accepted yet. Their link was mailed to them.' })
export class InvitationType {
  @Field(() => ID, { description: 'Identifies the invitation.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role in the company once they accept.' })
  role!: CompanyRole;

  @Field(() => ModuleRolesType, { description: 'Role in each module once they accept.' })
  moduleRoles!: ModuleRolesType;

  @Field(() => String, { description: 'Who invited them.' })
  invitedBy!: string;

  @Field(() => DateTime, { description: 'Time they were invited.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'Until when they can accept.' })
  expiresAt!: string;
}

@InputType('InvitePersonInput', { description: 'A person to invite by mail.' })
export class InvitePersonInput {
  @Field(() => String, { description: 'E-mail address. An earlier invitation to it is replaced.' })
  email!: string;

  @Field(() => String, { description: 'Name, 1 to 120 characters; they can change it.' })
  name!: string;

  @Field(() => CompanyRoleEnum, { description: 'Role in the company; only an owner can invite an owner.' })
  role!: CompanyRole;

  @Field(() => ModuleRolesInput, { nullable: true, description: 'Roles of a member in the modules, none in absent modules; without this field, editor in every module.' })
  moduleRoles?: ModuleRolesInput | null;

  @Field(() => String, { nullable: true, defaultValue: 'en', description: 'Language of the mail: it, en, de, fr or es.' })
  language?: string | null;
}

@internal
@ObjectType('ShownInvitation', { description: 'An invitation as its link shows it.' })
export class ShownInvitationType {
  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'The company.' })
  company!: string;

  @Field(() => String, { description: 'The address of the person who invited them; empty where it was no person.' })
  invitedBy!: string;

  @Field(() => Boolean, { description: 'Whether a password has to be chosen.' })
  needsPassword!: boolean;
}

@internal
@InputType('AcceptInvitationInput', { description: 'What an invited person enters.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;

  @Field(() => String, { nullable: true, description: 'Their name.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Their password of 10 to 200 characters, where one has to be chosen.' })
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Token of the session of the account that is invited, where none has to be chosen.' })
  sessionToken?: string | null;
}
