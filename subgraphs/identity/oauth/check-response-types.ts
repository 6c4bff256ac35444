import { OAuthRefusal } from './oauth-refusal.js';
import type { ClientMetadata } from './client-metadata.js';

/** The only response type is code. */
export function checkResponseTypes({ responseTypes }: ClientMetadata): void {
  if (responseTypes == null) return;
  if (responseTypes.length === 0 || responseTypes.some((type) => type !== 'code')) throw new OAuthRefusal('invalid_client_metadata', 'response_types may have code only');
}
