/** The error of a valid access token that counts elsewhere (RFC 6750, 3.1), as `details.error` of FORBIDDEN. */
export const INSUFFICIENT_SCOPE = 'insufficient_scope';
