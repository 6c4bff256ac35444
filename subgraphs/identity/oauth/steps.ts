import type { AuthorizationAsked } from './authorization-asked.js';
import { checkAuthMethod } from './check-auth-method.js';
import { checkChallenge } from './check-challenge.js';
import { checkClient } from './check-client.js';
import { checkCodeLife } from './check-code-life.js';
import { checkCodeRedirect } from './check-code-redirect.js';
import { checkGrantTypes } from './check-grant-types.js';
import { checkPrompt } from './check-prompt.js';
import { checkRedirectUri } from './check-redirect-uri.js';
import { checkRedirectUris } from './check-redirect-uris.js';
import { checkRepeated } from './check-repeated.js';
import { checkRequestObject } from './check-request-object.js';
import { checkResource } from './check-resource.js';
import { checkResponse } from './check-response.js';
import { checkResponseTypes } from './check-response-types.js';
import { checkVerifier } from './check-verifier.js';
import type { CodeExchange } from './code-exchange.js';
import type { AskedMetadata } from './client-metadata.js';

/** What is checked at each endpoint. */
interface Subjects {
  readonly register: AskedMetadata;
  /** Before anything may be redirected: a failure is shown to the person. */
  readonly 'authorize: whom': AuthorizationAsked;
  /** After that a failure is redirected to the client. */
  readonly 'authorize: what': AuthorizationAsked;
  readonly 'token: code': CodeExchange;
}

/** The checks of each endpoint in their order. Each throws its refusal. */
const STEPS: { readonly [Endpoint in keyof Subjects]: readonly ((subject: Subjects[Endpoint]) => void)[] } = {
  register: [checkRedirectUris, checkGrantTypes, checkResponseTypes, checkAuthMethod],
  'authorize: whom': [checkClient, checkRedirectUri],
  'authorize: what': [checkRepeated, checkRequestObject, checkResponse, checkChallenge, checkPrompt, ({ values: { resource }, resources }) => { checkResource({ resource, resources }); }],
  'token: code': [checkCodeLife, checkCodeRedirect, checkVerifier],
};

/** Run the checks of an endpoint; throws the first refusal. */
export function runSteps<Endpoint extends keyof Subjects>(endpoint: Endpoint, subject: Subjects[Endpoint]): void {
  for (const step of STEPS[endpoint]) step(subject);
}
