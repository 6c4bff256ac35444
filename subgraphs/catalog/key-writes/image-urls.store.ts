import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

const MOST_URLS = 250;

/** Keep the addresses of images that products are to get, beside those that are kept already. */
export async function keepImageUrls(transaction: Transaction, companyId: number, wanted: readonly { readonly productId: number; readonly urls: readonly string[] }[]): Promise<void> {
  const given = wanted.filter(({ urls }) => urls.length > 0);
  if (given.length === 0) return;
  const rows = await transaction.query<{ id: number; image_urls: string | null }>(
    `SELECT id, image_urls FROM product WHERE company_id = ? AND id IN (${places(given.length)})`, [companyId, ...given.map(({ productId }) => productId)]);
  const known = new Map(rows.map((row) => [row.id, row.image_urls]));
  for (const { productId, urls } of given) {
    const before = known.get(productId);
    const all = JSON.stringify([...new Set([...before == null ? [] : JSON.parse(before) as string[], ...urls])].slice(0, MOST_URLS));
    if (all !== before) await transaction.execute('UPDATE product SET image_urls = ? WHERE company_id = ? AND id = ?', [all, companyId, productId]);
  }
}
