import type { ProductReference } from '#contract/product-item.js';
import type { Reader } from '#subgraph-kit/database.js';

const OF_PRODUCTS = 'SELECT id FROM product WHERE company_id = ? AND sku = ?';
const OF_VARIANTS = 'SELECT product_id AS id FROM variant WHERE company_id = ? AND sku = ?';

/** The id of the product that is named by its id, its SKU or that of one of its variants; undefined where no product has the SKU. */
export async function findProductId(reader: Reader, companyId: number, reference: ProductReference): Promise<number | undefined> {
  if ('id' in reference) return reference.id;
  for (const statement of [OF_PRODUCTS, OF_VARIANTS]) {
    const [row] = await reader.query<{ readonly id: number }>(statement, [companyId, reference.sku]);
    if (row) return row.id;
  }
  return undefined;
}
