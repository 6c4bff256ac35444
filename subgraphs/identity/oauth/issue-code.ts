import { instant, shift, type Instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { lockAccount } from '../accounts/account.store.js';
import { sessionsOf } from '../accounts/sign-in-session.store.js';
import type { Identity } from '../identity-deps.js';
import { insertCode } from './code.store.js';
import type { ConsentRequest } from './consent-handle.js';
import { LIFETIMES } from './grant.js';
import { OAuthRefusal } from './oauth-refusal.js';

const [PREFIX, LENGTH] = ['pac_', 43]; // 43 letters and digits are as hard to guess as 32 random bytes

/** Who agreed, and what is written beside the code. */
interface Issuing {
  /** When the person signed in. */
  readonly authTime: Instant;
  /** The person did not agree: the code is nobody's, and only marks the consent as answered. */
  readonly isRefused?: boolean;
  readonly beside?: (transaction: Transaction) => Promise<void>;
}

/**
 * Issue the code of a consent, valid once and for 60 seconds; throws DuplicateKey where the consent was answered before. What ends sessions and grants locks
 * the account too: it either sees this code, or is seen here.
 */
export async function issueCode({ database, clock }: Identity, request: ConsentRequest, { authTime, isRefused = false, beside }: Issuing): Promise<string> {
  const code = `${PREFIX}${randomAlphanumeric(LENGTH)}`;
  const { clientId, accountId, redirectUri, challenge, scopes, nonce } = request;
  await database.inTransaction(async (transaction) => {
    const now = instant(clock);
    await lockAccount(transaction, accountId, now);
    if (!(await sessionsOf(transaction, accountId, now)).some(({ id }) => id === request.sessionId)) throw new OAuthRefusal('login_required', 'The person was signed out meanwhile');
    const stored = { hash: sha256(code), clientId, accountId, redirectUri, challenge, scopes, nonce, authTime, expiresAt: shift(now, LIFETIMES.code), grantId: isRefused ? request.id : null };
    await insertCode(transaction, stored, request.id);
    await beside?.(transaction);
  });
  return code;
}
