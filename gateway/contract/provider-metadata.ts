import { AUTH_METHODS, GRANT_TYPES, OAUTH_SCOPES } from './oauth.js';

/** The paths of the provider that its metadata names (document 3, K). */
export const PROVIDER_PATHS = { authorize: '/oauth/authorize', token: '/oauth/token', register: '/oauth/register', revoke: '/oauth/revoke', userinfo: '/api/oauth/userinfo', keys: '/.well-known/jwks.json' } as const;

/** The claims of ID tokens. */
const CLAIMS = ['iss', 'sub', 'aud', 'azp', 'exp', 'iat', 'jti', 'auth_time', 'nonce', 'email', 'email_verified', 'name', 'picture', 'locale'] as const;

/** The metadata of the provider (document 3, K, Discovery facts; decisions K): one body for both documents. */
export const providerMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: issuer + PROVIDER_PATHS.authorize,
  token_endpoint: issuer + PROVIDER_PATHS.token,
  userinfo_endpoint: issuer + PROVIDER_PATHS.userinfo,
  jwks_uri: issuer + PROVIDER_PATHS.keys,
  registration_endpoint: issuer + PROVIDER_PATHS.register,
  revocation_endpoint: issuer + PROVIDER_PATHS.revoke,
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
