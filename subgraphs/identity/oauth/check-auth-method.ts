import { AUTH_METHODS } from '#contract/oauth.js';
import { OAuthRefusal } from './oauth-refusal.js';
import type { ClientMetadata } from './client-metadata.js';

/** A client is public, or proves itself with a secret in the form or in the header. */
export function checkAuthMethod({ tokenEndpointAuthMethod: method }: ClientMetadata): void {
  if (method == null || AUTH_METHODS.some((known) => known === method)) return;
  throw new OAuthRefusal('invalid_client_metadata', `token_endpoint_auth_method must be one of ${AUTH_METHODS.join(', ')}`);
}
