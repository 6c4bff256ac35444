import type { Reader } from '#subgraph-kit/database.js';

/** The brands that products of a catalog carry, by name, with how many do. */
export async function findBrands(reader: Reader, companyId: number, catalogId: number): Promise<{ readonly name: string; readonly products: number }[]> {
  const rows = await reader.query<{ brand: string; products: number }>(
    'SELECT brand, COUNT(*) AS products FROM product WHERE company_id = ? AND catalog_id = ? AND brand IS NOT NULL AND deleted_at IS NULL GROUP BY brand ORDER BY brand LIMIT 1000', [companyId, catalogId]);
  return rows.map(({ brand, products }) => ({ name: brand, products }));
}
