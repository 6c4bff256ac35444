import { readableRows } from '#subgraph-kit/readable-rows.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

const MOST_URLS = 250;

interface UrlRow {
  readonly id: number;
  readonly image_urls: string | null;
}

/** Keep the addresses of images that products are to get, beside those that are kept already. */
export async function keepImageUrls(transaction: Transaction, companyId: number, wanted: readonly { readonly productId: number; readonly urls: readonly string[] }[]): Promise<void> {
  const given = wanted.filter(({ urls }) => urls.length > 0);
  if (given.length === 0) return;
  const rows = await transaction.query<UrlRow>(`SELECT id, image_urls FROM product WHERE company_id = ? AND id IN (${places(given.length)})`, [companyId, ...given.map(({ productId }) => productId)]);
  const kept = new Map(readableRows<UrlRow, readonly [number, readonly string[]]>(transaction, rows, {
    companyId, nameOf: ({ id }) => ({ table: 'product', id: String(id), name: `Product ${String(id)}` }), instead: { image_urls: '[]' },
    map: (row, stored) => [row.id, row.image_urls === null ? [] : stored.list(row.image_urls, 'image_urls')],
  }));
  for (const { productId, urls } of given) {
    const before = kept.get(productId) ?? [];
    const after = [...new Set([...before, ...urls])].slice(0, MOST_URLS);
    if (after.length !== before.length) await transaction.execute('UPDATE product SET image_urls = ? WHERE company_id = ? AND id = ?', [JSON.stringify(after), companyId, productId]);
  }
}
