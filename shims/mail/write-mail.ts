import { z } from 'zod';
import { isLanguage } from '#contract/languages.js';
import type { ClaimMailsMutation } from './operations/claim-mails.generated.js';
import { MailFailed, MailRefused, type OutgoingMail } from './outgoing-mail.js';
import { mailPage, mailText } from './page.js';
import { companyEmail } from './company-email.js';
import { contentOf } from './templates.js';

/** A claimed mail that this process sends. */
export type ClaimedMail = ClaimMailsMutation['claimMails'][number];

const Stored = z.object({ to: z.string(), data: z.unknown() });

/** Write a claimed mail in its language; throws a {@link MailRefused} when its content cannot be sent. */
export function writeMail({ id, template, language, content, unsendable, createdAt }: ClaimedMail, from: string): OutgoingMail {
  if (content == null) throw new MailRefused(unsendable ?? 'UNREADABLE');
  if (!isLanguage(language)) throw new MailRefused('LANGUAGE');
  const { to, data } = parsed(content);
  if (template === 'companyEmail') return companyEmail({ id, from, to, language, createdAt }, data);
  const written = contentOf(template, language, data);
  if (!written) throw new MailFailed('TEMPLATE'); // queued by a newer release, whose own senders know it
  return { id, from, fromName: written.sender, to, subject: written.subject, text: mailText(language, written), html: mailPage(language, written), language, createdAt };
}

function parsed(content: string): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(content));
  } catch {
    throw new MailRefused('UNREADABLE');
  }
}
