import { isMailAddress } from '#kernel/mail-address.js';
import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';

/** A mail as it leaves: to one recipient, as text and as a page. */
export interface OutgoingMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly createdAt: Instant;
}

/** Where mails go. */
export interface MailTransport {
  /** Resolves once the mail is somebody else's to keep; throws a {@link MailRefused} when no later attempt can go better. */
  send(mail: OutgoingMail): Promise<void>;
  /** Rejects unless mail can be sent at present. */
  verify(): Promise<void>;
}

/** No later attempt to send this mail can go better; the message is a code. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A later attempt may go better; the message is a code, for servers' own words name people. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}

/** What nodemailer is given: names and addresses apart, so that it parses none, and the same id at every attempt, by which receivers know a repeated mail. */
export function fieldsOf({ id, from, to, subject, text, html, language, createdAt }: OutgoingMail) {
  if (!isMailAddress(to) || !isMailAddress(from)) throw new MailRefused('ADDRESS');
  if (subject === '' || /\p{Cc}/u.test(subject)) throw new MailRefused('SUBJECT');
  return {
    from: { name: '', address: from }, to: { name: '', address: to }, envelope: { from, to: [to] }, subject, text, html,
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`, date: new Date(createdAt),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }, disableFileAccess: true, disableUrlAccess: true,
  };
}
