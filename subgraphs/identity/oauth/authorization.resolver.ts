import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { AuthorizationInput, AuthorizationStepType, DecideConsentInput, OAuthConsentType } from './authorization.type.js';
import { beginAuthorization } from './begin-authorization.js';
import { decideConsent } from './decide-consent.js';
import { registeredRedirect } from './registered-redirect.js';
import { readConsent, readConsentAgain, type ShownConsent } from './read-consent.js';

/** Authorization and consent (document 3, K), for the surface. */
@Resolver()
export class AuthorizationResolver {
  @internal
  @Mutation(() => AuthorizationStepType, { description: 'Begin an authorization. A code is issued where the person agreed before.' })
  async beginAuthorization(@Ctx() context: IdentityContext, @Arg('input', () => AuthorizationInput, { description: 'The call.' }) input: AuthorizationInput): Promise<AuthorizationStepType> {
    const step = await beginAuthorization(context, input);
    return 'error' in step ? { refusal: step } : step;
  }

  @internal
  @Query(() => OAuthConsentType, { nullable: true, description: 'What the consent page shows; null where it cannot be answered in this browser.' })
  oauthConsent(
    @Ctx() context: IdentityContext,
    @Arg('handle', () => String, { description: 'The handle of the consent.' }) handle: string,
    @Arg('sessionToken', () => String, { nullable: true, description: 'The session of the browser.' }) sessionToken?: string,
  ): Promise<ShownConsent | null> {
    return readConsent(context, { handle, sessionToken });
  }

  @internal
  @Query(() => String, { nullable: true, description: 'The request of a consent page once more, as a query of the authorization endpoint; null where it was answered, or another person is signed in.' })
  oauthConsentAgain(
    @Ctx() context: IdentityContext,
    @Arg('handle', () => String, { description: 'The handle of the consent.' }) handle: string,
    @Arg('sessionToken', () => String, { nullable: true, description: 'The session of the browser.' }) sessionToken?: string,
  ): Promise<string | null> {
    return readConsentAgain(context, { handle, sessionToken });
  }

  @internal
  @Query(() => String, { nullable: true, description: 'The redirect URI if the client registered it; null otherwise.' })
  registeredRedirect(
    @Ctx() context: IdentityContext,
    @Arg('clientId', () => String, { description: 'The client.' }) clientId: string,
    @Arg('redirectUri', () => String, { description: 'Where its answer is to go.' }) redirectUri: string,
  ): Promise<string | null> {
    return registeredRedirect(context, { clientId, redirectUri });
  }

  @internal
  @Mutation(() => String, { nullable: true, description: 'Answer a consent. Returns where the browser goes; null where it cannot be answered.' })
  decideConsent(@Ctx() context: IdentityContext, @Arg('input', () => DecideConsentInput, { description: 'The answer.' }) input: DecideConsentInput): Promise<string | null> {
    return decideConsent(context, input);
  }
}
