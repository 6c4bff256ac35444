import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from './item.js';
import { findItems } from './item.store.js';

/** A line that names an item. */
interface ItemReference {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
}

/** The items of many orders' lines, in their order, in at most two queries; lines whose item nobody knows are UNKNOWN_ITEM. */
export async function findItemsOfLines(reader: Reader, companyId: number, orders: readonly (readonly ItemReference[])[]): Promise<Item[][]> {
  const all = orders.flat();
  const skus = distinct(all.map(({ sku }) => sku));
  const barcodes = distinct(all.filter(({ sku }) => sku == null).map(({ barcode }) => barcode));
  const items = await findItems(reader, companyId, { skus, barcodes });
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const byBarcode = new Map(items.map((item) => [item.barcode, item]));
  const unknown: Record<string, string[]> = {};
  const found = orders.map((given, order) => given.flatMap(({ sku, barcode }, index) => {
    const item = sku == null ? byBarcode.get(barcode ?? '') : bySku.get(sku);
    if (!item) unknown[`${orders.length === 1 ? '' : `orders.${String(order)}.`}lines.${String(index)}`] = [`no item has the ${sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`}`];
    return item ? [item] : [];
  }));
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', unknown);
  return found;
}

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
