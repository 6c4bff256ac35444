import { shift, type Instant } from '#kernel/clock.js';
import { headerProblem } from './header-problem.js';

/** An address from which a company sends e-mail, once it is verified. */
export interface SenderAddress {
  readonly companyId: number;
  readonly id: string;
  /** In small letters; no two of a company are the same. */
  readonly email: string;
  /** The name that recipients see beside it. */
  readonly name: string;
  /** When the code that was mailed to it was entered; null for one that cannot be used yet. */
  readonly verifiedAt: Instant | null;
  readonly addedBy: string;
  readonly createdAt: Instant;
}

/** How many sender addresses a company has at most. */
export const MOST_SENDER_ADDRESSES = 20;

/** How many codes a company has mailed within a day at most: addresses are added and removed, and nobody's mailbox is to be filled. */
export const MOST_CODES_A_DAY = 30;

/** How many codes can be entered for an address, wrong ones included, until another one is mailed. */
export const MOST_ATTEMPTS = 5;

/** The length of the code that is mailed to a new address. */
export const CODE_LENGTH = 20;

const LIFETIME_MILLISECONDS = 86_400_000; // a day

/** When a code that is mailed now can no longer be entered. */
export const codeEnd = (at: Instant): Instant => shift(at, LIFETIME_MILLISECONDS);

/** The most characters of a sender's name. */
export const LONGEST_NAME = 100;

/** The problem of a sender's name, or undefined: one with an address in it, in letters of whatever form, would pass for another sender. */
export const nameProblem = (name: string): string | undefined =>
  headerProblem(name, LONGEST_NAME) ?? (/[@<>]/.test(name.normalize('NFKC')) ? 'must not have @, < or >' : undefined);
