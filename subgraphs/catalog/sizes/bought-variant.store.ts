import type { Reader } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { PERSONALISATION } from '../collector/collected-batch.js';

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

const MOST_PURCHASES = 50;

/** The variants that a visitor bought last, as the storefront reported it. */
export async function variantsOfPurchases(reader: Reader, companyId: number, visitorId: string): Promise<string[]> {
  const rows = await reader.query<{ readonly variant: string }>(
    `SELECT variant_id AS variant FROM shopper_event WHERE company_id = ? AND visitor_id = ? AND kind = 'purchase' AND variant_id IS NOT NULL ORDER BY at DESC ${atMost(MOST_PURCHASES)}`, [companyId, visitorId]);
  return rows.map(({ variant }) => variant);
}

/** Whom a visitor is, where they allow personalisation; undefined for anybody else. */
export async function personalVisitor(reader: Reader, companyId: number, visitorId: string): Promise<{ readonly customerId: string | null } | undefined> {
  const [row] = await reader.query<{ readonly customerId: string | null; readonly purposes: string }>('SELECT customer_id AS customerId, purposes FROM visitor WHERE company_id = ? AND id = ?', [companyId, visitorId]);
  return row?.purposes.split('\n').includes(PERSONALISATION) === true ? { customerId: row.customerId } : undefined;
}
