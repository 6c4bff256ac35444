import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';

/** What lets a person call `/graphql`; the token itself is shown once and kept as a hash. */
export interface StaffToken {
  readonly companyId: number;
  readonly id: string;
  readonly personId: string;
  /** What it is for. */
  readonly name: string;
  /** Its beginning, to tell tokens apart. */
  readonly prefix: string;
  readonly createdAt: Instant;
  /** The first moment at which it is refused; null for never. */
  readonly expiresAt: Instant | null;
  /** To the minute. */
  readonly lastUsedAt: Instant | null;
}

/** How long a token lasts that says nothing else, in days. */
export const DEFAULT_DAYS = 90;
/** The longest a token lasts, in days. */
export const MOST_DAYS = 365;

const DAY_MILLISECONDS = 86_400_000;

/** When a token of so many days from now ends; null stays null, without end. Throws BAD_INPUT outside 1 to 365. */
export function expiryIn(days: number | null, clock: Clock): Instant | null {
  if (days === null) return null;
  if (days < 1 || days > MOST_DAYS) {
    const rule = `must be from 1 to ${String(MOST_DAYS)}`;
    throw new Failure('BAD_INPUT', `A token lasts 1 to ${String(MOST_DAYS)} days`, { expiresInDays: [rule] });
  }
  return shift(instant(clock), days * DAY_MILLISECONDS);
}

/** Whether a token is refused from now on. */
export const isExpired = ({ expiresAt }: Pick<StaffToken, 'expiresAt'>, clock: Clock): boolean => expiresAt !== null && expiresAt <= instant(clock);
