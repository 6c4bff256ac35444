import { shift, type Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { MailTemplate } from '#contract/mail-data.js';

/** The life of a mail: what each way an attempt can end makes of it. The last attempt that fails gives it up. */
export const MAIL_STATES = {
  QUEUED: { SENT: 'SENT', FAILED: 'QUEUED', REFUSED: 'GIVEN_UP', EXHAUSTED: 'GIVEN_UP' },
  SENT: {},
  GIVEN_UP: {},
} as const satisfies Record<string, Partial<Record<'SENT' | 'FAILED' | 'REFUSED' | 'EXHAUSTED', string>>>;

/** One of {@link MAIL_STATES}. */
export type MailState = keyof typeof MAIL_STATES;

/** A mail some sender has. */
export interface HeldMail {
  readonly companyId: number;
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  /** To whom, and what of its own it says. */
  readonly sealed: string | null;
  /** Those before this one. */
  readonly attempts: number;
  /** The token of its claim. */
  readonly token: string;
  readonly createdAt: Instant;
}

/** How an attempt ended: REFUSED says that no later one can go better. */
export const MAIL_OUTCOMES = ['SENT', 'FAILED', 'REFUSED'] as const;

/** One of {@link MAIL_OUTCOMES}. */
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** The waits after each failed attempt: eight in about a day. After the last one nothing follows. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];

/** A mail after one more attempt. */
export interface Attempted {
  readonly state: MailState;
  readonly attempts: number;
  /** When it is tried next; null when it is not. */
  readonly dueAt: Instant | null;
}

/** A queued mail after one more attempt; `attempts` are those before it. */
export function afterAttempt(attempts: number, outcome: MailOutcome, at: Instant): Attempted {
  const wait = outcome === 'FAILED' ? WAITS[attempts] : undefined;
  const state = MAIL_STATES.QUEUED[outcome === 'FAILED' && wait === undefined ? 'EXHAUSTED' : outcome];
  return { state, attempts: attempts + 1, dueAt: wait === undefined ? null : shift(at, wait) };
}

/** Whether there is no attempt left, each one before having been lost with its sender. */
export const isExhausted = (attempts: number): boolean => attempts > WAITS.length;
