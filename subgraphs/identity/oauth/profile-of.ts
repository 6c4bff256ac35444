import type { Reader } from '#subgraph-kit/database.js';
import { profileOf as profileOfAccount, type AccountProfile } from '../accounts/account-profile.js';
import type { Account } from '../accounts/account.js';
import { accountById } from '../accounts/account.store.js';

/** A person across companies; undefined once they belong to none, or are suspended in each: nothing acts for them then. Read at every call. */
export async function profileOf(reader: Reader, accountId: string): Promise<AccountProfile | undefined> {
  const account = await accountById(reader, accountId);
  return account && livingProfile(reader, account);
}

/** The same of an account that was read already. */
export async function livingProfile(reader: Reader, account: Account): Promise<AccountProfile | undefined> {
  const profile = await profileOfAccount(reader, account);
  return profile.companies.length > 0 ? profile : undefined;
}
