import { z } from 'zod';
import type { Reply } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { EXAMPLE_CLIENT, EXAMPLE_ISSUER, TOKENS_EXAMPLE } from './answer-examples.js';
import { clientProof } from './client-proof.js';
import { Headers, parameter } from './form-fields.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { RequestTokensMutation } from './operations/request-tokens.generated.js';
import { RequestTokensDocument } from './operations/request-tokens.generated.js';
import type { ProviderCaller } from './provider-access.js';
import { clientRefusal } from './refusal-reply.js';
import { SHELL } from './shell-examples.js';
import { scopeText } from './words.js';

const Fields = z.object({
  grant_type: parameter.describe('authorization_code or refresh_token.'), client_id: parameter.describe('Unless it is sent by HTTP Basic.'), client_secret: parameter.describe('Of a confidential client that does not use HTTP Basic.'),
  code: parameter.describe('The code, with authorization_code.'), redirect_uri: parameter.describe('The one that the code was sent to.'), code_verifier: parameter.describe('43 to 128 characters, of which the code_challenge is the SHA-256.'),
  refresh_token: parameter.describe('The latest one, with refresh_token.'), scope: parameter.describe('With refresh_token: fewer scopes, for this once.'), resource: parameter.describe('The connector or the host of a module.'),
}).catchall(z.string('must be sent once')).meta({ required: ['grant_type'] }); // its absence is refused in the words of the protocol

/** A refusal has another form, which the errors describe. */
const Answer: z.ZodType<Record<string, unknown>> = z.object({
  access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int().describe('Seconds.'), refresh_token: z.string(), scope: z.string().describe('What was granted, separated by spaces.'),
  id_token: z.string().optional().describe('With the scope openid.'),
}).meta({ id: 'Tokens' });

const refused = (error: string, description: string): Reply => clientRefusal({ error, description }, { issuer: EXAMPLE_ISSUER, authorization: 'Basic eDp5' });

const refusals = {
  invalid_request: refused('invalid_request', 'grant_type is required'),
  invalid_grant: refused('invalid_grant', 'The code is unknown, used or expired'),
  unsupported_grant_type: refused('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token'),
  unauthorized_client: refused('unauthorized_client', 'The client may not use this'),
  invalid_scope: refused('invalid_scope', 'A refresh cannot add scopes'),
  invalid_target: refused('invalid_target', 'resource must be the connector or the host of a module'),
  invalid_client: refused('invalid_client', 'The client is unknown, or its secret is wrong'),
};

const EXAMPLE = { grant_type: 'authorization_code', client_id: EXAMPLE_CLIENT, code: 'pac_KAyv…', redirect_uri: 'http://127.0.0.1:8765/callback', code_verifier: '5f3c…' };

type Tokens = NonNullable<RequestTokensMutation['requestOAuthTokens']['tokens']>;

const tokensJson = ({ accessToken, expiresIn, refreshToken, idToken, scopes }: Tokens) =>
  ({ access_token: accessToken, token_type: 'Bearer', expires_in: expiresIn, refresh_token: refreshToken, scope: scopeText(scopes), ...(idToken !== null && { id_token: idToken }) });

/** POST /oauth/token: a code or a refresh token for tokens. */
export const token: Route<ProviderCaller> = defineRoute({
  id: 'token', method: 'POST', path: '/token', scope: null, idempotency: 'natural',
  summary: 'Exchange a code or a refresh token',
  description: 'A code within 60 seconds and once, a refresh token within 30 days. A code that is shown twice ends what the first exchange was given.',
  failures: ['RATE_LIMITED'], refusals, proofs: [[], ['client']],
  declares: { cors: OPEN_TO_ALL },
  input: z.object({ headers: Headers, body: Fields }),
  answer: Answer,
  operation: RequestTokensDocument,
  variables: ({ headers: { authorization }, body }, { caller: { issuer, resources } }) => ({ input: {
    issuer, resources: [...resources], ...clientProof(body, authorization), grantType: body.grant_type ?? null, code: body.code ?? null, redirectUri: body.redirect_uri ?? null,
    codeVerifier: body.code_verifier ?? null, refreshToken: body.refresh_token ?? null, scope: body.scope ?? null, resource: body.resource ?? null,
  } }),
  reply: ({ requestOAuthTokens: { tokens, refusal } }, { input: { headers: { authorization } }, caller: { issuer } }) => {
    if (tokens) return { status: 200, body: tokensJson(tokens) };
    return clientRefusal(refusal ?? { error: 'invalid_grant', description: 'No token was issued' }, { issuer, authorization });
  },
  example: { target: '/token', body: EXAMPLE, answer: TOKENS_EXAMPLE, shell: SHELL.token },
});
