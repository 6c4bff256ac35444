import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { isRegisteredRedirect } from './redirect.js';

/** One of our own tools that has an address is answered there alone, since nobody is asked. */
const isRedirectOf = (client: AuthorizationAsked['client'], uri: string): boolean =>
  (client?.isExact ? client.redirectUris.includes(uri) : isRegisteredRedirect(client?.redirectUris ?? [], uri));

/** The redirect URI must be one that the client registered. */
export function checkRedirectUri({ values: { redirect_uri: uri }, client }: AuthorizationAsked): void {
  if (uri === undefined) throw new OAuthRefusal('invalid_request', 'redirect_uri must be sent once');
  if (!isRedirectOf(client, uri)) throw new OAuthRefusal('invalid_redirect_uri', 'redirect_uri is not one that this client registered');
}
