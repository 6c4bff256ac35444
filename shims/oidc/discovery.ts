import { z } from 'zod';
import { AUTH_METHODS, GRANT_TYPES, OAUTH_SCOPES } from '#contract/oauth.js';
import { ok, type Reply } from '#kit/answer.js';
import type { Route } from '#kit/route.js';
import { EXAMPLE_ISSUER } from './answer-examples.js';
import { PATHS, ROOTS } from './paths.js';
import type { ProviderCaller } from './provider-access.js';
import { SHELL } from './shell-examples.js';
import { CLAIMS } from './words.js';

const CACHED = { 'Cache-Control': 'public, max-age=3600' };

/** The metadata of the provider (document 3, K, Discovery facts; decisions K): one body for both documents. */
export const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + PATHS.authorize,
  token_endpoint: issuer + PATHS.token,
  userinfo_endpoint: issuer + PATHS.userinfo,
  jwks_uri: issuer + PATHS.keys,
  registration_endpoint: issuer + PATHS.register,
  revocation_endpoint: issuer + PATHS.revoke,
  scopes_supported: OAUTH_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: GRANT_TYPES,
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: AUTH_METHODS,
  revocation_endpoint_auth_methods_supported: AUTH_METHODS,
  service_documentation: `${issuer}/docs`,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: CLAIMS,
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  authorization_response_iss_parameter_supported: true,
});

const list = z.array(z.string());
const no = z.literal(false);

const Metadata = z.object({
  issuer: z.url(), authorization_endpoint: z.url(), token_endpoint: z.url(), userinfo_endpoint: z.url(), jwks_uri: z.url(), registration_endpoint: z.url(), revocation_endpoint: z.url(),
  scopes_supported: list, response_types_supported: list, response_modes_supported: list, grant_types_supported: list, code_challenge_methods_supported: list,
  token_endpoint_auth_methods_supported: list, revocation_endpoint_auth_methods_supported: list, service_documentation: z.url(), subject_types_supported: list,
  id_token_signing_alg_values_supported: list, claims_supported: list, claims_parameter_supported: no, request_parameter_supported: no, request_uri_parameter_supported: no,
  authorization_response_iss_parameter_supported: z.literal(true).describe('Every answer to a client names the issuer: compare it with this one (RFC 9207).'),
}).meta({ id: 'Metadata' });

const discoveryAt = (name: string, shell: string): Route<ProviderCaller> => ({
  id: name, method: 'GET', root: ROOTS.wellKnown, path: `/${name}`, scope: null, idempotency: 'natural',
  summary: 'Metadata of the provider',
  description: 'Where its endpoints are and what they support (RFC 8414, OpenID Connect Discovery). Good for an hour.',
  failures: [],
  input: z.object({}),
  answer: Metadata,
  run: ({ caller: { issuer } }): Promise<Reply> => Promise.resolve({ ...ok(metadata(issuer)), headers: CACHED }),
  example: { target: `/${name}`, answer: metadata(EXAMPLE_ISSUER), shell },
});

/** GET /.well-known/openid-configuration and oauth-authorization-server. */
export const discovery = [discoveryAt('openid-configuration', SHELL.discover), discoveryAt('oauth-authorization-server', SHELL.discoverOAuth)];
