import { OAuthRefusal } from './oauth-refusal.js';
import type { AuthorizationAsked } from './authorization-asked.js';
import type { TokenVerifier } from './verify-token.js';

/** Our own parameter of a request that comes back from the sign-in page, in place of its hint: an ID token may be too long for it, and says who the person is. */
export const EXPECTED = 'expected_account';

interface Verifying {
  readonly verifier: TokenVerifier;
  readonly issuer: string;
}

/**
 * The account that a client expects to be signed in; undefined where it expects nobody. It names them by an ID token of ours, expired ones and those of a key that was
 * retired long ago too (OpenID Connect Core, 3.1.2.1). One that cannot be read is invalid_request: the client expects somebody, and must not be given anybody.
 */
export async function expectedAccount({ id_token_hint: hint, [EXPECTED]: carried }: AuthorizationAsked['values'], { verifier, issuer }: Verifying): Promise<string | undefined> {
  if (hint === undefined) return carried;
  const { sub } = await verifier.claims(hint, { type: 'id', issuer }) ?? {};
  if (sub === undefined) throw new OAuthRefusal('invalid_request', 'id_token_hint is not an ID token of this provider');
  return sub;
}
