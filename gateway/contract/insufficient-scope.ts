import { Failure } from './failure.js';

/** The error of a valid access token that counts elsewhere (RFC 6750, 3.1), as `details.error` of its refusal. */
export const INSUFFICIENT_SCOPE = 'insufficient_scope';

/** The error of an access token that counts no more (RFC 6750, 3.1), as `details.error` of UNAUTHENTICATED. */
export const INVALID_TOKEN = 'invalid_token';

const SIGNED_PARTS = 3;

/** Whether a token has the three parts of a signed one, as those of apps have; no other token here has dots. */
export const isSigned = (token: string): boolean => token.split('.').length === SIGNED_PARTS;

/** The refusal of a valid access token of an app that a person connected where it does not count (document 3, Authentication, K): APP_TOKEN by a surface, which has a word for it, FORBIDDEN in the graph. */
export const appRefused = (code: 'APP_TOKEN' | 'FORBIDDEN'): Failure =>
  new Failure(code, 'This token is of an app that a person connected: it counts for the AI tools and for userinfo, not here', { error: INSUFFICIENT_SCOPE });

/** The refusal of an access token that was ours and counts no more: it is no wrong credential, which would block the address. */
export const tokenOver = (): Failure =>
  new Failure('UNAUTHENTICATED', 'This sign-in is over: its token has expired, or it was signed out or disconnected', { error: INVALID_TOKEN });
