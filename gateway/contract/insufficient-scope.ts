import { Failure } from './failure.js';

/** The error of a valid access token that counts elsewhere (RFC 6750, 3.1), as `details.error` of FORBIDDEN. */
export const INSUFFICIENT_SCOPE = 'insufficient_scope';

const SIGNED_PARTS = 3;

/** Whether a token has the three parts of a signed one, as those of apps have; no other token here has dots. */
export const isSigned = (token: string): boolean => token.split('.').length === SIGNED_PARTS;

/** The refusal of a valid access token of an app that a person connected where it does not count (document 3, Authentication, K). */
export const appRefused = (): Failure =>
  new Failure('FORBIDDEN', 'This token is of an app that a person connected: it counts for the AI tools and for userinfo, not here', { error: INSUFFICIENT_SCOPE });
