import { Field, InputType, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import type { ConsentAnswer } from './code.store.js';
import { OAuthRefusalType } from './oauth.type.js';

const Parts = { issuer: 'The address of this provider.', session: 'The session of the browser; null where it has none.' };

@internal
@InputType('OAuthParameterInput', { description: 'A parameter as it was sent.' })
export class OAuthParameterInput {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its value.' })
  value!: string;
}

@internal
@InputType('AuthorizationInput', { description: 'A call of the authorization endpoint.' })
export class AuthorizationInput {
  @Field(() => String, { description: Parts.issuer })
  issuer!: string;

  @Field(() => [String], { description: 'Addresses that a token may be meant for.' })
  resources!: readonly string[];

  @Field(() => [OAuthParameterInput], { description: 'The parameters, in their order.' })
  parameters!: readonly OAuthParameterInput[];

  @Field(() => String, { nullable: true, description: Parts.session })
  sessionToken?: string;
}

@internal
@ObjectType('AuthorizationStep', { description: 'What the browser does next: one of these.' })
export class AuthorizationStepType {
  @Field(() => String, { nullable: true, description: 'It goes to the client, with a code or an error.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'The person signs in first; then the request goes on with this query.' })
  signInThen?: string | null;

  @Field(() => String, { nullable: true, description: 'The person is asked for consent.' })
  consentHandle?: string | null;

  @Field(() => OAuthRefusalType, { nullable: true, description: 'The person is shown why nothing can be done: nothing may be redirected.' })
  refusal?: OAuthRefusalType | null;
}

export const ConsentAnswers = internalEnumType<ConsentAnswer>('ConsentAnswer', 'How a consent was answered.', { ALLOWED: 'The person agreed.', REFUSED: 'The person did not agree.' });

@internal
@ObjectType('OAuthConsent', { description: 'What a client asks a person for.' })
export class OAuthConsentType {
  @Field(() => String, { description: 'The name of the client.' })
  clientName!: string;

  @Field(() => String, { description: 'Where the answer goes.' })
  redirectUri!: string;

  @Field(() => Boolean, { description: 'Whether the name is that of one of our own tools; any other is what the client says of itself.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether that is a program on the person\'s own machine.' })
  isLoopback!: boolean;

  @Field(() => [String], { description: 'The scopes it asks for.' })
  scopes!: readonly string[];

  @Field(() => String, { description: 'Who is signed in.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The language of their account: it, en, de, fr or es; null where none was chosen.' })
  locale!: string | null;

  @Field(() => String, { description: 'The request once more, as a query of the authorization endpoint.' })
  request!: string;

  @Field(() => ConsentAnswers, { nullable: true, description: 'How it was answered; null while it waits.' })
  answer!: ConsentAnswer | null;
}

@internal
@InputType('DecideConsentInput', { description: 'A person\'s answer.' })
export class DecideConsentInput {
  @Field(() => String, { description: Parts.issuer })
  issuer!: string;

  @Field(() => String, { description: 'The handle of the consent.' })
  handle!: string;

  @Field(() => String, { nullable: true, description: Parts.session })
  sessionToken?: string;

  @Field(() => Boolean, { description: 'Whether the person agrees.' })
  allow!: boolean;
}
