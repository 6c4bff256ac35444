import { GRANT_TYPES } from '#contract/oauth.js';
import { OAuthRefusal } from './oauth-refusal.js';
import type { ClientMetadata } from './client-metadata.js';

const ACCEPTED: ReadonlySet<string> = new Set(GRANT_TYPES);

/** A client uses authorization_code, and may name refresh_token, which every client has. */
export function checkGrantTypes({ grantTypes }: ClientMetadata): void {
  if (grantTypes == null) return;
  if (!grantTypes.includes('authorization_code')) throw new OAuthRefusal('invalid_client_metadata', 'grant_types must include authorization_code');
  if (!grantTypes.every((type) => ACCEPTED.has(type))) throw new OAuthRefusal('invalid_client_metadata', 'grant_types may have authorization_code and refresh_token only');
}
