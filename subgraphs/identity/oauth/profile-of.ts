import type { Reader } from '#subgraph-kit/database.js';
import { profileOf as profileOfAccount, type AccountProfile } from '../accounts/account-profile.js';
import { accountById } from '../accounts/account.store.js';

/** A person across companies; undefined once they belong to none, or are suspended in each: nothing acts for them then. Read at every call. */
export async function profileOf(reader: Reader, accountId: string): Promise<AccountProfile | undefined> {
  const account = await accountById(reader, accountId);
  const profile = account && await profileOfAccount(reader, account);
  return profile && profile.companies.length > 0 ? profile : undefined;
}
