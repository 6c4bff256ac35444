import { OAuthRefusal } from './oauth-refusal.js';
import { redirectFlaw } from './redirect.js';
import type { AskedMetadata } from './client-metadata.js';

const [LEAST, MOST] = [1, 5];

/** A client registers one to five redirect URIs, each of which may be used; repeated ones count once. */
export function checkRedirectUris({ redirectUris, appRedirects }: AskedMetadata): void {
  if (redirectUris == null) throw new OAuthRefusal('invalid_redirect_uri', 'redirect_uris is required: 1 to 5 absolute URIs');
  const uris = [...new Set(redirectUris)];
  if (uris.length < LEAST || uris.length > MOST) throw new OAuthRefusal('invalid_redirect_uri', 'redirect_uris must have 1 to 5 URIs');
  const flaws = uris.flatMap((uri, index) => {
    const flaw = appRedirects.includes(uri) ? undefined : redirectFlaw(uri);
    return flaw === undefined ? [] : [`redirect_uris ${String(index + 1)} ${flaw}`];
  });
  if (flaws[0] !== undefined) throw new OAuthRefusal('invalid_redirect_uri', flaws[0]);
}
