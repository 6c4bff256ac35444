import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { sentOnce } from './sent-once.js';

/** The client must be known: nobody else's address may be redirected to. */
export function checkClient(asked: AuthorizationAsked): void {
  sentOnce(asked, 'client_id');
  if (!asked.client) throw new OAuthRefusal('invalid_client', 'This client is not registered here');
}
