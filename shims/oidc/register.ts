import { z } from 'zod';
import { AUTH_METHODS, GRANT_TYPES } from '#contract/oauth.js';
import { jsonBody } from '#kit/body/body-reader.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { REGISTERED_EXAMPLE } from './answer-examples.js';
import type { RegisterClientMutation } from './operations/register-client.generated.js';
import { RegisterClientDocument } from './operations/register-client.generated.js';
import { OPEN_TO_ALL } from './open-to-all.js';
import type { ProviderCaller } from './provider-access.js';
import { refusalReply } from './refusal-reply.js';
import { SHELL } from './shell-examples.js';
import { scopeText } from './words.js';

const KIBIBYTE = 1024;
const MILLISECONDS = 1000;
const A_MINUTE = 10;

const names = z.array(z.string());
const words = names.nullish();
const text = z.string().nullish();

/** Other fields of RFC 7591 are ignored. */
const Metadata = z.object({
  redirect_uris: words.describe('1 to 5, https; http for loopback addresses alone, of which the port is free later. Compared as text.'),
  client_name: text.describe('What people read, at most 120 characters, without markup and what is not seen (a NUL is refused); the host of the first redirect URI unless given.'), client_uri: text.describe('At most 250 characters.'),
  grant_types: words.describe('authorization_code must be among them; refresh_token is always added.'), response_types: words.describe('code alone.'),
  token_endpoint_auth_method: text.describe('none (unless given), client_secret_post or client_secret_basic; with these the answer has a secret.'),
  scope: text.describe('Separated by spaces; openid profile email unless given. Unknown ones are left out; where none is known all are given. service.ai_tools is always added.'),
}).meta({ required: ['redirect_uris'] }); // its absence is refused in words of its own

const refusals = {
  invalid_redirect_uri: refusalReply({ error: 'invalid_redirect_uri', description: 'redirect_uris must be https, or http for a loopback host' }),
  invalid_client_metadata: refusalReply({ error: 'invalid_client_metadata', description: 'response_types may have code alone' }),
};

/** A refusal has another form, which the errors describe. */
const Client: z.ZodType<Record<string, unknown>> = z.object({
  client_id: z.string(), client_id_issued_at: z.int().describe('Unix time.'), client_secret: z.string().optional().describe('Of confidential clients; shown once.'),
  client_secret_expires_at: z.literal(0).optional().describe('Never.'), client_name: z.string(), redirect_uris: names, grant_types: names, response_types: names,
  token_endpoint_auth_method: z.enum(AUTH_METHODS), scope: z.string(),
}).meta({ id: 'Client' });

type Registered = NonNullable<RegisterClientMutation['registerOAuthClient']['client']>;

const clientJson = ({ id, name, redirectUris, authMethod, scopes, createdAt }: Registered, secret: string | null) => ({
  client_id: id, client_id_issued_at: Math.floor(Date.parse(createdAt) / MILLISECONDS), ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
  client_name: name, redirect_uris: redirectUris, grant_types: GRANT_TYPES, response_types: ['code'], token_endpoint_auth_method: authMethod, scope: scopeText(scopes),
});

/** POST /oauth/register: a client registers itself (RFC 7591). */
export const register: Route<ProviderCaller> = defineRoute({
  id: 'register', method: 'POST', path: '/register', scope: null, idempotency: 'natural', success: 201,
  summary: 'Register a client',
  description: 'Every call makes a new client, always a third party. One that is not used within 90 days is removed.',
  failures: ['RATE_LIMITED'], refusals,
  declares: { body: jsonBody(64 * KIBIBYTE), cors: OPEN_TO_ALL, limits: [{ by: 'address', name: 'registration', most: A_MINUTE, headers: 'X-RateLimit' }] },
  input: z.object({ body: Metadata }),
  answer: Client,
  operation: RegisterClientDocument,
  variables: ({ body }) => ({ input: {
    redirectUris: body.redirect_uris ?? null, clientName: body.client_name ?? null, clientUri: body.client_uri ?? null, grantTypes: body.grant_types ?? null,
    responseTypes: body.response_types ?? null, tokenEndpointAuthMethod: body.token_endpoint_auth_method ?? null, scope: body.scope ?? null,
  } }),
  reply: ({ registerOAuthClient: { client, secret, refusal } }) =>
    (client ? { status: 201, body: clientJson(client, secret) } : refusalReply(refusal ?? { error: 'invalid_client_metadata', description: 'The metadata cannot be used' })),
  example: { target: '/register', body: { client_name: 'Stock reader', redirect_uris: ['http://127.0.0.1/callback'] }, answer: REGISTERED_EXAMPLE, shell: SHELL.register },
});
