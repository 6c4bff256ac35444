import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { authenticateClient, type ClientProof } from './authenticate-client.js';
import { endGrant, grantById } from './grant.store.js';
import { OAuthRefusal, orRefused, type Refused } from './oauth-refusal.js';
import { accessTokenCounts, refreshTokenByHash, revokeAccessToken } from './token.store.js';

/** A call of the revocation endpoint. */
export interface Revocation extends ClientProof {
  readonly issuer: string;
  readonly token?: string | null | undefined;
  /** The access token of the call itself. */
  readonly bearer?: string | null | undefined;
}

/** What was done; the same whether the token was known or not (RFC 7009, 2.2). */
export interface Revoked {
  readonly done: true;
}

/**
 * Revoke a token of the client that calls: a refresh token with its whole grant, an access token alone. Without a form the access token of the call
 * itself is revoked.
 */
export function revokeOAuthToken({ principal, identity }: IdentityContext, { token, bearer, issuer, ...proof }: Revocation): Promise<Revoked | Refused> {
  requireScope(principal, 'system');
  return orRefused(async () => {
    if (token == null && bearer != null) await revokeOwn(identity, { token: bearer, issuer });
    else await revokeOf(identity, { token, issuer, proof });
    return { done: true };
  });
}

interface Own {
  readonly token: string;
  readonly issuer: string;
}

async function revokeOwn(identity: Identity, { token, issuer }: Own): Promise<void> {
  const claims = await identity.verifier.claims(token, { type: 'access', issuer });
  const { jti } = claims ?? {};
  if (jti === undefined || !await accessTokenCounts(identity.database, jti)) throw new OAuthRefusal('invalid_token', 'The access token is wrong, expired or revoked');
  await identity.database.inTransaction((transaction) => revokeAccessToken(transaction, jti, instant(identity.clock)));
}

async function revokeOf(identity: Identity, { token, issuer, proof }: { readonly token: string | null | undefined; readonly issuer: string; readonly proof: ClientProof }): Promise<void> {
  const { id: clientId } = await authenticateClient(identity, proof);
  if (token == null) throw new OAuthRefusal('invalid_request', 'token is required');
  const claims = await identity.verifier.claims(token, { type: 'access', issuer });
  await identity.database.inTransaction(async (transaction) => {
    const at = instant(identity.clock);
    if (claims?.jti !== undefined && claims.aud === clientId) await revokeAccessToken(transaction, claims.jti, at);
    else await revokeGrantOf(transaction, { hash: sha256(token), clientId, at });
  });
}

/** End the grant of a refresh token, if it is one of this client. */
async function revokeGrantOf(transaction: Transaction, { hash, clientId, at }: { readonly hash: string; readonly clientId: string; readonly at: string }): Promise<void> {
  const token = await refreshTokenByHash(transaction, hash);
  const grant = token && await grantById(transaction, token.grantId);
  if (grant?.clientId === clientId) await endGrant(transaction, grant.id, at);
}
