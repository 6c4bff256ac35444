import type { Transaction } from '#subgraph-kit/database.js';
import { customerSubject } from '../addresses/customer-subject.js';

interface Readdressed {
  readonly from: string;
  /** Null: the order has no address any more. */
  readonly to: string | null;
}

/**
 * Tags and metadata of an address that no order has any more go to the one that replaced it, where it lacks them: an address is mostly corrected, and what is kept under one without orders is
 * shown nowhere and could not be erased. Without another address they are removed.
 */
export async function moveCustomerExtras(transaction: Transaction, companyId: number, { from, to }: Readdressed): Promise<void> {
  const orders = await transaction.query('SELECT 1 FROM orders WHERE company_id = ? AND customer_email = ? LIMIT 1', [companyId, from]);
  if (orders.length > 0) return;
  const [subject, target] = [customerSubject(from), to === null ? null : customerSubject(to)];
  if (to !== null) {
    await transaction.execute(`UPDATE customer_tag SET email = ? WHERE company_id = ? AND email = ? AND tag NOT IN (SELECT tag FROM (SELECT tag FROM customer_tag WHERE company_id = ? AND email = ?) own)`, [to, companyId, from, companyId, to]);
    for (const [table, key] of [['metadata_entry', "CONCAT(namespace, '.', name)"], ['metadata', "''"]] as const) {
      await transaction.execute(`UPDATE ${table} SET subject = ? WHERE company_id = ? AND subject = ? AND ${key} NOT IN (SELECT k FROM (SELECT ${key} AS k FROM ${table} WHERE company_id = ? AND subject = ?) own)`, [target, companyId, subject, companyId, target]);
    }
  }
  await transaction.execute('DELETE FROM customer_tag WHERE company_id = ? AND email = ?', [companyId, from]);
  for (const table of ['metadata_entry', 'metadata']) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND subject = ?`, [companyId, subject]);
}
