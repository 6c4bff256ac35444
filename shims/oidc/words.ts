/** What an ID token can say. */
export const CLAIMS = ['iss', 'sub', 'aud', 'azp', 'exp', 'iat', 'jti', 'auth_time', 'nonce', 'email', 'email_verified', 'name', 'picture', 'locale'] as const;

/** Scopes as one text. */
export const scopeText = (scopes: readonly string[]): string => scopes.join(' ');
