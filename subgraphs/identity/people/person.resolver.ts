import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { permissionsOf, type CompanyRole, type Permission } from '#contract/permissions.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { authenticateStaff, type StaffPrincipal } from './authenticate-staff.js';
import { changePersonRole } from './change-person-role.js';
import { createPerson } from './create-person.js';
import { listPeople } from './list-people.js';
import type { Person } from './person.js';
import { ChangePersonRoleInput, CreatePersonInput, PersonConnection, PersonRoleEnum, PersonType, StaffPrincipalType, type PersonRole } from './person.type.js';
import { removePerson } from './remove-person.js';
import { CompanyRoleEnum, PERMISSIONS_IN_WORDS } from './role.type.js';

/** People in the graph. */
@Resolver(() => PersonType)
export class PersonResolver {
  @Query(() => PersonConnection, { description: 'The people of your company, oldest first.' })
  people(
    @Ctx() context: IdentityContext,
    @Arg('first', () => Int, FIRST) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor after which the page begins.' }) after?: string,
  ): Promise<Page<Person>> {
    return listPeople(context, { first, after });
  }

  @internal
  @Query(() => StaffPrincipalType, { nullable: true, description: 'The person a token belongs to; null for an unknown token, UNAUTHENTICATED for an expired one.' })
  authenticateStaff(@Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'The presented token.' }) token: string): Promise<StaffPrincipal | null> {
    return authenticateStaff(context, token);
  }

  @internal
  @Mutation(() => PersonType, { description: 'Add a person to a company.' })
  createPerson(@Ctx() context: IdentityContext, @Arg('input', () => CreatePersonInput, { description: 'The new person.' }) input: CreatePersonInput): Promise<Person> {
    return createPerson(context, input);
  }

  @Mutation(() => PersonType, { description: 'Change the roles of a person of your company, effective from their next call. The last owner cannot be demoted, and only an owner can add or demote owners.' })
  changePersonRole(@Ctx() context: IdentityContext, @Arg('input', () => ChangePersonRoleInput, { description: 'The person and the new roles.' }) input: ChangePersonRoleInput): Promise<Person> {
    return changePersonRole(context, input);
  }

  @Mutation(() => PersonType, { description: 'Remove a person from your company with their tokens; returns the removed person. The last owner cannot be removed.' })
  removePerson(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The person.' }) id: string): Promise<Person> {
    return removePerson(context, id);
  }

  @FieldResolver(() => PersonRoleEnum, { description: 'Role before module roles were introduced.', deprecationReason: 'Use companyRole and moduleRoles; every member is STAFF here.' })
  role(@Root() { role }: Person): PersonRole {
    return role === 'MEMBER' ? 'STAFF' : role;
  }

  @FieldResolver(() => CompanyRoleEnum, { description: 'Role in the company.' })
  companyRole(@Root() { role }: Person): CompanyRole {
    return role;
  }

  @FieldResolver(() => [String], { description: `Permissions. ${PERMISSIONS_IN_WORDS}` })
  permissions(@Root() { role, moduleRoles }: Person): readonly Permission[] {
    return permissionsOf(role, moduleRoles);
  }
}
