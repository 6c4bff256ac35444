import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { FieldLock } from './field-lock.js';
import { FIELD_LOCK, FIELD_LOCK_ROW, type FieldLockRow } from './field-lock.table.js';

/** The locks of a catalog and of some of its products. */
export async function findLocks(reader: Reader, { companyId, catalogId, productIds }: { companyId: number; catalogId: number; productIds: readonly number[] }): Promise<FieldLock[]> {
  const rows = await reader.query<FieldLockRow>(
    `SELECT ${FIELD_LOCK_ROW.names} FROM field_lock WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length + 1)}) ORDER BY product_id, field`, [companyId, catalogId, 0, ...productIds]);
  return rows.map(toFieldLock);
}

const toFieldLock = (row: FieldLockRow): FieldLock => ({ catalogId: row.catalog_id, productId: row.product_id === 0 ? null : row.product_id, field: row.field, owner: row.owner, ownerKeyId: row.owner_key });

/** Write locks, new or known by their field. */
export const writeLocks = (transaction: Transaction, companyId: number, locks: readonly FieldLock[]): Promise<void> =>
  transaction.upsert(FIELD_LOCK, locks.map(({ catalogId, productId, field, owner, ownerKeyId }) => ({ company_id: companyId, catalog_id: catalogId, product_id: productId ?? 0, field, owner, owner_key: ownerKeyId })));

/** Delete locks of some fields. */
export const deleteLocks = (transaction: Transaction, companyId: number, { catalogId, productId, fields }: Pick<FieldLock, 'catalogId' | 'productId'> & { readonly fields: readonly string[] }): Promise<number> =>
  transaction.execute(`DELETE FROM field_lock WHERE company_id = ? AND catalog_id = ? AND product_id = ? AND field IN (${places(fields.length)})`, [companyId, catalogId, productId ?? 0, ...fields]);

/** Write the present name of a key wherever it owns a field of a product or the values of an attribute. */
export async function renameOwner(transaction: Transaction, companyId: number, { id, name }: { readonly id: string; readonly name: string }): Promise<number> {
  const ofLocks = await transaction.execute('UPDATE field_lock SET owner = ? WHERE company_id = ? AND owner_key = ?', [name, companyId, id]);
  return ofLocks + await transaction.execute('UPDATE attribute SET owned_by = ? WHERE company_id = ? AND owned_by_key = ?', [name, companyId, id]);
}
