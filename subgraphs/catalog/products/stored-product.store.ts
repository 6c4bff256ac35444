import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { findProductCategories, findTranslations, findVariantPrices } from './product-details.store.js';
import type { ProductDetails } from './product-details.js';
import type { StoredProduct } from './stored-product.js';
import { productFacts, productName } from './product-row.store.js';
import { PRODUCT_ROW, type ProductRow } from './product.table.js';
import { variantFacts } from './variant-row.store.js';
import { VARIANT_ROW, type VariantRow } from './variant.table.js';

interface Names {
  /** SKUs of variants. */
  readonly skus: readonly string[];
  readonly productSkus?: readonly string[];
  readonly externalIds?: readonly string[];
  readonly handles?: readonly string[];
  readonly ids?: readonly number[];
}

/** Every product with one of these names, with its variants and details; an unreadable one throws INTERNAL, since a save would overwrite what is damaged. With `withDamaged` it is answered with its damage. */
export async function findStoredProducts(reader: Reader, companyId: number, { withDamaged = false, ...names }: Names & { readonly withDamaged?: boolean }): Promise<StoredProduct[]> {
  return (withDamaged ? readWithDamaged : readStored)(reader, companyId, await idsOf(reader, companyId, names));
}

async function idsOf(reader: Reader, companyId: number, { skus, productSkus = [], externalIds = [], handles = [], ids: named = [] }: Names): Promise<number[]> {
  const ids = new Set<number>(named);
  const collect = async (select: string, values: readonly string[]): Promise<void> => {
    if (values.length === 0) return;
    const rows = await reader.query<{ id: number }>(`${select} IN (${places(values.length)})`, [companyId, ...values]);
    for (const { id } of rows) ids.add(id);
  };
  await collect('SELECT product_id AS id FROM variant WHERE company_id = ? AND sku', skus);
  await collect('SELECT id FROM product WHERE company_id = ? AND sku', productSkus);
  await collect('SELECT id FROM product WHERE company_id = ? AND external_id', externalIds);
  await collect('SELECT id FROM product WHERE company_id = ? AND handle', handles);
  return [...ids];
}

/** Products by id, with their variants and details; without those in the trash. An unreadable one throws INTERNAL. */
export async function readStored(reader: Reader, companyId: number, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows, mapping } = await findRows(reader, companyId, ids);
  return readableRows(reader, rows, { ...mapping, whole: true });
}

/** The same, where a damaged one is answered without what is damaged. */
async function readWithDamaged(reader: Reader, companyId: number, ids: readonly number[]): Promise<StoredProduct[]> {
  const { rows, mapping } = await findRows(reader, companyId, ids);
  const readable = readableRows(reader, rows, mapping);
  if (readable.length === rows.length) return readable;
  const known = new Set(readable.map(({ id }) => id));
  const damaged = rows.filter(({ id }) => !known.has(id)).map((row) => ({ row: { ...row, attributes: null }, damage: `${productName(row).name} cannot be read: what is stored as its attributes is damaged` }));
  return [...readable, ...damaged.flatMap(({ row, damage }) => readableRows(reader, [row], mapping).map((product) => ({ ...product, damage })))];
}

interface Found {
  readonly rows: readonly ProductRow[];
  readonly mapping: Mapping<ProductRow, StoredProduct>;
}

async function findRows(reader: Reader, companyId: number, ids: readonly number[]): Promise<Found> {
  const rows = ids.length === 0 ? [] : await reader.query<ProductRow>(
    `SELECT ${PRODUCT_ROW.names} FROM product WHERE company_id = ? AND id IN (${places(ids.length)}) AND deleted_at IS NULL ORDER BY id`,
    [companyId, ...ids]);
  const variants = ids.length === 0 ? [] : await reader.query<VariantRow>(
    `SELECT ${VARIANT_ROW.names} FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)}) ORDER BY id`,
    [companyId, ...ids]);
  const byProduct = grouped(variants, (variant) => variant.product_id);
  const details = await detailsOf(reader, companyId, rows);
  return {
    rows,
    mapping: {
      companyId, nameOf: productName,
      map: (row, stored): StoredProduct => ({
        id: row.id, catalogId: row.catalog_id, version: row.version, writtenBy: row.written_by, facts: productFacts(row, stored), details: details(row.id),
        variants: (byProduct.get(row.id) ?? []).map((variant) => ({ id: variant.id, facts: variantFacts(variant) })),
      }),
    },
  };
}

/** What is kept beside some products; one query a table for those of a catalog, and a save names those of one. */
async function detailsOf(reader: Reader, companyId: number, products: readonly ProductRow[]): Promise<(id: number) => ProductDetails> {
  const found = [...grouped(products, (row) => row.catalog_id)].map(async ([catalogId, own]) => {
    const some = { companyId, catalogId, productIds: own.map(({ id }) => id) };
    return { categories: await findProductCategories(reader, some), translations: await findTranslations(reader, some), prices: await findVariantPrices(reader, some) };
  });
  const all = await Promise.all(found);
  const prices = new Map(all.flatMap((one) => [...one.prices]));
  const [categories, translations] = [new Map(all.flatMap((one) => [...one.categories])), new Map(all.flatMap((one) => [...one.translations]))];
  return (id) => ({ categoryIds: categories.get(id) ?? [], translations: translations.get(id) ?? {}, prices });
}
