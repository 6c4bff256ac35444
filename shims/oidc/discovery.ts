import { z } from 'zod';
import { providerMetadata } from '#contract/provider-metadata.js';
import { ok, type Reply } from '#kit/answer.js';
import type { Route } from '#kit/route.js';
import { EXAMPLE_ISSUER } from './answer-examples.js';
import { ROOTS } from './paths.js';
import type { ProviderCaller } from './provider-access.js';
import { SHELL } from './shell-examples.js';

const CACHED = { 'Cache-Control': 'public, max-age=3600' };

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
  run: ({ caller: { issuer } }): Promise<Reply> => Promise.resolve({ ...ok(providerMetadata(issuer)), headers: CACHED }),
  example: { target: `/${name}`, answer: providerMetadata(EXAMPLE_ISSUER), shell },
});

/** GET /.well-known/openid-configuration and oauth-authorization-server. */
export const discovery = [discoveryAt('openid-configuration', SHELL.discover), discoveryAt('oauth-authorization-server', SHELL.discoverOAuth)];
