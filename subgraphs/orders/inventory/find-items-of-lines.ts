import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from './item.js';
import { findItems } from './item.store.js';

/** A line that names an item. */
interface ItemReference {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
}

/**
 * The items of many orders' lines, in their order, in at most two queries. Lines whose item nobody knows are UNKNOWN_ITEM, with details
 * keyed by `word` and their place.
 */
export async function findItemsOfLines(reader: Reader, companyId: number, orders: readonly (readonly ItemReference[])[], word = 'lines'): Promise<Item[][]> {
  const all = orders.flat();
  const items = await findItems(reader, companyId, {
    skus: distinct(all.map(({ sku }) => sku)),
    barcodes: distinct(all.filter(({ sku }) => sku == null).map(({ barcode }) => barcode)),
  });
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const byBarcode = new Map(items.map((item) => [item.barcode, item]));
  const found = orders.map((given) => given.map(({ sku, barcode }) => (sku == null ? byBarcode.get(barcode ?? '') : bySku.get(sku))));
  refuseUnknown(orders, found, word);
  return found.map((row) => row.filter((item) => item !== undefined));
}

function refuseUnknown(orders: readonly (readonly ItemReference[])[], found: readonly (readonly (Item | undefined)[])[], word: string): void {
  const unknown: Record<string, string[]> = {};
  for (const [order, given] of orders.entries()) {
    for (const [index, { sku, barcode }] of given.entries()) {
      if (found[order]?.[index]) continue;
      unknown[`${orders.length === 1 ? '' : `orders.${String(order)}.`}${word}.${String(index)}`] = [`no item has the ${sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`}`];
    }
  }
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', unknown);
}

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
