import type { Instant } from '#kernel/clock.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import type { StockChange } from './followed-stock.js';
import { FOLLOWED_STOCK } from './followed-stock.table.js';

/** The last change that a company's products have taken; null before the first. */
export async function findFollowed(reader: Reader, companyId: number): Promise<StockChange | null> {
  const [row] = await reader.query<{ stamp: Instant; variant_id: string }>('SELECT stamp, variant_id FROM followed_stock WHERE company_id = ?', [companyId]);
  return row ? { sequence: row.stamp, variantId: row.variant_id } : null;
}

/** Note the last change that was taken. */
export const saveFollowed = (transaction: Transaction, companyId: number, { sequence, variantId }: StockChange): Promise<void> =>
  transaction.upsert(FOLLOWED_STOCK, [{ company_id: companyId, stamp: sequence, variant_id: variantId }]);

/** A variant whose stock changed, with its product. */
export interface FollowedVariant {
  readonly variantId: string;
  readonly sku: string;
  readonly product: { readonly productId: number; readonly catalogId: number; readonly sku: string | null };
}

interface Row {
  readonly id: string;
  readonly sku: string;
  readonly product_id: number;
  readonly catalog_id: number;
  readonly product_sku: string | null;
}

/** Those of some variants that there are, in the order of their products. */
export async function findFollowedVariants(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<FollowedVariant[]> {
  const rows = await reader.query<Row>(
    `SELECT v.id, v.sku, v.product_id, p.catalog_id, p.sku AS product_sku FROM variant v JOIN product p ON p.company_id = v.company_id AND p.id = v.product_id
     WHERE v.company_id = ? AND v.id IN (${places(variantIds.length)}) AND p.deleted_at IS NULL ORDER BY v.product_id, v.id`, [companyId, ...variantIds]);
  return rows.map(({ id, sku, product_id: productId, catalog_id: catalogId, product_sku }) => ({ variantId: id, sku, product: { productId, catalogId, sku: product_sku } }));
}

/** Move products to a change sequence; their version stays, so that who saves one at the same time has no conflict. */
export async function moveProducts(transaction: Transaction, companyId: number, { sequence, productIds }: { readonly sequence: Instant; readonly productIds: readonly number[] }): Promise<void> {
  await transaction.execute(`UPDATE product SET updated_at = ? WHERE company_id = ? AND id IN (${places(productIds.length)})`, [sequence, companyId, ...productIds]);
}
