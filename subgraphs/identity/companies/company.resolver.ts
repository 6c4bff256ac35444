import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { requireScope } from '#contract/principal.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { IdentityContext } from '../identity-deps.js';
import { CompanyType, CreateCompanyInput, MovedClockType, MoveSandboxClockInput, SetCompanyTimeZoneInput, WorkplaceType } from './company.type.js';
import type { Company } from './company.js';
import { createCompany } from './create-company.js';
import { movedClocks } from './company.store.js';
import { listCompanies } from './list-companies.js';
import { moveSandboxClock, timeIn } from './move-sandbox-clock.js';
import { readCompany } from './read-company.js';
import { readWorkplace, type Workplace } from './read-workplace.js';
import { setCompanyTimeZone } from './set-company-time-zone.js';

/** Companies in the graph. */
@Resolver(() => CompanyType)
export class CompanyResolver {
  @Query(() => CompanyType, { description: 'The company you belong to.' })
  company(@Ctx() context: IdentityContext): Promise<Company> {
    return readCompany(context);
  }

  @Mutation(() => CompanyType, { description: 'Set the time zone in which the company works; answers the company. Its assistants read and say times in it from their next call on.' })
  setCompanyTimeZone(@Ctx() context: IdentityContext, @Arg('input', () => SetCompanyTimeZoneInput, { description: 'The time zone.' }) input: SetCompanyTimeZoneInput): Promise<Company> {
    return setCompanyTimeZone(context, input);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'What time it is in the company: in a sandbox whose clock was moved it is ahead of everybody\'s.' })
  now(@Ctx() context: IdentityContext, @Root() company: Company): string {
    return timeIn(context, company);
  }

  @Mutation(() => CompanyType, { description: 'In a sandbox: move its clock ahead, never back. Orders, returns, promises, parcels and content go by it from then on in every interface, and alerts of what is due are raised; credentials, limits and webhooks go by the time of everybody. Answers the company.' })
  moveSandboxClock(@Ctx() context: IdentityContext, @Arg('input', () => MoveSandboxClockInput, { description: 'How far.' }) input: MoveSandboxClockInput): Promise<Company> {
    return moveSandboxClock(context, input);
  }

  @internal
  @Query(() => [MovedClockType], { description: 'The clocks of sandboxes that are ahead, by company.' })
  movedClocks(@Ctx() { principal, identity: { database } }: IdentityContext): Promise<MovedClockType[]> {
    requireScope(principal, 'system');
    return movedClocks(database);
  }

  @internal
  @Query(() => [CompanyType], { description: 'Every company, by number.' })
  companies(
    @Ctx() context: IdentityContext,
    @Arg('first', () => Int, { description: 'How many, 1 to 500.' }) first: number,
    @Arg('after', () => GraphQLSafeInt, { nullable: true, description: 'The number of the last one before.' }) after?: number | null,
  ): Promise<Company[]> {
    return listCompanies(context, { first, after });
  }

  @internal
  @Query(() => WorkplaceType, { description: 'Where the company works, and a person of it, as other subgraphs ask.' })
  workplace(@Ctx() context: IdentityContext, @Arg('member', () => ID, { nullable: true, description: 'Their id or e-mail address; nobody unless given.' }) member?: string | null): Promise<Workplace> {
    return readWorkplace(context, member ?? null);
  }

  @internal
  @Mutation(() => CompanyType, { description: 'Create a company.' })
  createCompany(@Ctx() context: IdentityContext, @Arg('input', () => CreateCompanyInput, { description: 'The new company.' }) input: CreateCompanyInput): Promise<Company> {
    return createCompany(context, input);
  }
}
