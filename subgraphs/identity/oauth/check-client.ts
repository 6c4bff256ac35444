import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** The client must be known: nobody else's address may be redirected to. */
export function checkClient({ values, client }: AuthorizationAsked): void {
  if (values['client_id'] === undefined) throw new OAuthRefusal('invalid_request', 'client_id must be sent once');
  if (!client) throw new OAuthRefusal('invalid_client', 'This client is not registered here');
}
