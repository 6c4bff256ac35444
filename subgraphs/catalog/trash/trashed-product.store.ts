import type { Instant } from '#kernel/clock.js';
import type { ProductReference } from '#contract/product-item.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { readableRows } from '#subgraph-kit/readable-rows.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import { PRODUCT_EXTERNAL_ID } from '../products/product-external-id.table.js';
import { forgetTokens } from '../products/product-token.store.js';
import { productFacts, productName } from '../products/product-row.store.js';
import { PRODUCT_ROW, type ProductRow } from '../products/product.table.js';
import type { ProductFacts } from '../products/product.js';
import type { Mark } from '../products/save-products.store.js';
import type { TrashedProduct } from './trashed-product.js';
import { TRASHED_VARIANT } from './trashed-variant.table.js';

/** A product in the trash. */
export interface InTrash {
  readonly id: number;
  readonly catalogId: number;
  readonly version: number;
  readonly writtenBy: string | null;
  /** Without its SKU, handle and external id, which stand in `trashed`. */
  readonly facts: ProductFacts;
  readonly trashed: TrashedProduct;
}

/** Products in the trash by their ids. */
export async function findTrashed(reader: Reader, companyId: number, ids: readonly number[]): Promise<InTrash[]> {
  const rows = await reader.query<ProductRow & { readonly trashed: string | null }>(
    `SELECT ${PRODUCT_ROW.names}, trashed FROM product WHERE company_id = ? AND id IN (${places(ids.length)}) AND deleted_at IS NOT NULL ORDER BY id`, [companyId, ...ids]);
  return readableRows(reader, rows, {
    companyId, nameOf: productName, whole: true,
    map: (row, stored): InTrash => ({ id: row.id, catalogId: row.catalog_id, version: row.version, writtenBy: row.written_by, facts: productFacts(row, stored), trashed: stored.object(row.trashed ?? '', 'trashed') as TrashedProduct }),
  });
}

/** The id of a product in the trash of a catalog, by its id or the SKU it had; of several the one that was deleted last. */
export async function findInTrash(reader: Reader, { companyId, catalogId }: { readonly companyId: number; readonly catalogId: number }, target: ProductReference): Promise<number | undefined> {
  const [condition, value] = 'id' in target ? ['id = ?', target.id] : ['trashed_sku = ?', target.sku];
  const [row] = await reader.query<{ id: number }>(`SELECT id FROM product WHERE company_id = ? AND catalog_id = ? AND ${condition} AND deleted_at IS NOT NULL ORDER BY deleted_at DESC ${atMost(1)}`, [companyId, catalogId, value]);
  return row?.id;
}

interface Moved {
  readonly id: number;
  readonly catalogId: number;
  readonly version: number;
  readonly trashed: TrashedProduct;
}

/** Move a product to the trash; its variants are removed by the caller. */
export async function moveToTrash(transaction: Transaction, { companyId, changeSequence }: Mark, { id, catalogId, version, trashed }: Moved): Promise<void> {
  const found = await transaction.execute(
    'UPDATE product SET sku = NULL, handle = NULL, external_id = NULL, deleted_at = ?, trashed = ?, trashed_sku = ?, version = ?, updated_at = ? WHERE company_id = ? AND id = ? AND version = ?',
    [changeSequence, JSON.stringify(trashed), trashed.sku, version + 1, changeSequence, companyId, id, version]);
  if (found === 0) throw new WriteConflict('The product changed meanwhile');
  await transaction.execute('DELETE FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND product_id = ?', [companyId, catalogId, id]);
  await transaction.insert(TRASHED_VARIANT, trashed.variants.map(({ facts: { sku } }) => ({ company_id: companyId, catalog_id: catalogId, product_id: id, sku })));
}

/** Take a product out of the trash's columns; its own fields and variants are written by the caller. */
export async function leaveTrash(transaction: Transaction, companyId: number, { id, catalogId, keys }: { id: number; catalogId: number; keys: Readonly<Record<string, string>> }): Promise<void> {
  await transaction.execute('UPDATE product SET deleted_at = NULL, trashed = NULL, trashed_sku = NULL WHERE company_id = ? AND id = ?', [companyId, id]);
  await transaction.execute('DELETE FROM trashed_variant WHERE company_id = ? AND catalog_id = ? AND product_id = ?', [companyId, catalogId, id]);
  await transaction.insert(PRODUCT_EXTERNAL_ID, Object.entries(keys).map(([keyId, externalId]) => ({ company_id: companyId, catalog_id: catalogId, key_id: keyId, product_id: id, external_id: externalId })));
}

/** Which ids of keys are given to another product meanwhile. */
export async function takenKeyIds(reader: Reader, companyId: number, { catalogId, keys }: { catalogId: number; keys: Readonly<Record<string, string>> }): Promise<ReadonlySet<string>> {
  const ids = Object.values(keys);
  if (ids.length === 0) return new Set();
  const rows = await reader.query<{ key_id: string; external_id: string }>(
    `SELECT key_id, external_id FROM product_external_id WHERE company_id = ? AND catalog_id = ? AND key_id IN (${places(ids.length)}) AND external_id IN (${places(ids.length)})`,
    [companyId, catalogId, ...Object.keys(keys), ...ids]);
  return new Set(rows.filter((row) => keys[row.key_id] === row.external_id).map((row) => row.key_id));
}

/** A product whose time in the trash is over. */
interface Expired {
  readonly company_id: number;
  readonly catalog_id: number;
  readonly id: number;
}

/** Products that were moved to the trash before a time, oldest first; of all companies. */
export const findExpired = (reader: Reader, before: Instant, most: number): Promise<Expired[]> =>
  reader.query(`SELECT company_id, catalog_id, id FROM product WHERE deleted_at IS NOT NULL AND deleted_at < ? ORDER BY deleted_at ${atMost(most)}`, [before]);

/** The tables with rows of a product that has gone, besides its own. */
const OF_A_PRODUCT = ['product_category', 'product_translation', 'variant_price', 'product_external_id', 'field_lock', 'trashed_variant', 'product_image', 'image_source'] as const;

/** Delete a product for good, with all that is kept of it, unless it was taken out of the trash meanwhile. Answers whether it is gone. */
export async function deleteForGood(transaction: Transaction, { company_id: companyId, catalog_id: catalogId, id }: Expired, before: Instant): Promise<boolean> {
  if (await transaction.execute('DELETE FROM product WHERE company_id = ? AND id = ? AND deleted_at < ?', [companyId, id, before]) === 0) return false;
  for (const table of OF_A_PRODUCT) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND catalog_id = ? AND product_id = ?`, [companyId, catalogId, id]);
  for (const table of ['metadata', 'metadata_entry']) await transaction.execute(`DELETE FROM ${table} WHERE company_id = ? AND subject = ?`, [companyId, String(id)]);
  await transaction.execute('DELETE FROM product_tag WHERE company_id = ? AND product_id = ?', [companyId, id]);
  await forgetTokens(transaction, companyId, [id]);
  return true;
}
