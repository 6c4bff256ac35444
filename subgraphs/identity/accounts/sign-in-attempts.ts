import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { callerAddress } from '../connections/address-allowlist.js';
import { blockedSeconds, MOST_FAILURES } from '../connections/lockout.js';
import { countFailure, deleteFailures, failureWindow, takeBackFailure, type Caller } from '../connections/lockout.store.js';
import type { Identity } from '../identity-deps.js';

/** Who tries a password: an address, and the e-mail address it names. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
}

const HASH_LENGTH = 45;

/** How many wrong passwords within five minutes block an account, from whichever addresses they come. */
export const MOST_OF_ACCOUNT = 10;

/** An address, and an account by a hash of its name, so that unknown ones are counted alike and no stranger's text is stored. */
const counted = ({ email, address }: Attempt): readonly (readonly [Caller, most: number])[] => [
  [{ surface: 'sign-in', address: callerAddress(address) }, MOST_FAILURES],
  [{ surface: 'account', address: sha256(email).slice(0, HASH_LENGTH) }, MOST_OF_ACCOUNT],
];

/**
 * Count an attempt before its password is verified, so that attempts at the same time are all counted; one that succeeds is taken back. Answers
 * the seconds until the next one is let in where it is blocked; a blocked one is not counted.
 */
export async function beginAttempt({ database, clock }: Identity, attempt: Attempt): Promise<number | undefined> {
  const callers = counted(attempt);
  for (const [caller, most] of callers) {
    const blocked = blockedSeconds(await failureWindow(database, caller), clock.now(), most);
    if (blocked !== undefined) return blocked;
  }
  return database.inTransaction(async (transaction) => {
    let longest: number | undefined;
    for (const [caller, most] of callers) {
      await countFailure(transaction, caller, { now: instant(clock) });
      const seconds = blockedSeconds(await failureWindow(transaction, caller), clock.now(), most + 1); // this one is counted already
      if (seconds !== undefined) longest = Math.max(seconds, longest ?? 0);
    }
    return longest;
  });
}

/** Take back an attempt whose password was right. */
export async function takeBackAttempt(transaction: Transaction, attempt: Attempt): Promise<void> {
  for (const [caller] of counted(attempt)) await takeBackFailure(transaction, caller);
}

/** Forget the wrong passwords for an account, whose owner has proved to have its mail. */
export const clearAttempts = (transaction: Transaction, email: string): Promise<number> => deleteFailures(transaction, { surface: 'account', address: sha256(email).slice(0, HASH_LENGTH) });
