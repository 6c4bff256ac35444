import { sha256 } from '#kernel/crypto.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { blockedSeconds } from '../connections/lockout.js';
import { countFailure, failureWindow } from '../connections/lockout.store.js';

const MOST_MAILS = 3; // an address in five minutes
const HASH_LENGTH = 45;

/** A mail that somebody causes: strangers at the sign-in are counted apart from people, so that they cannot hold up an invitation. */
interface CausedMail {
  readonly askedBy: 'stranger' | 'person';
  readonly email: string;
  readonly now: Date;
}

const SURFACES = { stranger: 'reset', person: 'mail' } as const;

/** Whether an address may get another mail that somebody asked for. It is counted first: requests at the same time wait for the count, and none reads what another is about to add to. */
export async function mailsLeft(transaction: Transaction, { askedBy, email, now }: CausedMail): Promise<boolean> {
  const asked = { surface: SURFACES[askedBy], address: sha256(email).slice(0, HASH_LENGTH) };
  await countFailure(transaction, asked, { now: now.toISOString() });
  return blockedSeconds(await failureWindow(transaction, asked), now, MOST_MAILS + 1) === undefined;
}
