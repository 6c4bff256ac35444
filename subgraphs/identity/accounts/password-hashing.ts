import * as argon from '@node-rs/argon2';
import { randomNonce } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';

/** Hashes and verifies passwords with argon2id, at most two at once: each takes a processor and memory. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether a password is the one that was hashed; false without a hash, after the same time. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

const AT_ONCE = 2;
const MOST_WAITING = 40; // about two seconds

/** What computes: argon2id is the library's default. */
interface Argon {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (stored: string, password: string) => Promise<boolean>;
}

/** Throws UNAVAILABLE while too many wait. */
export function passwords({ hash, verify }: Argon = argon): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;
  let decoy: Promise<string> | undefined;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new Failure('UNAVAILABLE', 'Many people sign in at this moment: try again in a few seconds');
      await new Promise<void>((resolve) => { waiting.push(resolve); }); // who leaves hands its turn on
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (stored, password) => inTurn(async () => {
      const other = await (decoy ??= hash(randomNonce()));
      return await verify(stored ?? other, password) && stored !== null;
    }),
  };
}
