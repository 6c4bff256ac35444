import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict, WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { Account } from './account.js';
import { ACCOUNT, ACCOUNT_ROW, type AccountRow } from './account.table.js';

/** An account by its id. */
export const accountById = (reader: Reader, id: string): Promise<Account | undefined> => accountWhere(reader, 'id', id);

/** The account with an e-mail address. */
export const accountByEmail = (reader: Reader, email: string): Promise<Account | undefined> => accountWhere(reader, 'email', email);

async function accountWhere(reader: Reader, column: 'id' | 'email', value: string): Promise<Account | undefined> {
  const [row] = await reader.query<AccountRow>(`SELECT ${ACCOUNT_ROW.names} FROM account WHERE ${column} = ?`, [value]);
  return row && toAccount(row);
}

/** The stored password of an account; null where it has none. */
export async function passwordHashOf(reader: Reader, id: string): Promise<string | null> {
  const [row] = await reader.query<{ password_hash: string | null }>('SELECT password_hash FROM account WHERE id = ?', [id]);
  return row?.password_hash ?? null;
}

/** Store a new account; the work is retried when another transaction stored one with this address. */
export const insertAccount = (transaction: Transaction, account: Account, { passwordHash, at }: { readonly passwordHash: string | null; readonly at: Instant }): Promise<void> =>
  transaction.insert(ACCOUNT, [{
    id: account.id, email: account.email, name: account.name, locale: account.locale, picture_url: account.pictureUrl, password_hash: passwordHash,
    password_expires_at: account.passwordExpiresAt, email_verified_at: account.emailVerifiedAt, active_company_id: account.activeCompanyId, created_at: at, updated_at: at,
  }]).catch(duplicateAsConflict('Another transaction stored this account'));

/** Lock an account until the end of the transaction, so that it is not removed meanwhile; the work is retried when it was. */
export async function lockAccount(transaction: Transaction, id: string, at: Instant): Promise<void> {
  if (await transaction.execute('UPDATE account SET updated_at = ? WHERE id = ?', [at, id]) === 0) throw new WriteConflict('The account was removed meanwhile');
}

/** Whether an account still has the password that was verified; locks it until the end of the transaction. */
export const stillHasPassword = async (transaction: Transaction, id: string, { passwordHash, at }: { readonly passwordHash: string; readonly at: Instant }): Promise<boolean> =>
  await transaction.execute('UPDATE account SET updated_at = ? WHERE id = ? AND password_hash = ?', [at, id, passwordHash]) > 0;

/** A one-time password that a company gives out. */
interface GivenPassword {
  readonly companyId: number;
  readonly passwordHash: string;
  readonly expiresAt: Instant;
  readonly at: Instant;
}

/** Store a one-time password unless the account belongs to another company too; answers whether it was stored. Its address counts as unverified from then on: others know the password. */
export const givePassword = async (transaction: Transaction, id: string, { companyId, passwordHash, expiresAt, at }: GivenPassword): Promise<boolean> =>
  await transaction.execute(
    `UPDATE account SET password_hash = ?, password_expires_at = ?, email_verified_at = NULL, updated_at = ?
     WHERE id = ? AND NOT EXISTS (SELECT 1 FROM person p WHERE p.account_id = account.id AND p.company_id <> ?)`, [passwordHash, expiresAt, at, id, companyId]) > 0;

/** A password that its owner chose. */
interface ChosenPassword {
  readonly passwordHash: string;
  readonly at: Instant;
  /** Whether they came by a link that was mailed to their address. */
  readonly isByMail: boolean;
}

/** Store a password that its owner chose. */
export const choosePassword = (transaction: Transaction, id: string, { passwordHash, at, isByMail }: ChosenPassword): Promise<number> =>
  transaction.execute(`UPDATE account SET password_hash = ?, password_expires_at = NULL, updated_at = ?${isByMail ? ', email_verified_at = ?' : ''} WHERE id = ?`, [passwordHash, at, ...(isByMail ? [at] : []), id]);

/** Store the name and language of an account. */
export const updateProfile = (transaction: Transaction, { id, name, locale }: Pick<Account, 'id' | 'name' | 'locale'>, at: Instant): Promise<number> =>
  transaction.execute('UPDATE account SET name = ?, locale = ?, updated_at = ? WHERE id = ?', [name, locale, at, id]);

/** Store which company of an account is active. */
export const updateActiveCompany = (transaction: Transaction, id: string, { companyId, at }: { readonly companyId: number; readonly at: Instant }): Promise<number> =>
  transaction.execute('UPDATE account SET active_company_id = ?, updated_at = ? WHERE id = ?', [companyId, at, id]);

/** Store the confirmed address of an account; throws DuplicateKey where another account has it. */
export const updateEmail = (transaction: Transaction, id: string, { email, at }: { readonly email: string; readonly at: Instant }): Promise<number> =>
  transaction.execute('UPDATE account SET email = ?, email_verified_at = ?, updated_at = ? WHERE id = ?', [email, at, at, id]);

/** Remove an account that has no company any more; answers whether it was removed. */
export const deleteUnusedAccount = async (transaction: Transaction, id: string): Promise<boolean> =>
  await transaction.execute('DELETE FROM account WHERE id = ? AND NOT EXISTS (SELECT 1 FROM person p WHERE p.account_id = account.id)', [id]) > 0;

/** An account of its row. */
export const toAccount = ({ id, email, name, locale, picture_url: pictureUrl, ...row }: AccountRow): Account =>
  ({ id, email, name, locale, pictureUrl, passwordExpiresAt: row.password_expires_at, emailVerifiedAt: row.email_verified_at, activeCompanyId: row.active_company_id });
