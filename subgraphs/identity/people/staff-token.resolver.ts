import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Connection as Page } from '#subgraph-kit/connection.js';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import type { IdentityContext } from '../identity-deps.js';
import { createServiceToken } from './create-service-token.js';
import { createStaffToken } from './create-staff-token.js';
import { createToken } from './create-token.js';
import { listTokens } from './list-tokens.js';
import type { Person } from './person.js';
import { PersonType } from './person.type.js';
import { revokeToken } from './revoke-token.js';
import { isExpired, type StaffToken } from './staff-token.js';
import type { CreatedToken } from './store-token.js';
import { CreatedStaffTokenType, CreateServiceTokenInput, CreateStaffTokenInput, CreateTokenInput, StaffTokenPage, StaffTokenType } from './staff-token.type.js';

const EVERYBODY = { defaultValue: false, description: 'List the tokens of everybody in the company and its service tokens; for owners and admins.' };

/** Tokens of people in the graph. */
@Resolver(() => StaffTokenType)
export class StaffTokenResolver {
  @Query(() => StaffTokenPage, { description: 'Your tokens, oldest first.' })
  tokens(
    @Ctx() context: IdentityContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('everybody', () => Boolean, EVERYBODY) everybody: boolean,
  ): Promise<Page<StaffToken>> {
    return listTokens(context, { everybody, page });
  }

  @Mutation(() => CreatedStaffTokenType, { description: 'Create a token with which you call the graph. It is shown only once, and never has more permissions than the one you call with.' })
  createToken(@Ctx() context: IdentityContext, @Arg('input', () => CreateTokenInput, { description: 'Purpose and lifetime of the token.' }) input: CreateTokenInput): Promise<CreatedToken> {
    return createToken(context, input);
  }

  @Mutation(() => CreatedStaffTokenType, { description: 'Create a service token, with which a program of the company calls the graph; it stays when people leave. It is shown only once.' })
  createServiceToken(@Ctx() context: IdentityContext, @Arg('input', () => CreateServiceTokenInput, { description: 'Purpose, permissions and lifetime of the token.' }) input: CreateServiceTokenInput): Promise<CreatedToken> {
    return createServiceToken(context, input);
  }

  @Mutation(() => StaffTokenType, { description: 'Revoke a token at once: your own or, as an owner or admin, any token of the company. Returns the revoked token.' })
  revokeToken(@Ctx() context: IdentityContext, @Arg('id', () => ID, { description: 'The token.' }) id: string): Promise<StaffToken> {
    return revokeToken(context, id);
  }

  @internal
  @Mutation(() => CreatedStaffTokenType, { description: 'Create a token with which a person calls the graph.' })
  createStaffToken(@Ctx() context: IdentityContext, @Arg('input', () => CreateStaffTokenInput, { description: 'The person, and the purpose and lifetime of the token.' }) input: CreateStaffTokenInput): Promise<CreatedToken> {
    return createStaffToken(context, input);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has expired.' })
  expired(@Root() token: StaffToken, @Ctx() { identity }: IdentityContext): boolean {
    return isExpired(token, identity.clock);
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The person it belongs to; null for a service token.' })
  person(@Root() token: StaffToken, @Ctx() { loaders }: IdentityContext): Promise<Person | null> {
    return token.personId === null ? Promise.resolve(null) : loaders.person(token.personId);
  }
}
