import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { places } from '#subgraph-kit/statement.js';

/** The ids that keys gave some products, by the product and the key; one query a catalog. */
export async function findKeyIds(reader: Reader, companyId: number, products: readonly { readonly id: number; readonly catalogId: number }[]): Promise<ReadonlyMap<number, Record<string, string>>> {
  const found = new Map<number, Record<string, string>>();
  for (const [catalogId, own] of grouped(products, (product) => product.catalogId)) {
    const rows = await reader.query<{ product_id: number; key_id: string; external_id: string }>(
      `SELECT product_id, key_id, external_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND product_id IN (${places(own.length)})`, [companyId, catalogId, ...own.map(({ id }) => id)]);
    for (const [id, given] of grouped(rows, (row) => row.product_id)) found.set(id, Object.fromEntries(given.map((row) => [row.key_id, row.external_id])));
  }
  return found;
}
