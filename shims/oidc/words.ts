/** The scopes that discovery lists and anybody may ask for. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access', 'service.ai_tools'] as const;

/** How clients prove who they are at the token endpoint. */
export const AUTH_METHODS = ['client_secret_post', 'client_secret_basic', 'none'] as const;

/** The grants of every client. */
export const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const;

/** What an ID token can say. */
export const CLAIMS = ['iss', 'sub', 'aud', 'azp', 'exp', 'iat', 'jti', 'auth_time', 'nonce', 'email', 'email_verified', 'name', 'picture', 'locale'] as const;

/** Scopes as one text. */
export const scopeText = (scopes: readonly string[]): string => scopes.join(' ');
