import { instant, type Instant } from '#kernel/clock.js';
import { unseal } from '#kernel/crypto.js';
import { requireScope } from '#contract/principal.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { afterAttempt, isExhausted, type HeldMail, type MailOutcome, type MailState } from './mail.js';
import { claimMails, countMails, dueMails, endAttempt, triedBefore, type MailKey } from './mail.store.js';
import { identityOfMail } from './queue-mail.js';

/** A mail its sender has to write and send. */
export interface ClaimedMail {
  readonly companyId: number;
  readonly id: string;
  readonly token: string;
  readonly attempt: number;
  readonly template: string;
  readonly language: string;
  /** To whom, and what of its own it says, as JSON text; null for one that cannot be sent. */
  readonly content: string | null;
  /** Why it cannot be sent. */
  readonly unsendable: 'LOST' | 'UNREADABLE' | null;
  readonly createdAt: Instant;
}

/** Take mails that are due; of one that cannot be sent its sender says so. */
export async function takeMails({ principal, identity }: IdentityContext, most: number): Promise<ClaimedMail[]> {
  requireScope(principal, 'system');
  const { database, clock, ids } = identity;
  const now = instant(clock);
  const due = await dueMails(database, now, most);
  if (due.length === 0) return [];
  const held = await database.inTransaction((transaction) => claimMails(transaction, due, { token: ids.next(), now }));
  return held.map(({ sealed, attempts, ...mail }) => ({ ...mail, attempt: attempts + 1, ...contentOf(identity, { id: mail.id, sealed, attempts }) }));
}

function contentOf({ sealing }: Identity, { id, sealed, attempts }: Pick<HeldMail, 'id' | 'sealed' | 'attempts'>): Pick<ClaimedMail, 'content' | 'unsendable'> {
  if (isExhausted(attempts)) return { content: null, unsendable: 'LOST' };
  try {
    return { content: sealed === null ? null : unseal(sealed, identityOfMail(id), sealing), unsendable: sealed === null ? 'UNREADABLE' : null };
  } catch {
    return { content: null, unsendable: 'UNREADABLE' };
  }
}

/** How an attempt ended. */
export interface MailAttempt {
  readonly companyId: number;
  readonly id: string;
  readonly token: string;
  readonly outcome: MailOutcome;
  /** Why, in codes: what servers say names people. */
  readonly failure?: string | null | undefined;
}

/** Note how an attempt ended and when the next one is due; answers what became of the mail, or null when its claim was over. */
export async function recordMailAttempt({ principal, identity: { database, clock } }: IdentityContext, { companyId, id, token, outcome, failure }: MailAttempt): Promise<MailState | null> {
  requireScope(principal, 'system');
  const [key, at]: [MailKey, Instant] = [{ companyId, id }, instant(clock)];
  return database.inTransaction(async (transaction) => {
    const before = await triedBefore(transaction, key, token);
    if (before === undefined) return null;
    const attempted = afterAttempt(before, outcome, at);
    await endAttempt(transaction, key, { ...attempted, token, failure: failure ?? null, at });
    return attempted.state;
  });
}

/** How many mails wait, and how many were given up in the last thirty days. */
export async function readMailCounts({ principal, identity: { database } }: IdentityContext): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  requireScope(principal, 'system');
  return countMails(database);
}
