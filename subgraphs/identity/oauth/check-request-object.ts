import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** Parameters are in the query alone: no request objects, and no address of one is ever fetched (OpenID Connect Core, 6). */
export function checkRequestObject({ values }: AuthorizationAsked): void {
  if (values['request'] !== undefined) throw new OAuthRefusal('request_not_supported', 'request is not supported');
  if (values['request_uri'] !== undefined) throw new OAuthRefusal('request_uri_not_supported', 'request_uri is not supported');
}
