import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** The value of a parameter that is needed before anything may be redirected: it is sent, and sent once. */
export function sentOnce({ values, repeated }: AuthorizationAsked, name: 'client_id' | 'redirect_uri'): string {
  if (repeated.includes(name)) throw new OAuthRefusal('invalid_request', `${name} was sent more than once`);
  const value = values[name];
  if (value === undefined) throw new OAuthRefusal('invalid_request', `${name} is required`);
  return value;
}
