import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { FIRST } from '#subgraph-kit/page-size.js';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { authenticateStaff, type StaffPrincipal } from './authenticate-staff.js';
import { createPerson } from './create-person.js';
import { createStaffToken } from './create-staff-token.js';
import { listPeople } from './list-people.js';
import type { Person } from './person.js';
import { CreatePersonInput, CreateStaffTokenInput, PersonConnection, PersonType, StaffPrincipalType, StaffTokenType } from './person.type.js';

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
  @Query(() => StaffPrincipalType, { nullable: true, description: 'The person a token belongs to; null for an unknown token.' })
  authenticateStaff(@Ctx() context: IdentityContext, @Arg('token', () => String, { description: 'The token as presented.' }) token: string): Promise<StaffPrincipal | null> {
    return authenticateStaff(context, token);
  }

  @internal
  @Mutation(() => PersonType, { description: 'Add a person to a company.' })
  createPerson(@Ctx() context: IdentityContext, @Arg('input', () => CreatePersonInput, { description: 'The new person.' }) input: CreatePersonInput): Promise<Person> {
    return createPerson(context, input);
  }

  @internal
  @Mutation(() => StaffTokenType, { description: 'Make a token with which a person calls the graph.' })
  createStaffToken(@Ctx() context: IdentityContext, @Arg('input', () => CreateStaffTokenInput, { description: 'Whose token, and what for.' }) input: CreateStaffTokenInput): Promise<{ token: string }> {
    return createStaffToken(context, input);
  }
}
