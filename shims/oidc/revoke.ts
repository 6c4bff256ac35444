import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { authorizationOf } from '#kit/access/credential.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { EXAMPLE_CLIENT, EXAMPLE_ISSUER } from './answer-examples.js';
import { clientProof } from './client-proof.js';
import { Headers, parameter } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import { RevokeOAuthTokenDocument } from './operations/revoke-oauth-token.generated.js';
import type { ProviderCaller } from './provider-access.js';
import { bearerChallenge, clientRefusal, refusalReply } from './refusal-reply.js';
import { SHELL } from './shell-examples.js';

const Fields = z.object({
  token: parameter.describe('An access or refresh token of the client.'), token_type_hint: parameter.describe('Not needed.'),
  client_id: parameter.describe('Unless it is sent by HTTP Basic.'), client_secret: parameter.describe('Of a confidential client that does not use HTTP Basic.'),
});

const refused = (error: string, description: string): Reply => clientRefusal({ error, description }, { issuer: EXAMPLE_ISSUER, authorization: 'Basic eDp5' });
const WRONG_TOKEN = { error: 'invalid_token', description: 'The access token is unknown, expired or ended' };

const refusals = {
  invalid_request: refused('invalid_request', 'token is required'),
  invalid_client: refused('invalid_client', 'The client is unknown, or its secret is wrong'),
  invalid_token: refusalReply(WRONG_TOKEN, bearerChallenge(EXAMPLE_ISSUER, WRONG_TOKEN)),
};

/** A refusal has a body, which the errors describe. */
const Nothing: z.ZodType = z.undefined();

/** POST /oauth/revoke: a client ends a token (RFC 7009); without a form the Bearer token of the call. */
export const revoke: Route<ProviderCaller> = defineRoute({
  id: 'revoke', method: 'POST', path: '/revoke', scope: null, idempotency: 'natural',
  summary: 'Revoke a token',
  description: 'A refresh token ends everything it was issued with, an access token itself. The answer has no body, whether the token was known or not. Without a form the Bearer token of the call is revoked.',
  failures: ['RATE_LIMITED'], refusals, proofs: [[], ['client'], ['token']],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers, body: Fields }),
  answer: Nothing,
  operation: RevokeOAuthTokenDocument,
  variables: ({ headers: { authorization }, body }, { caller: { issuer } }) =>
    ({ input: { issuer, ...clientProof(body, authorization), token: body.token ?? null, bearer: authorizationOf('bearer', { authorization }) ?? null } }),
  reply: ({ revokeOAuthToken: refusal }, { input: { headers: { authorization } }, caller: { issuer } }) => {
    if (!refusal) return { status: 200, body: undefined };
    if (refusal.error === 'invalid_token') return refusalReply(refusal, bearerChallenge(issuer, refusal));
    return refusal.error === 'invalid_client' && authorizationOf('bearer', { authorization }) !== undefined ? refusalReply(refusal, bearerChallenge(issuer)) : clientRefusal(refusal, { issuer, authorization });
  },
  example: { target: '/revoke', body: { client_id: EXAMPLE_CLIENT, token: 'prt_iAMLq0VbXk…' }, answer: undefined, shell: SHELL.revoke },
});
