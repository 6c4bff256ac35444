import { Field, InputType, ObjectType } from 'type-graphql';
import { ALL_PERMISSIONS, MODULES, PERMISSIONS, permissionsOf, type CompanyRole, type ModuleRole } from '#contract/permissions.js';
import { enumType } from '#subgraph-kit/enum-type.js';

const NOBODY = Object.fromEntries(MODULES.map((module) => [module, 'NONE'])) as Record<(typeof MODULES)[number], ModuleRole>;
const FOR_ALL = permissionsOf('MEMBER', NOBODY);
const given = (role: ModuleRole): string => permissionsOf('MEMBER', { brain: role, catalog: role, commerce: role, intelligence: role })
  .filter((permission) => !FOR_ALL.includes(permission)).join(', ');

/** The graph's roles in a company. */
export const CompanyRoleEnum = enumType<CompanyRole>('CompanyRole', 'Role of a person in the company.', {
  OWNER: 'Every permission of the company; can add and demote owners.',
  ADMIN: 'Every permission of the company.',
  MEMBER: `The permissions of the module roles, and ${FOR_ALL.join(', ')}.`,
});

/** The graph's roles in a module. */
export const ModuleRoleEnum = enumType<ModuleRole>('ModuleRole', 'Role of a member in a module of the product.', {
  MANAGER: `Reads and writes, and changes the module's settings: ${given('MANAGER')}, each in its module.`,
  EDITOR: `Reads and writes: ${given('EDITOR')}, each in its module.`,
  VIEWER: `Reads: ${given('VIEWER')}, each in its module.`,
  NONE: 'No permissions.',
});

/** A description of every permission, as one text. */
export const PERMISSIONS_IN_WORDS = ALL_PERMISSIONS.map((permission) => `${permission}: ${PERMISSIONS[permission].meaning}`).join(' ');

const BRAIN = 'Role in knowledge and sites.';
const CATALOG = 'Role in the catalog.';
const COMMERCE = 'Role in orders, stock, shipping and returns.';
const INTELLIGENCE = 'Role in figures and reports.';

@ObjectType('ModuleRoles', { description: 'Role of a person in each module; owners and admins have the manager role.' })
export class ModuleRolesType {
  @Field(() => ModuleRoleEnum, { description: BRAIN })
  brain!: ModuleRole;

  @Field(() => ModuleRoleEnum, { description: CATALOG })
  catalog!: ModuleRole;

  @Field(() => ModuleRoleEnum, { description: COMMERCE })
  commerce!: ModuleRole;

  @Field(() => ModuleRoleEnum, { description: INTELLIGENCE })
  intelligence!: ModuleRole;
}

@InputType('ModuleRolesInput', { description: 'New roles of a member by module.' })
export class ModuleRolesInput {
  @Field(() => ModuleRoleEnum, { nullable: true, description: BRAIN })
  brain?: ModuleRole | null;

  @Field(() => ModuleRoleEnum, { nullable: true, description: CATALOG })
  catalog?: ModuleRole | null;

  @Field(() => ModuleRoleEnum, { nullable: true, description: COMMERCE })
  commerce?: ModuleRole | null;

  @Field(() => ModuleRoleEnum, { nullable: true, description: INTELLIGENCE })
  intelligence?: ModuleRole | null;
}
