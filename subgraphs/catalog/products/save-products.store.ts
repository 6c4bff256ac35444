import type { Instant } from '#kernel/clock.js';
import { WriteConflict, duplicateAsConflict } from '#subgraph-kit/database-error.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { lockedRows } from '#subgraph-kit/locked-rows.js';
import { forUpdate, places } from '#subgraph-kit/statement.js';
import type { ProductFacts } from './product.js';
import { textOfProduct, textOfVariant } from './search-text.js';
import type { VariantFacts } from './variant.js';
import { PRODUCT } from './product.table.js';
import { VARIANT } from './variant.table.js';

/** The company and the change sequence of every written row. */
export interface Mark {
  readonly companyId: number;
  readonly changeSequence: Instant;
}

/** Store new products. */
export const insertProducts = (transaction: Transaction, mark: Mark, products: readonly { id: number; catalogId: number; facts: ProductFacts; writtenBy?: string | undefined }[]): Promise<void> =>
  transaction.insert(PRODUCT, products.map(({ id, catalogId, facts, writtenBy }) => ({
    company_id: mark.companyId, catalog_id: catalogId, id, ...productColumns(facts), written_by: writtenBy ?? null, version: 1, updated_at: mark.changeSequence,
  }))).catch(asConflict);

/** A product that is there, as it is to be from now on. */
export interface ProductToUpdate {
  readonly id: number;
  readonly catalogId: number;
  /** As it was read. */
  readonly version: number;
  /** As it was read, where only what differs is to be written. */
  readonly before?: ProductFacts | undefined;
  readonly facts: ProductFacts;
  /** The key that keeps it to itself. */
  readonly writtenBy: string | null;
}

/** Update products; throws a conflict, which restarts the save, when another transaction changed one of them since it was read. */
export async function updateProducts(transaction: Transaction, { companyId, changeSequence }: Mark, products: readonly ProductToUpdate[]): Promise<void> {
  if (products.length === 0) return;
  const rows = await lockedRows<{ id: number; version: number }>(transaction,
    `SELECT id, version FROM product WHERE company_id = ? AND id IN (${places(products.length)}) ORDER BY id${forUpdate(transaction)}`, [companyId, ...products.map(({ id }) => id)]);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  if (products.some(({ id, version }) => versions.get(id) !== version)) throw new WriteConflict('A product changed meanwhile');
  await transaction.upsert(PRODUCT, products.map(({ id, catalogId, version, facts, writtenBy }) => ({
    company_id: companyId, catalog_id: catalogId, id, ...productColumns(facts), written_by: writtenBy, version: version + 1, updated_at: changeSequence,
  })), [...differing(products, PRODUCT_COLUMNS), 'search_text', 'written_by', 'version', 'updated_at']).catch(asConflict);
}

/** A variant to be written, with its product. */
export interface VariantToWrite {
  readonly id: string;
  readonly catalogId: number;
  readonly productId: number;
  /** As it was read, where only what differs is to be written. */
  readonly before?: VariantFacts | undefined;
  readonly facts: VariantFacts;
  /** What it is searched by, where that is known. */
  readonly text?: string | undefined;
}

/** Store new variants. */
export const insertVariants = (transaction: Transaction, mark: Mark, variants: readonly VariantToWrite[]): Promise<void> =>
  transaction.insert(VARIANT, variantRows(mark, variants)).catch(asConflict);

/** Update variants; their products' rows are locked by {@link updateProducts}. */
export const updateVariants = (transaction: Transaction, mark: Mark, variants: readonly VariantToWrite[]): Promise<void> =>
  transaction.upsert(VARIANT, variantRows(mark, variants), [...differing(variants, VARIANT_COLUMNS), 'search_text', 'updated_at']);

/** The columns in which some records differ from what they were: an index without one of them stays as it is. */
function differing<Facts extends object, Columns extends Readonly<Record<keyof Facts, string>>>(records: readonly { readonly before?: Facts | undefined; readonly facts: Facts }[], columns: Columns): Columns[keyof Facts][] {
  const names = Object.keys(columns) as (keyof Facts)[]; // the table's own keys
  return names.filter((name) => records.some(({ before, facts }) => before?.[name] !== facts[name])).map((name) => columns[name]);
}

const PRODUCT_COLUMNS = {
  sku: 'sku', externalId: 'external_id', title: 'title', description: 'description', handle: 'handle', status: 'status', productType: 'product_type', brand: 'brand', attributeSet: 'attribute_set', modelCode: 'model_code',
  gender: 'gender', season: 'season', color: 'color', material: 'material', madeIn: 'made_in', composition: 'composition', attributes: 'attributes',
} as const satisfies Record<keyof ProductFacts, keyof typeof PRODUCT.columns>;

const VARIANT_COLUMNS = {
  sku: 'sku', barcode: 'barcode', size: 'size', color: 'color', weightG: 'weight_g', weight: 'weight', weightUnit: 'weight_unit', costMinor: 'cost_minor', isUnpriced: 'is_unpriced', imageUrl: 'image_url',
  priceMinor: 'price_minor', compareAtMinor: 'compare_at_minor', currency: 'currency',
} as const satisfies Record<keyof VariantFacts, keyof typeof VARIANT.columns>;

const productColumns = (facts: ProductFacts) => ({
  sku: facts.sku, external_id: facts.externalId, title: facts.title, description: facts.description, handle: facts.handle, status: facts.status,
  product_type: facts.productType, brand: facts.brand, attribute_set: facts.attributeSet, model_code: facts.modelCode, gender: facts.gender, season: facts.season,
  color: facts.color, material: facts.material, made_in: facts.madeIn, composition: facts.composition,
  attributes: Object.keys(facts.attributes).length === 0 ? null : JSON.stringify(facts.attributes),
  search_text: textOfProduct(facts),
});

const variantRows = ({ companyId, changeSequence }: Mark, variants: readonly VariantToWrite[]) => variants.map(({ id, catalogId, productId, facts, text }) => ({
  company_id: companyId, catalog_id: catalogId, id, product_id: productId, sku: facts.sku, barcode: facts.barcode, size: facts.size, color: facts.color,
  weight_g: facts.weightG, weight: facts.weight, weight_unit: facts.weightUnit, cost_minor: facts.costMinor, is_unpriced: facts.isUnpriced ? 1 : 0, image_url: facts.imageUrl, price_minor: facts.priceMinor, compare_at_minor: facts.compareAtMinor, currency: facts.currency,
  search_text: text ?? textOfVariant(facts), updated_at: changeSequence,
}));

/** Another transaction used the SKU, handle or external id first: the save restarts and finds its record. */
const asConflict = duplicateAsConflict('Another transaction was first');
