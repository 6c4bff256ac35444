import { Field, InputType, ObjectType } from 'type-graphql';
import { ALL_PERMISSIONS, MODULES, PERMISSIONS, permissionsOf, type CompanyRole, type ModuleRole } from '#contract/permissions.js';
import { enumType } from '#subgraph-kit/enum-type.js';

const NOBODY = Object.fromEntries(MODULES.map((module) => [module, 'NONE'])) as Record<(typeof MODULES)[number], ModuleRole>;
const FOR_ALL = permissionsOf('MEMBER', NOBODY);
const given = (role: ModuleRole): string => permissionsOf('MEMBER', { brain: role, catalog: role, commerce: role, intelligence: role })
  .filter((permission) => !FOR_ALL.includes(permission)).join(', ');

/** The graph's roles in a company. */
export const CompanyRoleEnum = enumType<CompanyRole>('CompanyRole', 'What a person is in the company.', {
  OWNER: 'Every permission of the company; makes and unmakes owners.',
  ADMIN: 'Every permission of the company.',
  MEMBER: `What the roles in the modules give, and ${FOR_ALL.join(', ')}.`,
});

/** The graph's roles in a module. */
export const ModuleRoleEnum = enumType<ModuleRole>('ModuleRole', 'What a member is in a module of the product.', {
  MANAGER: `Reads and writes, and changes the module's settings: ${given('MANAGER')}, each in its module.`,
  EDITOR: `Reads and writes: ${given('EDITOR')}, each in its module.`,
  VIEWER: `Reads: ${given('VIEWER')}, each in its module.`,
  NONE: 'Nothing.',
});

/** The permissions and what each lets people do, in one text. */
export const PERMISSIONS_IN_WORDS = ALL_PERMISSIONS.map((permission) => `${permission}: ${PERMISSIONS[permission].meaning}`).join(' ');

const BRAIN = 'In knowledge and sites.';
const CATALOG = 'In the catalog.';
const COMMERCE = 'In orders, stock, shipping and returns.';
const INTELLIGENCE = 'In figures and reports.';

@ObjectType('ModuleRoles', { description: 'What a person is in each module; owners and admins read as managers.' })
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

@InputType('ModuleRolesInput', { description: 'What a member is to be in each module.' })
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
