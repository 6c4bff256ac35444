import type { Instant } from '#kernel/clock.js';

/** The data of each mail: given when it is queued, passed to its template. */
export interface MailData {
  /** A test mail for an operator. */
  readonly test: { readonly queuedAt: Instant };
}

/** The template of a mail. */
export type MailTemplate = keyof MailData;
