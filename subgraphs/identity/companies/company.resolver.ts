import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { CompanyType, CreateCompanyInput, SetCompanyTimeZoneInput, WorkplaceType } from './company.type.js';
import type { Company } from './company.js';
import { createCompany } from './create-company.js';
import { listCompanies } from './list-companies.js';
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
