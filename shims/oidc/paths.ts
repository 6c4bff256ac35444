/** The roots of the provider's paths (document 3, K). */
export const ROOTS = { oauth: '/oauth', wellKnown: '/.well-known', api: '/api/oauth' } as const;

/** The paths that clients find in the metadata, and those of pages. */
export const PATHS = {
  authorize: '/oauth/authorize', token: '/oauth/token', register: '/oauth/register', revoke: '/oauth/revoke', userinfo: '/api/oauth/userinfo', keys: '/.well-known/jwks.json',
  consent: '/oauth/consent', signIn: '/sign-in',
} as const;
