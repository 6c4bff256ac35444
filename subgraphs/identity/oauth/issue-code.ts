import { instant, shift, type Instant } from '#kernel/clock.js';
import { randomAlphanumeric, sha256 } from '#kernel/crypto.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import { insertCode } from './code.store.js';
import type { ConsentRequest } from './consent-handle.js';
import { LIFETIMES } from './grant.js';

const [PREFIX, LENGTH] = ['pac_', 43]; // 43 letters and digits are as hard to guess as 32 random bytes

/** Who agreed, and what is written beside the code. */
interface Issuing {
  /** When the person signed in. */
  readonly authTime: Instant;
  /** The person did not agree: the code is nobody's, and only marks the consent as answered. */
  readonly isRefused?: boolean;
  readonly beside?: (transaction: Transaction) => Promise<void>;
}

/** Issue the code of a consent, valid once and for 60 seconds; throws DuplicateKey where the consent was answered before. */
export async function issueCode({ database, clock }: Identity, request: ConsentRequest, { authTime, isRefused = false, beside }: Issuing): Promise<string> {
  const code = `${PREFIX}${randomAlphanumeric(LENGTH)}`;
  const { clientId, accountId, redirectUri, challenge, scopes, nonce } = request;
  const stored = { hash: sha256(code), clientId, accountId, redirectUri, challenge, scopes, nonce, authTime, expiresAt: shift(instant(clock), LIFETIMES.code), grantId: isRefused ? request.id : null };
  await database.inTransaction(async (transaction) => {
    await insertCode(transaction, stored, request.id);
    await beside?.(transaction);
  });
  return code;
}
