import { z } from 'zod';
import type { CompanyEmail } from '#contract/mail-data.js';
import { MailRefused, type OutgoingMail } from './outgoing-mail.js';

const Stored: z.ZodType<CompanyEmail> = z.object({
  emailId: z.string(), from: z.string(), fromName: z.string(), to: z.array(z.string()), cc: z.array(z.string()), replyTo: z.string().nullable(), subject: z.string(), text: z.string(),
});

/** An e-mail in the words of the company that sends it, for one of its recipients; throws MailRefused for what is none. */
export function companyEmail(mail: Pick<OutgoingMail, 'createdAt' | 'from' | 'id' | 'language' | 'to'>, stored: unknown): OutgoingMail {
  const { data: email } = Stored.safeParse(stored);
  if (!email) throw new MailRefused('UNREADABLE');
  const { subject, text, ...written } = email;
  return { ...mail, subject, text, written };
}
