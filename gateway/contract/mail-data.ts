import type { Instant } from '#kernel/clock.js';

/** What each mail says of its own: who queues one gives this, who writes it in five languages gets it. */
export interface MailData {
  /** Shows an operator that mail arrives. */
  readonly test: { readonly queuedAt: Instant };
}

/** Which mail it is. */
export type MailTemplate = keyof MailData;
