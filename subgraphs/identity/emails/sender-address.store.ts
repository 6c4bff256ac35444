import type { Instant } from '#kernel/clock.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { MOST_ATTEMPTS, type SenderAddress } from './sender-address.js';
import { SENDER_ADDRESS, SENDER_ADDRESS_ROW, type SenderAddressRow } from './sender-address.table.js';

/** The sender addresses of a company, by address. */
export async function senderAddressesOf(reader: Reader, companyId: number): Promise<SenderAddress[]> {
  const rows = await reader.query<SenderAddressRow>(`SELECT ${SENDER_ADDRESS_ROW.names} FROM sender_address WHERE company_id = ? ORDER BY email`, [companyId]);
  return rows.map(toSenderAddress);
}

/** A sender address of a company. */
export async function senderAddressById(reader: Reader, companyId: number, id: string): Promise<SenderAddress | undefined> {
  const [row] = await reader.query<SenderAddressRow>(`SELECT ${SENDER_ADDRESS_ROW.names} FROM sender_address WHERE company_id = ? AND id = ?`, [companyId, id]);
  return row && toSenderAddress(row);
}

/** The hash of the code that verifies an address, and until when it does. */
interface MailedCode {
  readonly hash: string;
  readonly expiresAt: Instant;
}

/** Store a sender address in place of an earlier one with its id; with a code, all of its attempts are open. */
export const saveSenderAddress = (transaction: Transaction, { companyId, id, email, name, verifiedAt, addedBy, createdAt }: SenderAddress, code: MailedCode | null): Promise<void> =>
  transaction.upsert(SENDER_ADDRESS, [{
    company_id: companyId, id, email, name, code_hash: code?.hash ?? null, code_expires_at: code?.expiresAt ?? null, attempts: 0, verified_at: verifiedAt, added_by: addedBy, created_at: createdAt,
  }]).catch(duplicateAsConflict('The address was added meanwhile'));

/** A code as it is entered. */
interface EnteredCode {
  readonly companyId: number;
  readonly id: string;
  readonly hash: string;
  readonly at: Instant;
}

/** Count an attempt to enter the code of an address; false where none is left, or the code has expired. Attempts at the same time are all counted. */
export const countAttempt = async (transaction: Transaction, { companyId, id, at }: Omit<EnteredCode, 'hash'>): Promise<boolean> =>
  await transaction.execute('UPDATE sender_address SET attempts = attempts + 1 WHERE company_id = ? AND id = ? AND attempts < ? AND code_expires_at > ?', [companyId, id, MOST_ATTEMPTS, at]) > 0;

/** Verify an address by its code, which is used up; false for a wrong one. */
export const useCode = async (transaction: Transaction, { companyId, id, hash, at }: EnteredCode): Promise<boolean> =>
  await transaction.execute('UPDATE sender_address SET verified_at = ?, code_hash = NULL, code_expires_at = NULL WHERE company_id = ? AND id = ? AND code_hash = ?', [at, companyId, id, hash]) > 0;

/** Remove a sender address. */
export const deleteSenderAddress = (transaction: Transaction, { companyId, id }: Pick<SenderAddress, 'companyId' | 'id'>): Promise<number> =>
  transaction.execute('DELETE FROM sender_address WHERE company_id = ? AND id = ?', [companyId, id]);

const toSenderAddress = ({ company_id: companyId, id, email, name, verified_at: verifiedAt, added_by: addedBy, created_at: createdAt }: SenderAddressRow): SenderAddress =>
  ({ companyId, id, email, name, verifiedAt, addedBy, createdAt });
