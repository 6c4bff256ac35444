import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { CUSTOMER_TAG } from './customer-tag.table.js';

/** The tags of some customers by their e-mail addresses, in alphabetical order. */
export async function findCustomerTags(reader: Reader, companyId: number, emails: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await reader.query<{ email: string; tag: string }>(
    `SELECT email, tag FROM customer_tag WHERE company_id = ? AND email IN (${places(emails.length)}) ORDER BY email, tag`, [companyId, ...emails]);
  return new Map([...grouped(rows, ({ email }) => email)].map(([email, own]) => [email, own.map(({ tag }) => tag)]));
}

interface ChangedTags {
  readonly email: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Write the tags of a customer that differ. */
export async function saveCustomerTags(transaction: Transaction, companyId: number, { email, added, removed }: ChangedTags): Promise<void> {
  if (removed.length > 0) await transaction.execute(`DELETE FROM customer_tag WHERE company_id = ? AND email = ? AND tag IN (${places(removed.length)})`, [companyId, email, ...removed]);
  await transaction.insert(CUSTOMER_TAG, added.map((tag) => ({ company_id: companyId, email, tag })));
}

/** Remove all tags of a customer. */
export async function deleteCustomerTags(transaction: Transaction, companyId: number, email: string): Promise<void> {
  await transaction.execute('DELETE FROM customer_tag WHERE company_id = ? AND email = ?', [companyId, email]);
}
