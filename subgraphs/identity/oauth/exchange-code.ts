import { instant, shift } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import { noteFirstUse } from './client.store.js';
import type { CodeExchange } from './code-exchange.js';
import { lockedCode, takeCode } from './code.store.js';
import { endGrant, insertGrant } from './grant.store.js';
import { LIFETIMES, type Grant } from './grant.js';
import { storePair, type StoredPair } from './issue-tokens.js';
import { OAuthRefusal, type Refused } from './oauth-refusal.js';
import { runSteps } from './steps.js';

/** What a client sends with a code. */
interface SentCode {
  readonly code?: string | null | undefined;
  readonly redirectUri?: string | null | undefined;
  readonly codeVerifier?: string | null | undefined;
}

const NO_CODE = 'The code is unknown, of another client or was used before';

/** Exchange a code for tokens. It counts once: whoever shows it again, for whatever reason, ends what the first exchange was given. */
export async function exchangeCode(identity: Identity, client: OAuthClient, sent: SentCode): Promise<StoredPair | Refused> {
  const { code: text, redirectUri, codeVerifier: verifier } = sent;
  if (text == null) throw new OAuthRefusal('invalid_request', 'code is required');
  if (redirectUri == null) throw new OAuthRefusal('invalid_request', 'redirect_uri is required');
  if (verifier == null) throw new OAuthRefusal('invalid_request', 'code_verifier is required');
  return identity.database.inTransaction(async (transaction) => {
    const now = instant(identity.clock);
    const code = await lockedCode(transaction, sha256(text));
    if (code?.clientId !== client.id) throw new OAuthRefusal('invalid_grant', NO_CODE);
    if (code.grantId !== null) {
      await endGrant(transaction, code.grantId, now);
      return { error: 'invalid_grant', description: NO_CODE };
    }
    const exchange: CodeExchange = { code, client, redirectUri, verifier, now };
    runSteps('token: code', exchange);
    return storePair(transaction, identity, { grant: await grantOf(transaction, exchange, identity), scopes: code.scopes, nonce: code.nonce });
  });
}

async function grantOf(transaction: Transaction, { code, now }: CodeExchange, { ids }: Identity): Promise<Grant> {
  const { accountId, clientId, scopes, authTime } = code;
  const grant: Grant = { id: ids.next(), accountId, clientId, scopes, authTime, createdAt: now, expiresAt: shift(now, LIFETIMES.refreshToken), endedAt: null, lastUsedAt: null };
  if (await takeCode(transaction, code, grant.id) === 0) throw new WriteConflict('Another exchange of this code was first');
  await insertGrant(transaction, grant);
  await noteFirstUse(transaction, clientId, now);
  return grant;
}
