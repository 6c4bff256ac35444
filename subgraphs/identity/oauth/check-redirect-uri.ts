import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { isRegisteredRedirect } from './redirect.js';
import { sentOnce } from './sent-once.js';

/** One of our own tools that has an address is answered there alone, since nobody is asked. */
export const isRedirectOf = ({ client, appRedirects }: Pick<AuthorizationAsked, 'client' | 'appRedirects'>, uri: string): boolean =>
  (client?.isExact ? client.redirectUris.includes(uri) : isRegisteredRedirect(client?.redirectUris ?? [], uri, appRedirects));

/** The redirect URI must be one that the client registered. */
export function checkRedirectUri(asked: AuthorizationAsked): void {
  const uri = sentOnce(asked, 'redirect_uri');
  if (!isRedirectOf(asked, uri)) throw new OAuthRefusal('invalid_redirect_uri', 'redirect_uri is not one that this client registered');
}
