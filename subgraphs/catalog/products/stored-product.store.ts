import type { Reader } from '#subgraph-kit/database.js';
import { grouped } from '#subgraph-kit/grouped.js';
import { readableRows, type Mapping } from '#subgraph-kit/readable-rows.js';
import { places } from '#subgraph-kit/statement.js';
import { findProductCategories, findTranslations, findVariantPrices } from './product-details.store.js';
import type { ProductDetails } from './product-details.js';
import { findProductImages } from './product-image.store.js';
import type { StoredProduct } from './stored-product.js';
import { productFacts, productName } from './product-row.store.js';
import { PRODUCT_ROW, type ProductRow } from './product.table.js';
import { variantFacts } from './variant-row.store.js';
import { VARIANT_ROW, type VariantRow } from './variant.table.js';

interface Names {
  /** SKUs of variants. */
  readonly skus: readonly string[];
  readonly productSkus?: readonly string[];
  /** SKUs of products, and of variants where no product has them. */
  readonly eitherSkus?: readonly string[];
  readonly externalIds?: readonly string[];
  readonly handles?: readonly string[];
  readonly ids?: readonly number[];
}

/** What is kept beside products, as far as a write needs it; all of it unless said, but images, which few writes change. */
export interface Needed {
  readonly categories?: boolean;
  readonly translations?: boolean;
  readonly images?: boolean;
  readonly prices?: boolean;
}

interface Reading {
  /** Answer damaged products too. */
  readonly withDamaged?: boolean;
  readonly needed?: Needed;
}

/** Every product with one of these names, with its variants and details; an unreadable one throws INTERNAL, since a save would overwrite what is damaged. With `withDamaged` it is answered with its damage. */
export async function findStoredProducts(reader: Reader, companyId: number, { withDamaged = false, needed, ...names }: Names & Reading): Promise<StoredProduct[]> {
  const read = (ids: readonly number[]) => (withDamaged ? readWithDamaged : readWhole)(reader, { companyId, ids, needed });
  const ids = await idsOf(reader, companyId, names);
  const found = await read([...ids]);
  const others = (await idsOfVariants(reader, companyId, { found, names })).filter((id) => !ids.has(id));
  return others.length === 0 ? found : [...found, ...await read(others)].sort((one, other) => one.id - other.id);
}

async function idsOf(reader: Reader, companyId: number, { productSkus = [], eitherSkus = [], externalIds = [], handles = [], ids: named = [] }: Names): Promise<ReadonlySet<number>> {
  const ids = new Set<number>(named);
  const collect = async (column: string, values: readonly string[]): Promise<void> => {
    if (values.length === 0) return;
    const rows = await reader.query<{ id: number }>(`SELECT id FROM product WHERE company_id = ? AND ${column} IN (${places(values.length)})`, [companyId, ...values]);
    for (const { id } of rows) ids.add(id);
  };
  await collect('sku', [...productSkus, ...eitherSkus]);
  await collect('external_id', externalIds);
  await collect('handle', handles);
  return ids;
}

/** The products of the variants that are named and are none of the products that were found already, as most are. */
async function idsOfVariants(reader: Reader, companyId: number, { found, names: { skus, eitherSkus = [] } }: { found: readonly StoredProduct[]; names: Names }): Promise<number[]> {
  const [products, variants] = [new Set(found.map(({ facts }) => facts.sku)), new Set(found.flatMap((product) => product.variants.map(({ facts }) => facts.sku)))];
  const others = [...skus, ...eitherSkus.filter((sku) => !products.has(sku))].filter((sku) => !variants.has(sku));
  if (others.length === 0) return [];
  const rows = await reader.query<{ id: number }>(`SELECT DISTINCT product_id AS id FROM variant WHERE company_id = ? AND sku IN (${places(others.length)})`, [companyId, ...others]);
  return rows.map(({ id }) => id);
}

/** Products by id, with their variants and details; without those in the trash. An unreadable one throws INTERNAL. */
export const readStored = (reader: Reader, companyId: number, ids: readonly number[]): Promise<StoredProduct[]> => readWhole(reader, { companyId, ids });

interface ById {
  readonly companyId: number;
  readonly ids: readonly number[];
  readonly needed?: Needed | undefined;
}

async function readWhole(reader: Reader, products: ById): Promise<StoredProduct[]> {
  const { rows, mapping } = await findRows(reader, products);
  return readableRows(reader, rows, { ...mapping, whole: true });
}

/** The same, where a damaged one is answered without what is damaged. */
async function readWithDamaged(reader: Reader, products: ById): Promise<StoredProduct[]> {
  const { rows, mapping } = await findRows(reader, products);
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

async function findRows(reader: Reader, { companyId, ids, needed }: ById): Promise<Found> {
  const rows = ids.length === 0 ? [] : await reader.query<ProductRow>(
    `SELECT ${PRODUCT_ROW.names} FROM product WHERE company_id = ? AND id IN (${places(ids.length)}) AND deleted_at IS NULL ORDER BY id`,
    [companyId, ...ids]);
  const variants = ids.length === 0 ? [] : await reader.query<VariantRow>(
    `SELECT ${VARIANT_ROW.names} FROM variant WHERE company_id = ? AND product_id IN (${places(ids.length)}) ORDER BY id`,
    [companyId, ...ids]);
  const byProduct = grouped(variants, (variant) => variant.product_id);
  const details = await detailsOf(reader, { companyId, products: rows }, needed);
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

/** What is kept beside some products, as far as it is needed; one query a table for those of a catalog, and a save names those of one. */
async function detailsOf(reader: Reader, { companyId, products }: { companyId: number; products: readonly ProductRow[] }, { categories = true, translations = true, images = false, prices = true }: Needed = {}): Promise<(id: number) => ProductDetails> {
  const found = [...grouped(products, (row) => row.catalog_id)].map(async ([catalogId, own]) => {
    const some = { companyId, catalogId, productIds: own.map(({ id }) => id) };
    return {
      categories: categories ? await findProductCategories(reader, some) : NONE, translations: translations ? await findTranslations(reader, some) : NONE, prices: prices ? await findVariantPrices(reader, some) : NONE,
      images: images ? await findProductImages(reader, some) : NONE,
    };
  });
  const all = await Promise.all(found);
  const priceOf = merged(all.map((one) => one.prices));
  const [categoriesOf, translationsOf, imagesOf] = [merged(all.map((one) => one.categories)), merged(all.map((one) => one.translations)), merged(all.map((one) => one.images))];
  return (id) => ({ categoryIds: categoriesOf.get(id) ?? [], translations: translationsOf.get(id) ?? {}, images: imagesOf.get(id) ?? NO_IMAGES, prices: priceOf });
}

const NONE = new Map<never, never>();
const NO_IMAGES: readonly never[] = [];

/** Maps as one; a single one is that. */
function merged<K, V>([first, ...others]: readonly ReadonlyMap<K, V>[]): ReadonlyMap<K, V> {
  return first && others.length === 0 ? first : new Map([first ?? NONE, ...others].flatMap((one) => [...one]));
}
