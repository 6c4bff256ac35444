import { canonicalJson } from '#kernel/canonical-json.js';
import { instant, type Instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { unclaimedCommand, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity, IdentityContext } from '../identity-deps.js';
import { queueMail } from '../mails/queue-mail.js';
import { companyToWrite } from '../people/access.js';
import { checkedRecipients, senderForm, verifiedSender, type Recipient, type SubmittedEmail } from './check-email.js';
import type { CompanyDay } from './company-day.js';
import { readCompanyDay } from './read-company-day.js';
import { senderAddressesOf } from './sender-address.store.js';
import { MOST_A_DAY, type SentEmail } from './sent-email.js';
import { countRecipients, insertSentEmail, recipientsOfDay, sentEmailById, type QueuedRecipient } from './sent-email.store.js';

/** An e-mail that was sent, and how many recipients the company can write to until its day ends. */
export interface EmailSent {
  readonly email: SentEmail;
  readonly leftToday: number;
  readonly resetsAt: Instant;
}

/**
 * Send an e-mail from a verified address of the company, a mail in the queue for each recipient; needs brain.write. The same `commandId` of the same caller sends it once. Throws BAD_INPUT with every problem,
 * RATE_LIMITED beyond the recipients of a day, IDEMPOTENCY_KEY_REUSED for another e-mail with a `commandId` that was used.
 */
export async function sendEmail(context: IdentityContext, submitted: SubmittedEmail): Promise<EmailSent> {
  const { principal, identity } = context;
  const { database, clock } = identity;
  const companyId = companyToWrite(principal);
  const recipients = checkedRecipients(submitted);
  const once = { context: asCommand(context, submitted), clock, name: 'sendEmail', isOfInput: true };
  return database.inTransaction(async (transaction) => {
    const today = await readCompanyDay(transaction, identity, companyId);
    const { id } = await commandOnce(transaction, once, () => send(transaction, context, { submitted, recipients, today }));
    const email = await sentEmailById(transaction, companyId, id);
    if (!email) throw new Failure('NOT_FOUND', 'This e-mail was sent, and has left the log');
    return { email, leftToday: Math.max(0, MOST_A_DAY - await recipientsOfDay(transaction, companyId, today.day)), resetsAt: today.endsAt };
  }).catch(asOfCommandId);
}

/** What a caller names is a command of theirs alone, and stands for this e-mail. */
function asCommand(context: CallContext, { commandId, ...email }: SubmittedEmail): CallContext {
  if (commandId == null) return context;
  const { userId, actor } = context.principal;
  const id = sha256(`sendEmail ${userId ?? actor} ${commandId}`);
  return { ...context, command: { ...unclaimedCommand(id), asked: { id, fingerprint: sha256(canonicalJson(email)) } } };
}

function asOfCommandId(error: unknown): never {
  if (error instanceof Failure && error.code === 'IDEMPOTENCY_KEY_REUSED') throw new Failure(error.code, 'An earlier call of the same name sent another e-mail: give a new one', { commandId: ['was used for another e-mail'] }, { cause: error });
  throw error;
}

interface Sending {
  readonly submitted: SubmittedEmail;
  readonly recipients: readonly Recipient[];
  readonly today: CompanyDay;
}

async function send(transaction: Transaction, { principal: { companyId, actor }, identity }: IdentityContext, { submitted, recipients, today }: Sending): Promise<{ readonly id: string }> {
  const { email: from, name: fromName } = verifiedSender(await senderAddressesOf(transaction, companyId), submitted);
  await requireLeft(transaction, identity, { companyId, today, count: recipients.length });
  const { subject, text, replyTo: answers } = submitted;
  const [id, replyTo] = [identity.ids.next(), answers == null ? null : senderForm(answers)];
  const [to, cc] = [addressesOf(recipients, 'TO'), addressesOf(recipients, 'CC')];
  const data = { emailId: id, from, fromName, to, cc, replyTo, subject, text };
  const queued: QueuedRecipient[] = [];
  for (const { kind, email } of recipients) queued.push({ kind, email, mailId: await queueMail(identity, transaction, { companyId, template: 'companyEmail', language: 'en', to: email, data }) });
  await insertSentEmail(transaction, companyId, { id, from, fromName, replyTo, subject, sentBy: actor, createdAt: instant(identity.clock), recipients: queued });
  transaction.recordChange({ kind: 'email', id, before: null, after: { from, to, cc, replyTo, subject } });
  return { id };
}

const addressesOf = (recipients: readonly Recipient[], wanted: Recipient['kind']): string[] => recipients.filter(({ kind }) => kind === wanted).map(({ email }) => email);

/** Count recipients of today before anything is queued: those who send at the same time wait, and none reads what another is about to add to. */
async function requireLeft(transaction: Transaction, identity: Identity, { companyId, today: { day, endsAt }, count }: { readonly companyId: number; readonly today: CompanyDay; readonly count: number }): Promise<void> {
  const sent = await countRecipients(transaction, companyId, { day, count });
  if (sent <= MOST_A_DAY) return;
  const left = MOST_A_DAY - (sent - count);
  const retryAfterSeconds = Math.ceil((Date.parse(endsAt) - identity.clock.now().getTime()) / MILLISECONDS);
  throw new Failure('RATE_LIMITED', `The company writes to ${String(MOST_A_DAY)} recipients a day and has ${String(left)} left: nothing was sent. The next day begins at ${endsAt}`, {
    to: [left === 0 ? `must wait until ${endsAt}` : `must be at most ${String(left)} recipients until ${endsAt}`], resetsAt: endsAt, retryAfterSeconds,
  });
}

const MILLISECONDS = 1000;
