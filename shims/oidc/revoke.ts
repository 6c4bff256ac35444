import { z } from 'zod';
import { authorizationOf } from '#kit/access/credential.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { clientProof } from './client-proof.js';
import { Headers, parameter } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import { RevokeOAuthTokenDocument } from './operations/revoke-oauth-token.generated.js';
import type { ProviderCaller } from './provider-access.js';
import { bearerChallenge, clientRefusal, refusalReply } from './refusal-reply.js';

const Fields = z.object({ client_id: parameter, client_secret: parameter, token: parameter, token_type_hint: parameter });

/** POST /oauth/revoke: a client ends a token (RFC 7009); without a form the Bearer token of the call. */
export const revoke: Route<ProviderCaller> = defineRoute({
  id: 'revoke', method: 'POST', path: '/revoke', scope: null, idempotency: 'natural',
  summary: 'Revoke a token',
  description: 'A refresh token ends everything it was issued with, an access token itself. The answer has no body, whether the token was known or not.',
  failures: ['BAD_INPUT', 'MALFORMED_BODY', 'RATE_LIMITED'],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers, body: Fields }),
  answer: z.unknown(),
  operation: RevokeOAuthTokenDocument,
  variables: ({ headers: { authorization }, body }, { caller: { issuer } }) =>
    ({ input: { issuer, ...clientProof(body, authorization), token: body.token ?? null, bearer: authorizationOf('bearer', { authorization }) ?? null } }),
  reply: ({ revokeOAuthToken: refusal }, { input: { headers: { authorization } }, caller: { issuer } }) => {
    if (!refusal) return { status: 200, body: undefined };
    if (refusal.error === 'invalid_token') return refusalReply(refusal, bearerChallenge(issuer, refusal));
    return clientRefusal(refusal, { issuer, authorization });
  },
  example: { target: '/revoke', body: 'token=prt_', answer: '' },
});
