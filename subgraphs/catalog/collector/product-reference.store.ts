import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

/** The product, and the variant where one was named, that a reference of a storefront means. */
export interface ReferencedProduct {
  readonly productId: number;
  readonly variantId: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PRODUCT_ID = /^[1-9]\d{0,14}$/;

/** What references mean: a variant's id, then a SKU (a variant's, then a product's own), then a product's id, then its handle (document 3, I, rule 10); at most five reads, however many there are. Those that name nothing are left out. */
export async function referencedProducts(reader: Reader, companyId: number, refs: readonly string[]): Promise<ReadonlyMap<string, ReferencedProduct>> {
  const found = new Map<string, ReferencedProduct>();
  const missing = (): string[] => refs.filter((ref) => !found.has(ref));
  const variants = async (column: 'id' | 'sku', named: readonly string[]): Promise<void> => {
    if (named.length === 0) return;
    const rows = await reader.query<{ readonly ref: string; readonly id: string; readonly product_id: number }>(
      `SELECT ${column} AS ref, id, product_id FROM variant WHERE company_id = ? AND ${column} IN (${places(named.length)})`, [companyId, ...named.map((ref) => (column === 'id' ? ref.toLowerCase() : ref))]);
    const known = new Map(rows.map(({ ref, id, product_id: productId }) => [ref, { productId, variantId: id }]));
    for (const ref of named) enter(found, ref, known.get(column === 'id' ? ref.toLowerCase() : ref));
  };
  const products = async (column: 'id' | 'sku' | 'handle', named: readonly string[]): Promise<void> => {
    if (named.length === 0) return;
    const rows = await reader.query<{ readonly ref: string | number; readonly id: number }>(
      `SELECT ${column} AS ref, id FROM product WHERE company_id = ? AND ${column} IN (${places(named.length)}) AND deleted_at IS NULL`, [companyId, ...column === 'id' ? named.map(Number) : named]);
    for (const { ref, id } of rows) found.set(String(ref), { productId: id, variantId: null });
  };
  await variants('id', refs.filter((ref) => UUID.test(ref)));
  await variants('sku', missing());
  await products('sku', missing());
  await products('id', missing().filter((ref) => PRODUCT_ID.test(ref)));
  await products('handle', missing());
  return found;
}

const enter = (found: Map<string, ReferencedProduct>, ref: string, product: ReferencedProduct | undefined): void => {
  if (product) found.set(ref, product);
};
