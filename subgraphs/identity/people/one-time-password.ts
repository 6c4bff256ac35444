import { instant, shift, type Instant } from '#kernel/clock.js';
import { randomAlphanumeric } from '#kernel/crypto.js';
import type { Identity } from '../identity-deps.js';
import type { Person } from './person.js';

const LENGTH = 20;
const VALID_MILLISECONDS = 604_800_000; // seven days

/** A generated password, to be replaced at the first sign-in. */
export interface OneTimePassword {
  /** The password itself, shown only once. */
  readonly text: string;
  readonly hash: string;
  readonly expiresAt: Instant;
}

/** Generate a one-time password, valid for seven days. */
export async function oneTimePassword({ clock, passwords }: Identity): Promise<OneTimePassword> {
  const text = randomAlphanumeric(LENGTH);
  return { text, hash: await passwords.hash(text), expiresAt: shift(instant(clock), VALID_MILLISECONDS) };
}

/** A person with a one-time password, which is shown only once; null where they have a password already. */
export interface WithOneTimePassword {
  readonly person: Person;
  readonly oneTimePassword: string | null;
}
