import { z } from 'zod';
import { GRANT_TYPES } from '#contract/oauth.js';
import { jsonBody } from '#kit/body/body-reader.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import type { RegisterClientMutation } from './operations/register-client.generated.js';
import { RegisterClientDocument } from './operations/register-client.generated.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { ProviderCaller } from './provider-access.js';
import { refusalReply } from './refusal-reply.js';
import { scopeText } from './words.js';

const KIBIBYTE = 1024;
const MILLISECONDS = 1000;
const A_MINUTE = 10;

const words = z.array(z.string()).nullish();
const text = z.string().nullish();

/** Other fields of RFC 7591 are ignored; redirect_uris has an error of its own. */
const Metadata = z.object({
  redirect_uris: z.unknown().optional(), client_name: text, client_uri: text, grant_types: words, response_types: words, token_endpoint_auth_method: text, scope: text,
});

const uris = (given: unknown): string[] | null => (Array.isArray(given) && given.every((uri): uri is string => typeof uri === 'string') ? given : null);

type Registered = NonNullable<RegisterClientMutation['registerOAuthClient']['client']>;

const clientJson = ({ id, name, redirectUris, authMethod, scopes, createdAt }: Registered, secret: string | null) => ({
  client_id: id, client_id_issued_at: Math.floor(Date.parse(createdAt) / MILLISECONDS), ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
  client_name: name, redirect_uris: redirectUris, grant_types: GRANT_TYPES, response_types: ['code'], token_endpoint_auth_method: authMethod, scope: scopeText(scopes),
});

/** POST /oauth/register: a client registers itself (RFC 7591). */
export const register: Route<ProviderCaller> = defineRoute({
  id: 'register', method: 'POST', path: '/register', scope: null, idempotency: 'natural', success: 201,
  summary: 'Register a client',
  description: 'Every call makes a new client, always a third party.',
  failures: ['RATE_LIMITED', 'BAD_INPUT', 'MALFORMED_BODY'],
  declares: { body: jsonBody(64 * KIBIBYTE), cors: OPEN_TO_ALL, limits: [{ by: 'address', name: 'registration', most: A_MINUTE, headers: 'X-RateLimit' }] },
  input: z.object({ body: Metadata }),
  answer: z.looseObject({}),
  operation: RegisterClientDocument,
  variables: ({ body }) => ({ input: {
    redirectUris: uris(body.redirect_uris), clientName: body.client_name ?? null, clientUri: body.client_uri ?? null, grantTypes: body.grant_types ?? null,
    responseTypes: body.response_types ?? null, tokenEndpointAuthMethod: body.token_endpoint_auth_method ?? null, scope: body.scope ?? null,
  } }),
  reply: ({ registerOAuthClient: { client, secret, refusal } }) =>
    (client ? { status: 201, body: clientJson(client, secret) } : refusalReply(refusal ?? { error: 'invalid_client_metadata', description: 'The metadata cannot be used' })),
  example: { target: '/register', body: { redirect_uris: ['https://client.example/callback'] }, answer: {} },
});
