import { instant, type Instant } from '#kernel/clock.js';
import { unseal } from '#kernel/crypto.js';
import type { MailData } from '#contract/mail-data.js';
import { requireScope } from '#contract/principal.js';
import { senderAddressesOf } from '../emails/sender-address.store.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { afterAttempt, isExhausted, type HeldMail, type MailOutcome, type MailState } from './mail.js';
import { claimMails, countMails, dueMails, endAttempt, triedBefore, type MailKey } from './mail.store.js';
import { identityOfMail } from './queue-mail.js';

/** A claimed mail for its sender to render and send. */
export interface ClaimedMail {
  readonly companyId: number;
  readonly id: string;
  readonly token: string;
  readonly attempt: number;
  readonly template: string;
  readonly language: string;
  /** Recipient and personal content as JSON text; null for a mail that cannot be sent. */
  readonly content: string | null;
  /** Why it cannot be sent. */
  readonly unsendable: 'LOST' | 'SENDER_REMOVED' | 'UNREADABLE' | null;
  readonly createdAt: Instant;
}

/** Claim due mails; those that cannot be sent are returned with the reason, for the sender to record. */
export async function takeMails({ principal, identity }: IdentityContext, most: number): Promise<ClaimedMail[]> {
  requireScope(principal, 'system');
  const { database, clock, ids } = identity;
  const now = instant(clock);
  const due = await dueMails(database, now, most);
  if (due.length === 0) return [];
  const held = await database.inTransaction((transaction) => claimMails(transaction, due, { token: ids.next(), now }));
  const claimed = held.map(({ sealed, attempts, ...mail }): ClaimedMail => ({ ...mail, attempt: attempts + 1, ...contentOf(identity, { id: mail.id, sealed, attempts }) }));
  return Promise.all(claimed.map(async (mail) => (await isWithdrawn(identity, mail) ? { ...mail, content: null, unsendable: 'SENDER_REMOVED' } : mail)));
}

/** Whether an e-mail of a company is from an address, or asks for answers at one, that was removed while it waited. */
async function isWithdrawn({ database }: Identity, { companyId, template, content }: ClaimedMail): Promise<boolean> {
  if (template !== 'companyEmail' || content === null) return false;
  const { data: { from, replyTo } } = JSON.parse(content) as { readonly data: MailData['companyEmail'] };
  const verified = new Set((await senderAddressesOf(database, companyId)).filter(({ verifiedAt }) => verifiedAt !== null).map(({ email }) => email));
  return !verified.has(from) || (replyTo !== null && !verified.has(replyTo));
}

function contentOf({ sealing }: Identity, { id, sealed, attempts }: Pick<HeldMail, 'id' | 'sealed' | 'attempts'>): Pick<ClaimedMail, 'content' | 'unsendable'> {
  if (isExhausted(attempts)) return { content: null, unsendable: 'LOST' };
  try {
    return { content: sealed === null ? null : unseal(sealed, identityOfMail(id), sealing), unsendable: sealed === null ? 'UNREADABLE' : null };
  } catch {
    return { content: null, unsendable: 'UNREADABLE' };
  }
}

/** The outcome of an attempt. */
export interface MailAttempt {
  readonly companyId: number;
  readonly id: string;
  readonly token: string;
  readonly outcome: MailOutcome;
  /** Failure code; server messages are not kept, as they contain personal data. */
  readonly failure?: string | null | undefined;
}

/** Record the outcome of an attempt and when the next one is due; returns the mail's new state, or null when its claim had expired. */
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

/** The number of waiting mails, and of those given up in the last thirty days. */
export async function readMailCounts({ principal, identity: { database } }: IdentityContext): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  requireScope(principal, 'system');
  return countMails(database);
}
