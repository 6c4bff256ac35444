import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { clientProof } from './client-proof.js';
import { Headers, parameter } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { RequestTokensMutation } from './operations/request-tokens.generated.js';
import { RequestTokensDocument } from './operations/request-tokens.generated.js';
import type { ProviderCaller } from './provider-access.js';
import { clientRefusal } from './refusal-reply.js';
import { scopeText } from './words.js';

const Fields = z.object({
  client_id: parameter, client_secret: parameter, grant_type: parameter, code: parameter, redirect_uri: parameter, code_verifier: parameter, refresh_token: parameter, scope: parameter, resource: parameter,
});

type Tokens = NonNullable<RequestTokensMutation['requestOAuthTokens']['tokens']>;

const tokensJson = ({ accessToken, expiresIn, refreshToken, idToken, scopes }: Tokens) =>
  ({ access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, refresh_token: refreshToken, scope: scopeText(scopes), ...(idToken !== null && { id_token: idToken }) });

/** POST /oauth/token: a code or a refresh token for tokens. */
export const token: Route<ProviderCaller> = defineRoute({
  id: 'token', method: 'POST', path: '/token', scope: null, idempotency: 'natural',
  summary: 'Exchange a code or a refresh token',
  description: 'A form; the answer is never cached.',
  failures: ['BAD_INPUT', 'MALFORMED_BODY', 'RATE_LIMITED'],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers, body: Fields }),
  answer: z.looseObject({}),
  operation: RequestTokensDocument,
  variables: ({ headers: { authorization }, body }, { caller: { issuer, resources } }) => ({ input: {
    issuer, resources: [...resources], ...clientProof(body, authorization), grantType: body.grant_type ?? null, code: body.code ?? null, redirectUri: body.redirect_uri ?? null,
    codeVerifier: body.code_verifier ?? null, refreshToken: body.refresh_token ?? null, scope: body.scope ?? null, resource: body.resource ?? null,
  } }),
  reply: ({ requestOAuthTokens: { tokens, refusal } }, { input: { headers: { authorization } }, caller: { issuer } }) => {
    if (tokens) return { status: 200, body: tokensJson(tokens) };
    return clientRefusal(refusal ?? { error: 'invalid_grant', description: 'No token was issued' }, { issuer, authorization });
  },
  example: { target: '/token', body: 'grant_type=authorization_code', answer: {} },
});
