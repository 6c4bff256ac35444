import { isMailAddress } from '#kernel/mail-address.js';
import type { Instant } from '#kernel/clock.js';
import { cutTo } from '#contract/cut-to.js';
import type { Language } from '#contract/languages.js';

/** A mail ready to send: one recipient, as text and as HTML. */
export interface OutgoingMail {
  readonly id: string;
  readonly from: string;
  /** The name beside the sender's address, if any. */
  readonly fromName?: string | undefined;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: Language;
  readonly createdAt: Instant;
}

/** The destination of mails: a server or a folder. */
export interface MailTransport {
  /** Resolves once the mail was handed over; throws a {@link MailRefused} when a retry cannot succeed. */
  send(mail: OutgoingMail): Promise<void>;
  /** Rejects unless mail can be sent at present. */
  verify(): Promise<void>;
}

/** A permanent failure: a retry cannot succeed; the message is a code. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** A temporary failure: a retry may succeed; the message is a code, because servers' texts may contain personal data. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}

/** The input of nodemailer: names and addresses apart, so that it parses none, and the same Message-ID at every attempt, so that receivers detect duplicates. */
export function fieldsOf({ id, from, fromName = '', to, subject, text, html, language, createdAt }: OutgoingMail) {
  if (!isMailAddress(to) || !isMailAddress(from)) throw new MailRefused('ADDRESS');
  if (subject === '' || /\p{Cc}/u.test(subject)) throw new MailRefused('SUBJECT');
  return {
    from: { name: shownName(fromName), address: from }, to: { name: '', address: to }, envelope: { from, to: [to] }, subject, text, html,
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`, date: new Date(createdAt),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }, disableFileAccess: true, disableUrlAccess: true,
  };
}

const LONGEST_NAME = 100;

/** A name as nodemailer encodes it: one line, without what cannot be seen. */
const shownName = (name: string): string => cutTo(name.replace(/[\p{C}\s]+/gu, ' ').trim(), LONGEST_NAME).trim();
