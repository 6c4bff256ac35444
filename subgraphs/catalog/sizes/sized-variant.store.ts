import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';

/** A variant that has a size, with what its product is like. */
export interface SizedVariant {
  readonly id: string;
  readonly sku: string;
  readonly size: string;
  readonly productId: number;
  readonly brand: string | null;
  readonly productType: string | null;
  readonly gender: string | null;
}

/** Variants that have a size, by their SKUs or ids. */
export async function findSizedVariants(reader: Reader, companyId: number, { by, values }: { readonly by: 'id' | 'sku'; readonly values: readonly string[] }): Promise<SizedVariant[]> {
  if (values.length === 0) return [];
  return reader.query<SizedVariant>(
    `SELECT v.id, v.sku, v.size, v.product_id AS productId, p.brand, p.product_type AS productType, p.gender FROM variant v JOIN product p ON p.company_id = v.company_id AND p.id = v.product_id
     WHERE v.company_id = ? AND v.${by} IN (${places(values.length)}) AND v.size IS NOT NULL`, [companyId, ...values]);
}
