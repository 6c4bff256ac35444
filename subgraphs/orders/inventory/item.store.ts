import type { Reader, Transaction } from '#subgraph-kit/database.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { Item, ItemKey } from './item.js';
import { ITEM, ITEM_KEY_ROW, ITEM_ROW, type ItemKeyRow, type ItemRow } from './item.table.js';

const COLUMNS = ITEM_ROW.names;

interface ItemCodes {
  readonly skus: readonly string[];
  readonly barcodes: readonly string[];
}

/** Items by SKU or barcode, each kind in one query. */
export const findItems = async (reader: Reader, companyId: number, codes: ItemCodes): Promise<Item[]> =>
  (await rowsOf<ItemRow>(reader, companyId, { ...codes, columns: ITEM_ROW.names })).map(toItem);

/** The same, of items only what they are called by: a stock report names thousands. */
export const findItemKeys = async (reader: Reader, companyId: number, codes: ItemCodes): Promise<ItemKey[]> =>
  (await rowsOf<ItemKeyRow>(reader, companyId, { ...codes, columns: ITEM_KEY_ROW.names })).map(({ variant_id: variantId, sku, barcode }) => ({ variantId, sku, barcode }));

async function rowsOf<Row>(reader: Reader, companyId: number, { skus, barcodes, columns }: ItemCodes & { readonly columns: string }): Promise<Row[]> {
  const by = async (column: string, values: readonly string[]): Promise<Row[]> => values.length === 0 ? []
    : reader.query<Row>(`SELECT ${columns} FROM item WHERE company_id = ? AND ${column} IN (${places(values.length)})`, [companyId, ...values]);
  const [bySku, byBarcode] = [await by('sku', skus), await by('barcode', barcodes)];
  return [...bySku, ...byBarcode];
}

/** Items by variant, in one query. */
export async function findItemsById(reader: Reader, companyId: number, variantIds: readonly string[]): Promise<ReadonlyMap<string, Item>> {
  if (variantIds.length === 0) return new Map();
  const distinct = [...new Set(variantIds)];
  const rows = await reader.query<ItemRow>(`SELECT ${COLUMNS} FROM item WHERE company_id = ? AND variant_id IN (${places(distinct.length)})`, [companyId, ...distinct]);
  return new Map(rows.map((row) => [row.variant_id, toItem(row)]));
}

/** The items of models, whose SKUs begin with the model and an underscore, by SKU. */
export async function findItemsOfModels(reader: Reader, companyId: number, { models, most }: { models: readonly string[]; most: number }): Promise<Item[]> {
  const ranges = models.map((model) => [`${model}_`, `${model}${AFTER_UNDERSCORE}`] as const);
  const rows = await reader.query<ItemRow>(`SELECT ${COLUMNS} FROM item WHERE company_id = ? AND (${ranges.map(() => '(sku >= ? AND sku < ?)').join(' OR ')}) ORDER BY sku, variant_id ${atMost(most)}`, [companyId, ...ranges.flat()]);
  return rows.map(toItem);
}

/** The character behind the underscore, in bytes. */
const AFTER_UNDERSCORE = '`';

/** Write items as they are in the catalog now. */
export const saveItems = (transaction: Transaction, companyId: number, items: readonly Item[]): Promise<void> =>
  transaction.upsert(ITEM, items.map((item) => ({
    company_id: companyId, variant_id: item.variantId, product_id: item.productId, sku: item.sku, barcode: item.barcode, title: item.title,
    size: item.size, color: item.color, weight_g: item.weightG, image_url: item.imageUrl, price_minor: item.priceMinor, currency: item.currency,
  })));

/** Delete items the catalog removed. */
export async function removeItems(transaction: Transaction, companyId: number, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await transaction.execute(`DELETE FROM item WHERE company_id = ? AND variant_id IN (${places(variantIds.length)})`, [companyId, ...variantIds]);
}

const toItem = (row: ItemRow): Item => ({
  variantId: row.variant_id, productId: row.product_id, sku: row.sku, barcode: row.barcode, title: row.title, size: row.size, color: row.color,
  weightG: row.weight_g, imageUrl: row.image_url, priceMinor: row.price_minor, currency: row.currency,
});
