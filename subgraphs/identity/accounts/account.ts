import type { Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';

/** What a person signs in with, in all their companies. */
export interface Account {
  readonly id: string;
  /** Lower case; unique in the deployment. */
  readonly email: string;
  readonly name: string;
  /** The language they chose. */
  readonly locale: Language | null;
  readonly pictureUrl: string | null;
  /** Until when the one-time password is valid; null for a chosen password, or none. */
  readonly passwordExpiresAt: Instant | null;
  /** When a link mailed to the address was followed; null again once somebody else set the password. */
  readonly emailVerifiedAt: Instant | null;
  /** The company they chose last. */
  readonly activeCompanyId: number | null;
}
