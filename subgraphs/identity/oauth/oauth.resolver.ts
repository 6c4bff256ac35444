import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { IdentityContext } from '../identity-deps.js';
import { ClientRegistrationType, OAuthRefusalType, OAuthSigningKeyType, RegisterClientInput, RevokeOAuthTokenInput, TokenAnswerType, TokenHolderType, TokenRequestInput } from './oauth.type.js';
import type { OAuthRefusal } from './oauth-refusal.js';
import { purgeOAuth } from './purge-oauth.js';
import { checkAccessToken, type TokenHolder } from './check-access-token.js';
import { endAllAccess } from './end-all-access.js';
import { readHeldAccess, type HeldAccess } from './held-access.js';
import { HeldAccessType } from './held-access.type.js';
import { readUserinfo } from './read-userinfo.js';
import { registerClient } from './register-client.js';
import { requestTokens } from './request-tokens.js';
import { revokeOAuthToken } from './revoke-oauth-token.js';
import type { PublicKey } from './signing-key.store.js';
import { makeSigningKey, readSigningKeys, rotateSigningKeys } from './signing-keys.js';
import { UserinfoAnswerType } from './userinfo.type.js';

type Refusal = Pick<OAuthRefusal, 'error' | 'description'>;

const ISSUER = { description: 'The address of this provider.' };

/** The protocol of the identity provider (document 3, K), for its surface. */
@Resolver()
export class OAuthResolver {
  @internal
  @Query(() => [OAuthSigningKeyType], { description: 'The published public keys, the one that signs first.' })
  oauthSigningKeys(@Ctx() context: IdentityContext): Promise<readonly PublicKey[]> {
    return readSigningKeys(context);
  }

  @internal
  @Mutation(() => ID, { description: 'Make the key that signs tokens where there is none. Returns its id.' })
  makeSigningKey(@Ctx() context: IdentityContext): Promise<string> {
    return makeSigningKey(context);
  }

  @internal
  @Mutation(() => ID, { description: 'Retire the key that signs tokens and make another; the public part of the old one stays published for 8 hours. Returns the id of the new one.' })
  rotateSigningKeys(@Ctx() context: IdentityContext): Promise<string> {
    return rotateSigningKeys(context);
  }

  @internal
  @Mutation(() => ClientRegistrationType, { description: 'Register a client.' })
  async registerOAuthClient(@Ctx() context: IdentityContext, @Arg('input', () => RegisterClientInput, { description: 'Its metadata.' }) input: RegisterClientInput): Promise<ClientRegistrationType> {
    const registered = await registerClient(context, input);
    return 'error' in registered ? { refusal: registered } : registered;
  }

  @internal
  @Mutation(() => TokenAnswerType, { description: 'Exchange a code or a refresh token for tokens.' })
  async requestOAuthTokens(@Ctx() context: IdentityContext, @Arg('input', () => TokenRequestInput, { description: 'What the client sent.' }) input: TokenRequestInput): Promise<TokenAnswerType> {
    const issued = await requestTokens(context, input);
    return 'error' in issued ? { refusal: issued } : { tokens: issued };
  }

  @internal
  @Mutation(() => OAuthRefusalType, { nullable: true, description: 'Revoke a token; null when done, whether it was known or not.' })
  async revokeOAuthToken(@Ctx() context: IdentityContext, @Arg('input', () => RevokeOAuthTokenInput, { description: 'What the client sent.' }) input: RevokeOAuthTokenInput): Promise<Refusal | null> {
    const revoked = await revokeOAuthToken(context, input);
    return 'error' in revoked ? revoked : null;
  }

  @internal
  @Query(() => UserinfoAnswerType, { description: 'What an access token may learn of its person.' })
  async oauthUserinfo(
    @Ctx() context: IdentityContext,
    @Arg('token', () => String, { description: 'The access token.' }) token: string,
    @Arg('issuer', () => String, ISSUER) issuer: string,
  ): Promise<UserinfoAnswerType> {
    const userinfo = await readUserinfo(context, { token, issuer });
    return 'error' in userinfo ? { refusal: userinfo } : { userinfo };
  }

  @internal
  @Query(() => TokenHolderType, { nullable: true, description: 'Who an access token speaks for; null for anything that was never one. UNAUTHENTICATED for one that has expired or was ended. Read at every call: a revoked one counts no more at once.' })
  oauthTokenHolder(
    @Ctx() context: IdentityContext,
    @Arg('token', () => String, { description: 'The access token.' }) token: string,
    @Arg('issuer', () => String, ISSUER) issuer: string,
    @Arg('company', () => String, { nullable: true, description: 'The id or slug of the company that a call of our own tools is for; the person\'s active one unless given.' }) company?: string,
  ): Promise<TokenHolder | null> {
    return checkAccessToken(context, { token, issuer, company });
  }

  @internal
  @Mutation(() => Int, { description: 'Remove what has expired, and clients that registered and were never used. Returns how many rows.' })
  purgeOAuth(@Ctx() context: IdentityContext): Promise<number> {
    return purgeOAuth(context);
  }

  @internal
  @Query(() => HeldAccessType, { description: 'What people and apps hold, and when the deployment last worked.' })
  heldAccess(@Ctx() context: IdentityContext): Promise<HeldAccess> {
    return readHeldAccess(context);
  }

  @internal
  @Mutation(() => Int, { description: 'After a restore from a backup: end every session, mailed link, invitation, grant and token of an app, and replace the signing key. Returns how many there were.' })
  endAllAccess(@Ctx() context: IdentityContext): Promise<number> {
    return endAllAccess(context);
  }
}
