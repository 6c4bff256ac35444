import { instant, shift } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import type { Ids } from '#kernel/ids.js';
import type { OAuthScope } from '#contract/oauth.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { AccountProfile } from '../accounts/account-profile.js';
import { accessTokenClaims, idTokenClaims } from './claims.js';
import { LIFETIMES, seconds, type Grant } from './grant.js';
import { OAuthRefusal } from './oauth-refusal.js';
import { profileOf } from './profile-of.js';
import { signToken } from './sign-tokens.js';
import type { Signer } from './signing-keys.js';
import { insertAccessToken, insertRefreshToken } from './token.store.js';

/** The tokens of one exchange. */
export interface IssuedTokens {
  readonly accessToken: string;
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string;
  /** With the scope openid. */
  readonly idToken: string | null;
  readonly scopes: readonly OAuthScope[];
}

/** What a pair of tokens is issued for. */
interface Pairing {
  readonly grant: Grant;
  /** Those of the grant, or fewer. */
  readonly scopes: readonly OAuthScope[];
  readonly nonce: string | null;
}

/** A stored pair, to be signed after the commit. */
export interface StoredPair extends Pairing {
  readonly accessId: string;
  readonly refreshToken: string;
  readonly profile: AccountProfile;
  readonly at: string;
}

const [REFRESH_PREFIX, REFRESH_LENGTH] = ['prt_', 48];

/** Store the state of a pair of tokens. */
export async function storePair(transaction: Transaction, { clock, ids }: Identity, pairing: Pairing): Promise<StoredPair> {
  const { grant } = pairing;
  const profile = await profileOf(transaction, grant.accountId);
  if (!profile) throw new OAuthRefusal('invalid_grant', 'The person who allowed this has no access any more');
  const at = instant(clock);
  const [accessId, refreshToken] = [ids.next(), `${REFRESH_PREFIX}${randomAlphanumeric(REFRESH_LENGTH)}`];
  await insertAccessToken(transaction, { id: accessId, grantId: grant.id, expiresAt: shift(at, LIFETIMES.accessToken) });
  await insertRefreshToken(transaction, { hash: sha256(refreshToken), grantId: grant.id, expiresAt: shift(at, LIFETIMES.refreshToken) });
  return { ...pairing, accessId, refreshToken, profile, at };
}

/** What tokens are signed with. */
interface Signing {
  readonly signer: Signer;
  readonly ids: Ids;
  readonly issuer: string;
}

/** Sign the tokens of a stored pair. */
export async function signPair({ signer, ids, issuer }: Signing, { grant, scopes, nonce, accessId, refreshToken, profile, at }: StoredPair): Promise<IssuedTokens> {
  const issuedAt = seconds(Date.parse(at));
  const expiresIn = seconds(LIFETIMES.accessToken);
  const issue = { issuer, accountId: grant.accountId, clientId: grant.clientId, scopes, issuedAt };
  const accessToken = await signToken(signer, accessTokenClaims({ ...issue, id: accessId, expiresAt: issuedAt + expiresIn }), 'access');
  const idClaims = () => idTokenClaims({ ...issue, id: ids.next(), expiresAt: issuedAt + seconds(LIFETIMES.idToken) }, { profile, nonce, authTime: seconds(Date.parse(grant.authTime)) });
  const idToken = scopes.includes('openid') ? await signToken(signer, idClaims(), 'id') : null;
  return { accessToken, expiresIn, refreshToken, idToken, scopes };
}
