/** The errors of OAuth and OpenID Connect that this provider answers (RFC 6749, 7591, 8707; OpenID Connect Core 3.1.2.6). */
export const OAUTH_ERRORS = [
  'invalid_request', 'invalid_client', 'invalid_grant', 'unauthorized_client', 'unsupported_grant_type', 'unsupported_response_type', 'invalid_scope', 'invalid_target', 'access_denied',
  'login_required', 'consent_required', 'interaction_required', 'account_selection_required', 'request_not_supported', 'request_uri_not_supported', 'invalid_redirect_uri', 'invalid_client_metadata', 'invalid_token', 'insufficient_scope',
] as const;

/** One of {@link OAUTH_ERRORS}. */
export type OAuthError = (typeof OAUTH_ERRORS)[number];

/** A check of the protocol failed; answered to the client in the words of the protocol, never thrown out of the subgraph. */
export class OAuthRefusal extends Error {
  override readonly name = 'OAuthRefusal';

  constructor(readonly error: OAuthError, /** For the client's developers. */ readonly description: string) {
    super(description);
  }
}

/** A refusal as a use case answers it. */
export interface Refused {
  readonly error: OAuthError;
  readonly description: string;
}

/** Nothing acts for somebody whom every company removed or suspended. */
export const NO_COMPANY: Refused = { error: 'access_denied', description: 'The person belongs to no company here, or is suspended' };

/** What some work answers, or its refusal; other errors are thrown on. */
export async function orRefused<T>(work: () => T | Promise<T>): Promise<T | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OAuthRefusal) return { error: error.error, description: error.description };
    throw error;
  }
}
