import type { Reader } from '#subgraph-kit/database.js';
import { places } from '#subgraph-kit/statement.js';
import { grouped } from '#subgraph-kit/grouped.js';
import type { ProductFacts } from './product.js';
import type { StoredProduct } from './product-plan.js';
import { PRODUCT_ROW, type ProductRow } from './product.table.js';
import type { VariantFacts } from './variant.js';
import { VARIANT_ROW, type VariantRow } from './variant.table.js';

interface Names {
  readonly skus: readonly string[];
  readonly externalIds?: readonly string[];
  readonly handles?: readonly string[];
}

/** Every product with one of these SKUs, external ids or handles, with all its variants. */
export async function findStoredProducts(reader: Reader, companyId: number, { skus, externalIds = [], handles = [] }: Names): Promise<StoredProduct[]> {
  const ids = new Set<number>();
  const collect = async (select: string, values: readonly string[]): Promise<void> => {
    if (values.length === 0) return;
    const rows = await reader.query<{ id: number }>(`${select} IN (${places(values.length)})`, [companyId, ...values]);
    for (const { id } of rows) ids.add(id);
  };
  await collect('SELECT product_id AS id FROM variant WHERE company_id = ? AND sku', skus);
  await collect('SELECT id FROM product WHERE company_id = ? AND external_id', externalIds);
  await collect('SELECT id FROM product WHERE company_id = ? AND handle', handles);
  return ids.size === 0 ? [] : readStored(reader, companyId, [...ids]);
}

async function readStored(reader: Reader, companyId: number, ids: readonly number[]): Promise<StoredProduct[]> {
  const products = await reader.query<ProductRow>(
    `SELECT ${PRODUCT_ROW.names} FROM product WHERE company_id = ? AND id IN (${places(ids.length)}) ORDER BY id`,
    [companyId, ...ids]);
  const variants = await reader.query<VariantRow>(
    `SELECT ${VARIANT_ROW.names} FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)}) ORDER BY id`,
    [companyId, ...ids]);
  const byProduct = grouped(variants, (variant) => variant.product_id);
  return products.map((row) => ({
    id: row.id,
    version: row.version,
    facts: productFacts(row),
    variants: (byProduct.get(row.id) ?? []).map((variant) => ({ id: variant.id, facts: variantFacts(variant) })),
  }));
}

const productFacts = (row: ProductRow): ProductFacts => ({
  externalId: row.external_id, title: row.title, description: row.description, handle: row.handle, status: row.status,
  productType: row.product_type, brand: row.brand,
});

const variantFacts = (row: VariantRow): VariantFacts => ({
  sku: row.sku, barcode: row.barcode, size: row.size, color: row.color, weightG: row.weight_g, imageUrl: row.image_url,
  priceMinor: row.price_minor, compareAtMinor: row.compare_at_minor, currency: row.currency,
});
