import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { OAuthError } from './oauth-refusal.js';

const Parts = { client: 'The id of the client; null where it was not sent.', secret: 'The secret of the client; null where it was not sent.', issuer: 'The address of this provider.' };

@internal
@ObjectType('OAuthSigningKey', { description: 'A public key that verifies tokens (RSA).' })
export class OAuthSigningKeyType {
  @Field(() => String, { description: 'Its id: the RFC 7638 thumbprint.' })
  kid!: string;

  @Field(() => String, { description: 'The modulus in base64url.' })
  n!: string;

  @Field(() => String, { description: 'The exponent in base64url.' })
  e!: string;
}

@internal
@ObjectType('OAuthRefusal', { description: 'A refusal in the words of OAuth.' })
export class OAuthRefusalType {
  @Field(() => String, { description: 'The error code.' })
  error!: OAuthError;

  @Field(() => String, { description: 'What is wrong, for the developers of the client.' })
  description!: string;
}

@internal
@InputType('RegisterClientInput', { description: 'The metadata of a client that registers itself; null where a field was not sent or is of another type.' })
export class RegisterClientInput {
  @Field(() => [String], { nullable: true, description: 'Addresses its answers may be sent to.' })
  redirectUris?: readonly string[];

  @Field(() => String, { nullable: true, description: 'Its name for people.' })
  clientName?: string;

  @Field(() => String, { nullable: true, description: 'Its home page.' })
  clientUri?: string;

  @Field(() => [String], { nullable: true, description: 'The grants it uses.' })
  grantTypes?: readonly string[];

  @Field(() => [String], { nullable: true, description: 'The responses it uses.' })
  responseTypes?: readonly string[];

  @Field(() => String, { nullable: true, description: 'How it proves who it is.' })
  tokenEndpointAuthMethod?: string;

  @Field(() => String, { nullable: true, description: 'Scopes with blanks between them.' })
  scope?: string;
}

@internal
@ObjectType('OAuthClient', { description: 'A client that registered itself.' })
export class OAuthClientType {
  @Field(() => ID, { description: 'The client id.' })
  id!: string;

  @Field(() => String, { description: 'Its name, in its own words.' })
  name!: string;

  @Field(() => [String], { description: 'Addresses its answers may be sent to.' })
  redirectUris!: readonly string[];

  @Field(() => String, { description: 'How it proves who it is: none, client_secret_post or client_secret_basic.' })
  authMethod!: string;

  @Field(() => [String], { description: 'The scopes it may ask for.' })
  scopes!: readonly string[];

  @Field(() => String, { description: 'When it registered.' })
  createdAt!: string;
}

@internal
@ObjectType('ClientRegistration', { description: 'The result of a registration: a client or a refusal.' })
export class ClientRegistrationType {
  @Field(() => OAuthClientType, { nullable: true, description: 'The client.' })
  client?: OAuthClientType | null;

  @Field(() => String, { nullable: true, description: 'Its secret, shown only once; null for a public client.' })
  secret?: string | null;

  @Field(() => OAuthRefusalType, { nullable: true, description: 'Why there is none.' })
  refusal?: OAuthRefusalType | null;
}

@internal
@InputType('TokenRequestInput', { description: 'A call of the token endpoint.' })
export class TokenRequestInput {
  @Field(() => String, { description: Parts.issuer })
  issuer!: string;

  @Field(() => [String], { description: 'Addresses that a token may be meant for.' })
  resources!: readonly string[];

  @Field(() => ID, { nullable: true, description: Parts.client })
  clientId?: string;

  @Field(() => String, { nullable: true, description: Parts.secret })
  clientSecret?: string;

  @Field(() => String, { nullable: true, description: 'authorization_code or refresh_token.' })
  grantType?: string;

  @Field(() => String, { nullable: true, description: 'The code.' })
  code?: string;

  @Field(() => String, { nullable: true, description: 'The address that the code was sent to.' })
  redirectUri?: string;

  @Field(() => String, { nullable: true, description: 'The verifier of the code\'s challenge.' })
  codeVerifier?: string;

  @Field(() => String, { nullable: true, description: 'The refresh token.' })
  refreshToken?: string;

  @Field(() => String, { nullable: true, description: 'Fewer scopes than were granted.' })
  scope?: string;

  @Field(() => String, { nullable: true, description: 'What the token is meant for.' })
  resource?: string;
}

@internal
@ObjectType('OAuthTokens', { description: 'The tokens of an exchange.' })
export class OAuthTokensType {
  @Field(() => String, { description: 'The access token.' })
  accessToken!: string;

  @Field(() => Int, { description: 'Its lifetime in seconds.' })
  expiresIn!: number;

  @Field(() => String, { description: 'The refresh token, valid once.' })
  refreshToken!: string;

  @Field(() => String, { nullable: true, description: 'The ID token; null without the scope openid.' })
  idToken!: string | null;

  @Field(() => [String], { description: 'The scopes of the access token.' })
  scopes!: readonly string[];
}

@internal
@ObjectType('TokenAnswer', { description: 'The result of a call of the token endpoint: tokens or a refusal.' })
export class TokenAnswerType {
  @Field(() => OAuthTokensType, { nullable: true, description: 'The tokens.' })
  tokens?: OAuthTokensType | null;

  @Field(() => OAuthRefusalType, { nullable: true, description: 'Why there are none.' })
  refusal?: OAuthRefusalType | null;
}

@internal
@InputType('RevokeOAuthTokenInput', { description: 'A call of the revocation endpoint.' })
export class RevokeOAuthTokenInput {
  @Field(() => String, { description: Parts.issuer })
  issuer!: string;

  @Field(() => ID, { nullable: true, description: Parts.client })
  clientId?: string;

  @Field(() => String, { nullable: true, description: Parts.secret })
  clientSecret?: string;

  @Field(() => String, { nullable: true, description: 'The token of the form.' })
  token?: string;

  @Field(() => String, { nullable: true, description: 'The access token of the call itself.' })
  bearer?: string;
}

@internal
@ObjectType('PlatformPerson', { description: 'A person in one of their companies.' })
export class PlatformPersonType {
  @Field(() => ID, { description: 'The person.' })
  userId!: string;

  @Field(() => Int, { description: 'The company.' })
  companyId!: number;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;

  @Field(() => [String], { description: 'What they may do there.' })
  permissions!: readonly string[];
}

@internal
@ObjectType('OAuthTokenHolder', { description: 'Who an access token speaks for.' })
export class TokenHolderType {
  @Field(() => ID, { description: 'The client.' })
  clientId!: string;

  @Field(() => ID, { description: 'The person.' })
  accountId!: string;

  @Field(() => [String], { description: 'The scopes of the token.' })
  scopes!: readonly string[];

  @Field(() => PlatformPersonType, { nullable: true, description: 'With service.platform: the person in the company asked for; null where they are not in it.' })
  person?: PlatformPersonType | null;
}
