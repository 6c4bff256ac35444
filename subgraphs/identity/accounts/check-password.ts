import { LONGEST } from '#contract/account-limits.js';
import { instant } from '#kernel/clock.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { Account } from './account.js';
import { passwordHashOf, stillHasPassword } from './account.store.js';
import { beginAttempt, takeBackAttempt, type Attempt } from './sign-in-attempts.js';

/** A password that is tried; without an account nobody has the address. */
export interface TriedPassword extends Attempt {
  readonly account: Account | undefined;
  readonly password: string;
}

/** Why a password gave nothing. */
export type PasswordRefused = { readonly outcome: 'WRONG' } | { readonly outcome: 'BLOCKED'; readonly retryAfterSeconds: number };

/** What a right password allows, in the transaction that still finds it right. */
export type Allowed<T> = (transaction: Transaction, account: Account) => Promise<T>;

const WRONG: PasswordRefused = { outcome: 'WRONG' };

/**
 * Do something for whoever knows the password of an account, within the limits of the sign-in. `prepare` runs once the password was right, outside of the
 * transaction, for what takes long. An attempt that could not be tried, because too many passwords are computed, does not count.
 */
export async function withPassword<T>(identity: Identity, tried: TriedPassword, prepare: () => Promise<Allowed<T>>): Promise<T | PasswordRefused> {
  const { database, clock } = identity;
  database.requireRoom();
  const retryAfterSeconds = await beginAttempt(identity, tried);
  if (retryAfterSeconds !== undefined) return { outcome: 'BLOCKED', retryAfterSeconds };
  const right = await verified(identity, tried, prepare).catch(async (error: unknown) => {
    await database.inTransaction((transaction) => takeBackAttempt(transaction, tried));
    throw error;
  });
  if (!right) return WRONG;
  const { account, passwordHash, work } = right;
  return database.inTransaction(async (transaction): Promise<T | PasswordRefused> => {
    if (!await stillHasPassword(transaction, account.id, { passwordHash, at: instant(clock) })) return WRONG;
    await takeBackAttempt(transaction, tried);
    return work(transaction, account);
  });
}

interface Verified<T> {
  readonly account: Account;
  readonly passwordHash: string;
  readonly work: Allowed<T>;
}

/** Unknown accounts and passwords that are too long take as long as wrong ones. */
async function verified<T>({ database, passwords }: Identity, { account, password }: TriedPassword, prepare: () => Promise<Allowed<T>>): Promise<Verified<T> | undefined> {
  const passwordHash = account && password.length <= LONGEST.password ? await passwordHashOf(database, account.id) : null;
  const isRight = await passwords.verify(passwordHash, password.slice(0, LONGEST.password));
  return account && passwordHash !== null && isRight ? { account, passwordHash, work: await prepare() } : undefined;
}
