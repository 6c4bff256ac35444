import type { Instant } from '#kernel/clock.js';

/** The data of each mail: given when it is queued, passed to its template. */
export interface MailData {
  /** A test mail for an operator. */
  readonly test: { readonly queuedAt: Instant };
  /** An invitation to a company; invitedBy is empty where it was no person. */
  readonly invitation: { readonly company: string; readonly invitedBy: string; readonly link: string };
  /** A link to choose a new password. */
  readonly passwordReset: { readonly link: string };
  /** The password was changed, with the page to ask for another; absent in mails that were queued before they named it. */
  readonly passwordChanged: { readonly changedAt: Instant; readonly link?: string | undefined };
  /** A link that confirms a new address, sent to it, and the present address of the account; absent in mails that were queued before they named it. */
  readonly confirmEmail: { readonly link: string; readonly account?: string | undefined };
  /** The address was changed, sent to the old one. */
  readonly emailChanged: { readonly changedAt: Instant };
  /** What became of a parcel, for the merchant's customer: the text, the parcel's page, where customers ask (empty where nowhere), the brand's colour where it has one, and the name of the company; the last two are absent in mails that were queued before they had them. */
  readonly customerNotification: { readonly subject: string; readonly body: string; readonly link: string; readonly support: string; readonly accentColor?: string | undefined; readonly sender?: string | undefined };
  /** What became of a return, for the merchant's customer: the text, the return's page, and the rest as of a parcel. */
  readonly returnNotification: { readonly subject: string; readonly body: string; readonly link: string; readonly support: string; readonly accentColor?: string | undefined; readonly sender?: string | undefined };
  /** The code that verifies an address from which a company is to send e-mail, sent to it. */
  readonly senderAddress: { readonly company: string; readonly code: string };
  /** An e-mail of a company's own, with all of its recipients: it is not written by a template, and is queued for each of them. */
  readonly companyEmail: CompanyEmail;
}

/** An e-mail that a company sends in its own words. */
export interface CompanyEmail {
  /** The same in the mails to all of its recipients. */
  readonly emailId: string;
  readonly from: string;
  readonly fromName: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
}

/** The template of a mail. */
export type MailTemplate = keyof MailData;
