import type { Transaction } from '#subgraph-kit/database.js';
import { ITEM_TAG } from './item-tag.table.js';

/** Write the tags of a product as they are in the catalog now. */
export async function saveItemTags(transaction: Transaction, companyId: number, { productId, tags }: { productId: number; tags: readonly string[] }): Promise<void> {
  await transaction.execute('DELETE FROM item_tag WHERE company_id = ? AND product_id = ?', [companyId, productId]);
  await transaction.insert(ITEM_TAG, tags.map((tag) => ({ company_id: companyId, product_id: productId, tag })));
}
