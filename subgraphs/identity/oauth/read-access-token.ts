import { tokenOver } from '#contract/insufficient-scope.js';
import type { OAuthScope } from '#contract/oauth.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { toProfile, type AccountProfile } from '../accounts/account-profile.js';
import { knownScopes } from './scope.js';
import { accessTokenHolder } from './token.store.js';

/** An access token that counts at this moment. */
export interface LivingToken {
  readonly id: string;
  readonly grantId: string;
  readonly clientId: string;
  /** Empty for one of our own tools. */
  readonly clientName: string;
  readonly scopes: readonly OAuthScope[];
  readonly profile: AccountProfile;
}

/** A token that was presented, and the issuer it must be of. */
export interface Presented {
  readonly token: string;
  readonly issuer: string;
}

const MILLISECONDS = 1000;

/** The access token of a text; undefined for anything else, and for one that has expired, was revoked or whose grant or person is gone: that is read at every call. Notes its use. */
export async function livingToken({ identity }: Pick<IdentityContext, 'identity'>, presented: Presented): Promise<LivingToken | undefined> {
  const { database, grantUses } = identity;
  const claims = await unexpired(identity, presented);
  const holder = claims && await accessTokenHolder(database, claims.id);
  if (!claims || !holder || holder.isRevoked) return undefined;
  const profile = toProfile(holder.account, holder.memberships);
  if (profile.companies.length === 0) return undefined;
  grantUses.note({ id: holder.grantId, lastUsedAt: holder.lastUsedAt });
  return { ...claims, grantId: holder.grantId, clientName: holder.clientName, profile };
}

/** The same; null for a text that is no access token of ours. Throws UNAUTHENTICATED for one that counted once. */
export async function countingToken(context: Pick<IdentityContext, 'identity'>, presented: Presented): Promise<LivingToken | null> {
  const token = await livingToken(context, presented);
  if (!token && await isOurs(context.identity, presented)) throw tokenOver();
  return token ?? null;
}

/** Whether we signed an access token, expired or not. */
const isOurs = async ({ verifier }: Identity, { token, issuer }: Presented): Promise<boolean> => await verifier.claims(token, { type: 'access', issuer }) !== undefined;

/** What a token says that we signed and that has not expired. */
async function unexpired({ verifier, clock }: Identity, { token, issuer }: Presented): Promise<Pick<LivingToken, 'id' | 'clientId' | 'scopes'> | undefined> {
  const { jti, exp = 0, aud, scope } = await verifier.claims(token, { type: 'access', issuer }) ?? {};
  if (typeof jti !== 'string' || exp * MILLISECONDS <= clock.now().getTime()) return undefined;
  return { id: jti, clientId: String(aud), scopes: knownScopes(String(scope)) };
}
