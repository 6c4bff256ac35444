import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** The answer is a code in the query. */
export function checkResponse({ values: { response_type: type, response_mode: mode = 'query' } }: AuthorizationAsked): void {
  if (type === undefined) throw new OAuthRefusal('invalid_request', 'response_type is required');
  if (type !== 'code') throw new OAuthRefusal('unsupported_response_type', 'response_type must be code');
  if (mode !== 'query') throw new OAuthRefusal('invalid_request', 'response_mode must be query');
}
