import { requireScope } from '#contract/principal.js';
import type { IdentityContext } from '../identity-deps.js';
import { isRedirectOf } from './check-redirect-uri.js';
import { knownClient } from './known-client.js';

/** A client, and a redirect URI that it may be answered at. */
interface Answered {
  readonly clientId: string;
  readonly redirectUri: string;
}

/** The redirect URI if the client registered it, else null: for pages whose forms may lead there. */
export async function registeredRedirect({ principal, identity }: IdentityContext, { clientId, redirectUri }: Answered): Promise<string | null> {
  requireScope(principal, 'system');
  const client = await knownClient(identity, clientId);
  return isRedirectOf({ client, appRedirects: identity.appRedirects }, redirectUri) ? redirectUri : null;
}
