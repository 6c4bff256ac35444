/** The provider of the examples. */
export const EXAMPLE_ISSUER = 'https://auth.example';

/** A client's id in the examples. */
export const EXAMPLE_CLIENT = '019aa5f2-7c00-7d10-8c3d-4e5f6a7b8c9d';

/** A registered public client. */
export const REGISTERED_EXAMPLE = {
  client_id: EXAMPLE_CLIENT, client_id_issued_at: 1763715600, client_name: 'Stock reader', redirect_uris: ['http://127.0.0.1/callback'],
  grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'], token_endpoint_auth_method: 'none', scope: 'openid profile email service.ai_tools',
};

/** The tokens of a first exchange. */
export const TOKENS_EXAMPLE = {
  access_token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6ImF0K2p3dCJ9.…', token_type: 'Bearer', expires_in: 28_800, refresh_token: 'prt_iAMLq0VbXk…',
  scope: 'openid profile email service.ai_tools', id_token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.…',
};

/** A person in one company. */
export const USERINFO_EXAMPLE = {
  sub: '019aa5f2-7c00-7d30-8a5e-2f6b1c3d4e5f', name: 'Giulia Ferri', locale: 'it', email: 'giulia@lume.example', email_verified: true, active_company_id: 1,
  companies: [{ id: 1, slug: 'lume', name: 'Lume Studio', modules: [{ slug: 'commerce', name: 'Commerce', role: 'editor' }] }],
};

/** The published keys. */
export const KEYS_EXAMPLE = { keys: [{ kty: 'RSA' as const, use: 'sig' as const, alg: 'RS256' as const, kid: '5Zx0m7mW0n1Cq0o3m8kqWZ0m3xq6yFJrUOq7hJb1c2U', n: 'wV0m5ZQ…', e: 'AQAB' }] };
