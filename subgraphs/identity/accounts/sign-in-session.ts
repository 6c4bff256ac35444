import { shift, type Instant } from '#kernel/clock.js';

/** A browser in which somebody is signed in. */
export interface SignInSession {
  readonly id: string;
  readonly accountId: string;
  /** When the password was entered. */
  readonly authTime: Instant;
  readonly createdAt: Instant;
  /** To the minute. */
  readonly lastSeenAt: Instant;
  readonly expiresAt: Instant;
  readonly address: string;
  /** The beginning of what the browser calls itself. */
  readonly userAgent: string;
}

/** How many sessions an account has at most; the oldest ends when one more begins. */
export const MOST_SESSIONS = 50;

const LIFETIME_MILLISECONDS = 1_209_600_000; // fourteen days

/** When a session that begins now ends at the latest. */
export const sessionEnd = (at: Instant): Instant => shift(at, LIFETIME_MILLISECONDS);
