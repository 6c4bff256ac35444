import type { AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

const CHALLENGE = /^[\w-]{43}$/;

/** PKCE with S256 is required of every client (RFC 7636): neither without it nor with the verifier in plain. */
export function checkChallenge({ values: { code_challenge: challenge, code_challenge_method: method } }: AuthorizationAsked): void {
  if (challenge === undefined) throw new OAuthRefusal('invalid_request', 'code_challenge is required');
  if (method !== 'S256') throw new OAuthRefusal('invalid_request', 'code_challenge_method must be S256');
  if (!CHALLENGE.test(challenge)) throw new OAuthRefusal('invalid_request', 'code_challenge must be a SHA-256 in base64url, 43 characters');
}
