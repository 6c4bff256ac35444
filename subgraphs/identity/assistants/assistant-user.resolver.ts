import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import type { AssistantUser } from './assistant-user.js';
import { AssistantUserType, ChooseAssistantCompanyInput } from './assistant-user.type.js';
import { chooseAssistantCompany } from './choose-assistant-company.js';
import { readAssistantUser } from './read-assistant-user.js';

/** Who AI clients speak for, for the surfaces that serve them (document 3, L and M). */
@Resolver()
export class AssistantUserResolver {
  @internal
  @Query(() => AssistantUserType, { nullable: true, description: 'Who an access token of an AI client speaks for; null for a text that is no token for the AI tools. UNAUTHENTICATED for one that has expired or was ended. Read at every call: a revoked one counts no more at once.' })
  assistantUser(
    @Ctx() context: IdentityContext,
    @Arg('token', () => String, { description: 'The access token.' }) token: string,
    @Arg('issuer', () => String, { description: 'The address of this provider.' }) issuer: string,
    @Arg('companyId', () => GraphQLSafeInt, { nullable: true, description: 'The company in which the client wants to work; another one is taken where the person is not in it.' }) companyId?: number,
  ): Promise<AssistantUser | null> {
    return readAssistantUser(context, { token, issuer, companyId });
  }

  @internal
  @Mutation(() => AssistantUserType, { description: 'Save the company in which a person\'s AI clients work, whichever of them asks; answers who they speak for from then on.' })
  chooseAssistantCompany(@Ctx() context: IdentityContext, @Arg('input', () => ChooseAssistantCompanyInput, { description: 'The company, and the token.' }) input: ChooseAssistantCompanyInput): Promise<AssistantUser> {
    return chooseAssistantCompany(context, input);
  }
}
