import { ago, instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import type { OAuthScope } from '#contract/oauth.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import { LIFETIMES, type Grant } from './grant.js';
import { endGrant, extendGrant, grantById } from './grant.store.js';
import { storePair, type StoredPair } from './issue-tokens.js';
import { OAuthRefusal, type Refused } from './oauth-refusal.js';
import { wordsOf } from './authorization-asked.js';
import { covers, knownScopes, withService } from './scope.js';
import { lockedRefreshToken, useRefreshToken, type RefreshToken } from './token.store.js';

/** What a client sends with a refresh token. */
interface SentRefresh {
  readonly refreshToken?: string | null | undefined;
  readonly scope?: string | null | undefined;
}

const NO_TOKEN = 'The refresh token is unknown, expired, revoked or of another client';

/**
 * Exchange a refresh token for a new pair; it is rotated, and valid once. For a client that lost the answer it gives one more pair for 60 seconds;
 * a token that comes back after that was copied, and the whole grant ends.
 */
export async function refreshTokens(identity: Identity, client: OAuthClient, { refreshToken: text, scope }: SentRefresh): Promise<StoredPair | Refused> {
  if (text == null) throw new OAuthRefusal('invalid_request', 'refresh_token is required');
  return identity.database.inTransaction(async (transaction) => {
    const now = instant(identity.clock);
    const { token, grant } = await living(transaction, { hash: sha256(text), client, now });
    if (isCopied(token, identity.clock)) {
      await endGrant(transaction, grant.id, now);
      return { error: 'invalid_grant', description: NO_TOKEN };
    }
    const scopes = narrowed(grant, scope);
    if (!await useRefreshToken(transaction, token, now)) throw new WriteConflict('Another call used this refresh token first');
    await extendGrant(transaction, grant.id, { expiresAt: later(grant.expiresAt, shift(now, LIFETIMES.refreshToken)), at: now });
    return storePair(transaction, identity, { grant, scopes, nonce: null });
  });
}

/** A refresh token of a client that has not ended, with its grant; rotated or not. */
async function living(transaction: Transaction, { hash, client, now }: { readonly hash: string; readonly client: OAuthClient; readonly now: Instant }): Promise<{ readonly token: RefreshToken; readonly grant: Grant }> {
  const token = await lockedRefreshToken(transaction, hash);
  const grant = token && await grantById(transaction, token.grantId);
  if (!token || grant?.clientId !== client.id) throw new OAuthRefusal('invalid_grant', NO_TOKEN);
  if (grant.endedAt !== null || token.expiresAt <= now) throw new OAuthRefusal('invalid_grant', NO_TOKEN);
  return { token, grant };
}

/** Whether a token was rotated too long ago, or had its one more pair. */
const isCopied = ({ rotatedAt, gracedAt }: RefreshToken, clock: Clock): boolean => rotatedAt !== null && (gracedAt !== null || rotatedAt <= ago(clock, LIFETIMES.refreshGrace));

const later = (one: Instant, other: Instant): Instant => (one > other ? one : other);

/** The scopes of the new access token: those of the grant, or fewer where the client asks for fewer, and always its service. */
function narrowed({ scopes }: Grant, asked: string | null | undefined): readonly OAuthScope[] {
  const names = wordsOf(asked ?? undefined);
  if (asked == null || names.length === 0) return scopes;
  const known = knownScopes(asked, scopes);
  if (known.length !== new Set(names).size || !covers(scopes, known)) throw new OAuthRefusal('invalid_scope', 'scope has more than was granted');
  return withService(known, scopes);
}
