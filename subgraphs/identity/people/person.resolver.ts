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
    @Arg('after', () => String, { nullable: true, description: 'Continue behind this cursor.' }) after?: string,
  ): Promise<Page<Person>> {
    return listPeople(context, { first, after });
  }

  @internal
  @Query(() => StaffPrincipalType, { nullable: true, description: 'The person a token belongs to; null for an unknown token, refused for one that expired.' })
  authenticateStaff(@Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'The token as presented.' }) token: string): Promise<StaffPrincipal | null> {
    return authenticateStaff(context, token);
  }

  @internal
  @Mutation(() => PersonType, { description: 'Add a person to a company.' })
  createPerson(@Ctx() context: IdentityContext, @Arg('input', () => CreatePersonInput, { description: 'The new person.' }) input: CreatePersonInput): Promise<Person> {
    return createPerson(context, input);
  }

  @Mutation(() => PersonType, { description: 'Change what a person of your company may do, from their next call on. The last owner stays one, and only an owner makes or unmakes owners.' })
  changePersonRole(@Ctx() context: IdentityContext, @Arg('input', () => ChangePersonRoleInput, { description: 'Who, and what they are to be.' }) input: ChangePersonRoleInput): Promise<Person> {
    return changePersonRole(context, input);
  }

  @Mutation(() => PersonType, { description: 'Remove a person from your company with their tokens; answers who was removed. The last owner stays.' })
  removePerson(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The person.' }) id: string): Promise<Person> {
    return removePerson(context, id);
  }

  @FieldResolver(() => PersonRoleEnum, { description: 'What they may do.', deprecationReason: 'companyRole and moduleRoles say it; every member reads as STAFF here.' })
  role(@Root() { role }: Person): PersonRole {
    return role === 'MEMBER' ? 'STAFF' : role;
  }

  @FieldResolver(() => CompanyRoleEnum, { description: 'What they are in the company.' })
  companyRole(@Root() { role }: Person): CompanyRole {
    return role;
  }

  @FieldResolver(() => [String], { description: `What they may do. ${PERMISSIONS_IN_WORDS}` })
  permissions(@Root() { role, moduleRoles }: Person): readonly Permission[] {
    return permissionsOf(role, moduleRoles);
  }
}
