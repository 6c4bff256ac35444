import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { FieldLock } from './field-lock.js';
import { FIELD_LOCK_ROW, type FieldLockRow } from './field-lock.table.js';

/** The locks of a catalog and of some of its products. */
export async function findLocks(reader: Reader, { companyId, catalogId, productIds }: { companyId: number; catalogId: number; productIds: readonly number[] }): Promise<FieldLock[]> {
  const rows = await reader.query<FieldLockRow>(
    `SELECT ${FIELD_LOCK_ROW.names} FROM field_lock WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(productIds.length + 1)}) ORDER BY product_id, field`, [companyId, catalogId, 0, ...productIds]);
  return rows.map(toFieldLock);
}

const toFieldLock = (row: FieldLockRow): FieldLock => ({ catalogId: row.catalog_id, productId: row.product_id === 0 ? null : row.product_id, field: row.field, owner: row.owner });
