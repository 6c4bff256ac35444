import type { Instant } from '#kernel/clock.js';
import type { MailState } from '../mails/mail.js';

/** Whether a recipient is written to, or gets a copy. */
export type RecipientKind = 'CC' | 'TO';

/** What became of an e-mail on its way to a recipient. */
export type EmailStatus = 'FAILED' | 'QUEUED' | 'SENT';

/** A recipient of an e-mail that was sent. */
export interface EmailRecipient {
  readonly kind: RecipientKind;
  readonly email: string;
  readonly status: EmailStatus;
  /** The code of the last failure, if any. */
  readonly failure: string | null;
}

/** An e-mail that a company sent, without its text. */
export interface SentEmail {
  readonly id: string;
  readonly from: string;
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  /** Who sent it, for people. */
  readonly sentBy: string;
  readonly createdAt: Instant;
  readonly recipients: readonly EmailRecipient[];
}

/** What a state of the mail queue means for a recipient. */
export const STATUS_OF = { QUEUED: 'QUEUED', SENT: 'SENT', GIVEN_UP: 'FAILED' } as const satisfies Record<MailState, EmailStatus>;

/** The status of the whole: waiting while any recipient waits, failed where it reached not all of them. */
export function statusOf({ recipients }: Pick<SentEmail, 'recipients'>): EmailStatus {
  const has = (wanted: EmailStatus): boolean => recipients.some(({ status }) => status === wanted);
  return has('QUEUED') ? 'QUEUED' : has('FAILED') ? 'FAILED' : 'SENT';
}

/** How many recipients an e-mail has at most. */
export const MOST_RECIPIENTS = 10;

/** How many recipients a company writes to within a day of its time zone at most. */
export const MOST_A_DAY = 200;

/** The most characters of the parts of an e-mail. */
export const LONGEST = { subject: 200, text: 20_000, commandId: 100 } as const;
