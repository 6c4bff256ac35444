/** The roots of the connector: the endpoint is the root itself. */
export const ROOTS = { endpoint: '', wellKnown: '/.well-known' } as const;

/** Where the metadata of the protected resource is (RFC 9728). */
export const METADATA = '/.well-known/oauth-protected-resource';
