import type { OAuthScope } from '#contract/oauth.js';
import type { IdentityContext } from '../identity-deps.js';
import type { AccountProfile } from '../accounts/account-profile.js';
import { profileOf } from './profile-of.js';
import { knownScopes } from './scope.js';
import { accessTokenState } from './token.store.js';

/** An access token that counts at this moment. */
export interface LivingToken {
  readonly id: string;
  readonly grantId: string;
  readonly clientId: string;
  readonly scopes: readonly OAuthScope[];
  readonly profile: AccountProfile;
}

/** A token that was presented, and the issuer it must be of. */
export interface Presented {
  readonly token: string;
  readonly issuer: string;
}

const MILLISECONDS = 1000;

/** The access token of a text; undefined for anything else, and for one that has expired, was revoked or whose grant or person is gone: that is read at every call. */
export async function livingToken({ identity: { database, clock, verifier } }: Pick<IdentityContext, 'identity'>, { token, issuer }: Presented): Promise<LivingToken | undefined> {
  const claims = await verifier.claims(token, { type: 'access', issuer });
  const { jti, exp = 0, aud, scope } = claims ?? {};
  if (typeof jti !== 'string' || exp * MILLISECONDS <= clock.now().getTime()) return undefined;
  const state = await accessTokenState(database, jti);
  if (!state || state.isRevoked) return undefined;
  const profile = await profileOf(database, state.accountId);
  return profile && { id: jti, grantId: state.grantId, clientId: String(aud), scopes: knownScopes(String(scope)), profile };
}
