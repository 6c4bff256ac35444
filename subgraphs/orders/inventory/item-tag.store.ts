import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { ITEM_TAG } from './item-tag.table.js';

/** Write the tags of a product as they are in the catalog now. */
export async function saveItemTags(transaction: Transaction, companyId: number, { productId, tags }: { productId: number; tags: readonly string[] }): Promise<void> {
  await transaction.execute('DELETE FROM item_tag WHERE company_id = ? AND product_id = ?', [companyId, productId]);
  await transaction.insert(ITEM_TAG, tags.map((tag) => ({ company_id: companyId, product_id: productId, tag })));
}

/** The tags of the products of some items, by item. */
export async function findTagsOfItems(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const tags = new Map<string, string[]>();
  if (variantIds.length === 0) return tags;
  const rows = await reader.query<{ variant_id: string; tag: string }>(
    `SELECT i.variant_id, t.tag FROM item i JOIN item_tag t ON t.company_id = i.company_id AND t.product_id = i.product_id WHERE i.company_id = ? AND i.variant_id IN (${places(variantIds.length)})`, [companyId, ...variantIds]);
  for (const { variant_id: variantId, tag } of rows) tags.set(variantId, [...tags.get(variantId) ?? [], tag]);
  return tags;
}
