import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { isRegisteredRedirect } from './redirect.js';

/** The redirect URI must be one that the client registered. */
export function checkRedirectUri({ values: { redirect_uri: uri }, client }: AuthorizationAsked): void {
  if (uri === undefined) throw new OAuthRefusal('invalid_request', 'redirect_uri must be sent once');
  if (!isRegisteredRedirect(client?.redirectUris ?? [], uri)) throw new OAuthRefusal('invalid_redirect_uri', 'redirect_uri is not one that this client registered');
}
