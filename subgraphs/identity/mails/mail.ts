import { shift, type Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { MailTemplate } from '#contract/mail-data.js';

/** The state table of a mail, by the outcome of an attempt. A mail is given up when its last attempt fails. */
export const MAIL_STATES = {
  QUEUED: { SENT: 'SENT', FAILED: 'QUEUED', REFUSED: 'GIVEN_UP', EXHAUSTED: 'GIVEN_UP' },
  SENT: {},
  GIVEN_UP: {},
} as const satisfies Record<string, Partial<Record<'SENT' | 'FAILED' | 'REFUSED' | 'EXHAUSTED', string>>>;

/** One of {@link MAIL_STATES}. */
export type MailState = keyof typeof MAIL_STATES;

/** A mail claimed by a sender. */
export interface HeldMail {
  readonly companyId: number;
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: Language;
  /** Recipient and personal content, sealed. */
  readonly sealed: string | null;
  /** The number of earlier attempts. */
  readonly attempts: number;
  /** Claim token. */
  readonly token: string;
  readonly createdAt: Instant;
}

/** The outcomes of an attempt; REFUSED means that a retry cannot succeed. */
export const MAIL_OUTCOMES = ['SENT', 'FAILED', 'REFUSED'] as const;

/** One of {@link MAIL_OUTCOMES}. */
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const [MINUTE, HOUR] = [60_000, 3_600_000];

/** The waits after failed attempts: eight retries in about a day. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];

/** A mail after one more attempt. */
export interface Attempted {
  readonly state: MailState;
  readonly attempts: number;
  /** When the next attempt is due; null when none is. */
  readonly dueAt: Instant | null;
}

/** A queued mail after one more attempt; `attempts` is the number before it. */
export function afterAttempt(attempts: number, outcome: MailOutcome, at: Instant): Attempted {
  const wait = outcome === 'FAILED' ? WAITS[attempts] : undefined;
  const state = MAIL_STATES.QUEUED[outcome === 'FAILED' && wait === undefined ? 'EXHAUSTED' : outcome];
  return { state, attempts: attempts + 1, dueAt: wait === undefined ? null : shift(at, wait) };
}

/** Whether no attempt is left because every earlier claim expired without a result. */
export const isExhausted = (attempts: number): boolean => attempts > WAITS.length;
