import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { OAUTH_FAILURES, OAUTH_MEANINGS, OAUTH_REMEDIES, providerFailure } from './errors.js';

const OAuthError = z.object({
  error: z.enum(Object.keys(OAUTH_MEANINGS)).describe('Branch on this.'),
  error_description: z.string().describe('English text for the developers of the client; may change.'),
}).meta({ id: 'Error' });

/** The parts of interface K's description that are not in its routes. */
export const PROVIDER_API: ApiDescription = {
  title: 'Identity provider',
  version: 'v1',
  introduction: [
    'People sign in once; assistants, partner tools and scripts act for them with tokens of OAuth 2.0 (authorization code with PKCE) and OpenID Connect. Any client library of these works: give it the address of this host, and it finds everything else in the metadata.',
    'To connect an app: read the metadata, register the app once, send the person to the authorization endpoint, exchange the code that comes back for tokens, ask who the person is, refresh the tokens while they are needed, and revoke them at the end. The examples are these steps: shell commands that follow each other, with curl, openssl and jq. Set BASE_URL to the address of this host.',
    'A code is valid for 60 seconds and once, an access token for 8 hours, an ID token for 1 hour, a refresh token for 30 days. Each refresh answers another refresh token: keep that one. For an answer that was lost the old one gives one more pair within 60 seconds; used later it ends everything that the person allowed.',
    'Access tokens are JWTs signed with RS256, of type at+jwt and for the client alone (aud); ID tokens are of type JWT. The tokens of apps are valid for the AI tools, for userinfo and for revoking themselves; everything else answers 403 insufficient_scope.',
    'Pages of any origin may call the endpoints of programs, without cookies. Addresses may register 10 clients a minute, and call the rest 1,200 times a minute.',
  ],
  access: 'An app proves itself at the token and revocation endpoints with its client_id, a confidential one with its secret too, in the form or by HTTP Basic. userinfo takes an access token: Authorization: Bearer <ACCESS_TOKEN>.',
  schemes: {
    client: { type: 'http', scheme: 'basic', description: 'Id and secret of a confidential client, each form-encoded. Others send client_id, and client_secret if they have one, in the form.' },
    token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token.' },
  },
  errorShape: '{"error", "error_description"}',
  branchOn: ['error'],
  subjects: {
    'openid-configuration': 'Where everything is (OpenID Connect Discovery).',
    'oauth-authorization-server': 'The same for clients of OAuth alone (RFC 8414).',
    jwks: 'The keys that tokens are verified with.',
    register: 'Apps register themselves (RFC 7591).',
    authorize: 'Where the person signs in and agrees.',
    token: 'Codes and refresh tokens for tokens.',
    userinfo: 'Who the person of a token is.',
    revoke: 'Tokens that are needed no more (RFC 7009).',
  },
  errorAnswer: () => OAuthError,
  fail: providerFailure,
  errors: OAUTH_FAILURES,
  meanings: OAUTH_MEANINGS,
  remedies: OAUTH_REMEDIES,
  everywhere: ['INTERNAL', 'UNAVAILABLE'],
  ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE'],
};
