import { isMailAddress } from '#kernel/mail-address.js';
import type { Instant } from '#kernel/clock.js';
import { cutTo } from '#contract/cut-to.js';
import type { Language } from '#contract/languages.js';
import type { CompanyEmail } from '#contract/mail-data.js';

/** A mail ready to send to one recipient. */
export interface OutgoingMail {
  readonly id: string;
  /** The deployment's own address, to which servers return what they cannot deliver. */
  readonly from: string;
  /** The name beside the sender's address, if any. */
  readonly fromName?: string | undefined;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page, if any. */
  readonly html?: string | undefined;
  readonly language: Language;
  readonly createdAt: Instant;
  /** The head of an e-mail that a company wrote itself. */
  readonly written?: WrittenHead | undefined;
}

/** Who wrote an e-mail, to whom, as all of its recipients see it. */
export type WrittenHead = Pick<CompanyEmail, 'cc' | 'emailId' | 'from' | 'fromName' | 'replyTo' | 'to'>;

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
export function fieldsOf(mail: OutgoingMail) {
  const { from, to, subject, text, html, createdAt } = mail;
  if (![to, from, ...addressesIn(mail.written)].every(isMailAddress)) throw new MailRefused('ADDRESS');
  if (subject === '' || /\p{Cc}/u.test(subject)) throw new MailRefused('SUBJECT');
  return { ...headOf(mail), envelope: { from, to: [to] }, subject, text, ...(html !== undefined && { html }), date: new Date(createdAt), disableFileAccess: true, disableUrlAccess: true };
}

/** A mail of ours says that nobody reads answers; one that a company wrote is from its own address, and names all whom it goes to. */
const headOf = ({ id, from, fromName = '', to, language, written }: OutgoingMail) => (written
  ? {
      from: { name: shownName(written.fromName), address: written.from }, to: written.to.map(plain), ...(written.cc.length > 0 && { cc: written.cc.map(plain) }), ...(written.replyTo !== null && { replyTo: plain(written.replyTo) }),
      messageId: messageId(written.emailId, from),
    }
  : { from: { name: shownName(fromName), address: from }, to: plain(to), messageId: messageId(id, from), headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' } });

const plain = (address: string) => ({ name: '', address });

const messageId = (id: string, from: string): string => `<${id}@${from.slice(from.indexOf('@') + 1)}>`;

const addressesIn = (written: WrittenHead | undefined): readonly string[] => (written ? [written.from, ...written.to, ...written.cc, ...(written.replyTo === null ? [] : [written.replyTo])] : []);

const LONGEST_NAME = 100;

/** A name as nodemailer encodes it: one line, without what cannot be seen. */
const shownName = (name: string): string => cutTo(name.replace(/[\p{C}\s]+/gu, ' ').trim(), LONGEST_NAME).trim();
