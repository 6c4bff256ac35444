import { GraphQLSafeInt } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { permissionsOf, type CompanyRole, type Permission } from '#contract/permissions.js';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { IdentityContext } from '../identity-deps.js';
import { addPerson } from './add-person.js';
import { authenticateStaff, type StaffPrincipal } from './authenticate-staff.js';
import { changePersonRole } from './change-person-role.js';
import { createPerson } from './create-person.js';
import { currentPermissions } from './current-permissions.js';
import { deactivatePerson } from './deactivate-person.js';
import { leaveCompany, leaveOwnCompany } from './leave-company.js';
import { listPeople } from './list-people.js';
import type { WithOneTimePassword } from './one-time-password.js';
import type { Person } from './person.js';
import { AddPersonInput, ChangePersonRoleInput, CreatePersonInput, PersonConnection, PersonRoleEnum, PersonType, PersonWithPasswordType, StaffPrincipalType, StarterInput, type PersonRole } from './person.type.js';
import { reactivatePerson } from './reactivate-person.js';
import { readMe, readPerson } from './read-person.js';
import { removePerson } from './remove-person.js';
import { resetPassword } from './reset-password.js';
import { CompanyRoleEnum, PERMISSIONS_IN_WORDS } from './role.type.js';

const ID_OF_PERSON = { description: 'The person.' };

/** People in the graph. */
@Resolver(() => PersonType)
export class PersonResolver {
  @Query(() => PersonConnection, { description: 'The people of your company, oldest first.' })
  people(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<Person>> {
    return listPeople(context, page);
  }

  @Query(() => PersonType, { description: 'A person of your company.' })
  person(@Ctx() context: IdentityContext, @Arg('id', () => ID, ID_OF_PERSON) id: string): Promise<Person> {
    return readPerson(context, id);
  }

  @Query(() => PersonType, { nullable: true, description: 'You, as the company knows you; null for a service token.' })
  me(@Ctx() context: IdentityContext): Promise<Person | null> {
    return readMe(context);
  }

  @internal
  @Query(() => StaffPrincipalType, { nullable: true, description: 'The holder of a token; null for an unknown token, UNAUTHENTICATED for an expired one and for a deactivated person.' })
  authenticateStaff(@Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'The presented token.' }) token: string): Promise<StaffPrincipal | null> {
    return authenticateStaff(context, token);
  }

  @internal
  @Query(() => [String], { description: 'The permissions that a person or a service token has now; none once they are gone.' })
  currentPermissions(@Ctx() context: IdentityContext, @Arg('of', () => StarterInput, { description: 'Whose.' }) of: StarterInput): Promise<readonly Permission[]> {
    return currentPermissions(context, of);
  }

  @internal
  @Mutation(() => PersonType, { description: 'Add a person to a company.' })
  createPerson(@Ctx() context: IdentityContext, @Arg('input', () => CreatePersonInput, { description: 'The new person.' }) input: CreatePersonInput): Promise<Person> {
    return createPerson(context, input);
  }

  @Mutation(() => PersonWithPasswordType, { description: 'Add a person to your company, with a one-time password that is shown only once. Only an owner can add an owner.' })
  addPerson(@Ctx() context: IdentityContext, @Arg('input', () => AddPersonInput, { description: 'The new person.' }) input: AddPersonInput): Promise<WithOneTimePassword> {
    return addPerson(context, input);
  }

  @Mutation(() => PersonWithPasswordType, { description: 'Replace a person\'s password by a one-time password that is shown only once. Their tokens stay valid: revoke them, or deactivate the person, where they are in the wrong hands.' })
  resetPassword(@Ctx() context: IdentityContext, @Arg('id', () => ID, ID_OF_PERSON) id: string): Promise<WithOneTimePassword> {
    return resetPassword(context, id);
  }

  @Mutation(() => PersonType, { description: 'Suspend a person\'s access: their tokens are refused from the next call on, and kept. The last owner cannot be deactivated.' })
  deactivatePerson(@Ctx() context: IdentityContext, @Arg('id', () => ID, ID_OF_PERSON) id: string): Promise<Person> {
    return deactivatePerson(context, id);
  }

  @Mutation(() => PersonType, { description: 'Give a deactivated person their access back, with their roles and tokens.' })
  reactivatePerson(@Ctx() context: IdentityContext, @Arg('id', () => ID, ID_OF_PERSON) id: string): Promise<Person> {
    return reactivatePerson(context, id);
  }

  @Mutation(() => PersonType, { description: 'Change the roles of a person of your company and the sections that are hidden from them, effective from their next call. The last owner cannot be demoted, and only an owner can add or demote owners.' })
  changePersonRole(@Ctx() context: IdentityContext, @Arg('input', () => ChangePersonRoleInput, { description: 'The person and the new roles.' }) input: ChangePersonRoleInput): Promise<Person> {
    return changePersonRole(context, input);
  }

  @Mutation(() => PersonType, { description: 'Remove a person from your company with their tokens; returns the removed person. The last owner cannot be removed, and service tokens they created stay.' })
  removePerson(@Ctx() context: IdentityContext, @Arg('id', () => ID, ID_OF_PERSON) id: string): Promise<Person> {
    return removePerson(context, id);
  }

  @Mutation(() => PersonType, { description: 'Leave the company you call for: your tokens, and what your sign-ins and apps may do there, end at once; in your last company your account is removed. Returns who you were. The last owner cannot leave, nor can a program.' })
  leaveCompany(@Ctx() context: IdentityContext): Promise<Person> {
    return leaveCompany(context);
  }

  @internal
  @Mutation(() => Boolean, { description: 'Leave a company, as the person of a session; answers whether they still have an account.' })
  leaveOwnCompany(
    @Ctx() context: IdentityContext,
    @Arg('sessionToken', () => String, { description: 'Token of the session.' }) sessionToken: string,
    @Arg('companyId', () => GraphQLSafeInt, { description: 'The company.' }) companyId: number,
  ): Promise<boolean> {
    return leaveOwnCompany(context, { sessionToken, companyId });
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
