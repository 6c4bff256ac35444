import type { CodeExchange } from './code-exchange.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** The redirect URI is the one that the code was sent to, character by character (RFC 6749, 4.1.3). */
export function checkCodeRedirect({ code, redirectUri }: CodeExchange): void {
  if (code.redirectUri !== redirectUri) throw new OAuthRefusal('invalid_grant', 'redirect_uri is not the one of the authorization request');
}
