import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { duplicateAsConflict } from '#subgraph-kit/database-error.js';
import { places } from '#subgraph-kit/statement.js';
import { PRODUCT_EXTERNAL_ID } from '../products/product-external-id.table.js';
import type { KeyReader } from './key-writer.js';

/** The products that a key gave some ids, by those ids. */
export async function findByKeyIds(reader: Reader, { companyId, catalogId, keyId }: KeyReader, externalIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (externalIds.length === 0) return new Map();
  const rows = await reader.query<{ external_id: string; product_id: number }>(
    `SELECT external_id, product_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND key_id = ? AND external_id IN (${places(externalIds.length)})`, [companyId, catalogId, keyId, ...externalIds]);
  return new Map(rows.map((row) => [row.external_id, row.product_id]));
}

/** The ids that a key gave some products, by the products. */
export async function findKeyIdsOf(reader: Reader, { companyId, catalogId, keyId }: KeyReader, productIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await reader.query<{ external_id: string; product_id: number }>(
    `SELECT external_id, product_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND key_id = ? AND product_id IN (${places(productIds.length)})`, [companyId, catalogId, keyId, ...productIds]);
  return new Map(rows.map((row) => [row.product_id, row.external_id]));
}

/** Store the ids that a key gives products, in place of those it gave them before. */
export const saveKeyIds = (transaction: Transaction, { companyId, catalogId, keyId }: KeyReader, ids: readonly { readonly productId: number; readonly externalId: string }[]): Promise<void> =>
  transaction.upsert(PRODUCT_EXTERNAL_ID, ids.map(({ productId, externalId }) => ({ company_id: companyId, catalog_id: catalogId, key_id: keyId, product_id: productId, external_id: externalId })))
    .catch(duplicateAsConflict('Another transaction gave this id'));
