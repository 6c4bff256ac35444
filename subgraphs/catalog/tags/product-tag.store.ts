import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';
import { PRODUCT_TAG } from './product-tag.table.js';

/** The tags of some products by their ids, in alphabetical order. */
export async function findProductTags(reader: Reader, companyId: number, productIds: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await reader.query<{ product_id: number; tag: string }>(
    `SELECT product_id, tag FROM product_tag WHERE company_id = ? AND product_id IN (${places(productIds.length)}) ORDER BY product_id, tag`, [companyId, ...productIds]);
  return new Map([...grouped(rows, ({ product_id: id }) => id)].map(([id, own]) => [id, own.map(({ tag }) => tag)]));
}

interface ChangedTags {
  readonly productId: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Write the tags of a product that differ. */
export async function saveProductTags(transaction: Transaction, companyId: number, { productId, added, removed }: ChangedTags): Promise<void> {
  if (removed.length > 0) await transaction.execute(`DELETE FROM product_tag WHERE company_id = ? AND product_id = ? AND tag IN (${places(removed.length)})`, [companyId, productId, ...removed]);
  await transaction.insert(PRODUCT_TAG, added.map((tag) => ({ company_id: companyId, product_id: productId, tag })));
}
