import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { AccountLink } from './account-link.js';
import { ACCOUNT_LINK, ACCOUNT_LINK_ROW, type AccountLinkRow } from './account-link.table.js';

/** Store a link in place of an earlier one of its kind. */
export const upsertLink = (transaction: Transaction, { accountId, kind, email, expiresAt }: AccountLink, { hash, at }: { readonly hash: string; readonly at: Instant }): Promise<void> =>
  transaction.upsert(ACCOUNT_LINK, [{ account_id: accountId, kind, token_hash: hash, email, created_at: at, expires_at: expiresAt }]);

/** The link with the hash of a token, unless it has expired. */
export async function linkByHash(reader: Reader, hash: string, now: Instant): Promise<AccountLink | undefined> {
  const [row] = await reader.query<AccountLinkRow>(`SELECT ${ACCOUNT_LINK_ROW.names} FROM account_link WHERE token_hash = ? AND expires_at > ?`, [hash, now]);
  return row && { accountId: row.account_id, kind: row.kind, email: row.email, expiresAt: row.expires_at };
}

/** Use a link up; answers whether it was there. */
export const useLink = async (transaction: Transaction, hash: string): Promise<boolean> => await transaction.execute('DELETE FROM account_link WHERE token_hash = ?', [hash]) > 0;

/** Remove the links of an account. */
export const deleteLinks = (transaction: Transaction, accountId: string): Promise<number> => transaction.execute('DELETE FROM account_link WHERE account_id = ?', [accountId]);
