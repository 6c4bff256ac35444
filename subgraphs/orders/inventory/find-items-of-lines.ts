import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from './item.js';
import { findItems } from './item.store.js';

/** A line that names an item. */
interface ItemReference {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
}

interface Lines {
  /** The lines of each order. */
  readonly orders: readonly (readonly ItemReference[])[];
  /** What the sender calls a line. */
  readonly word: 'lines' | 'items' | 'addLines';
}

/**
 * The items of many orders' lines, in their order, in at most two queries. Lines whose item nobody knows are UNKNOWN_ITEM, with details
 * keyed by their word and place.
 */
export async function findItemsOfLines(reader: Reader, companyId: number, { orders, word }: Lines): Promise<Item[][]> {
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

function refuseUnknown(orders: Lines['orders'], found: readonly (readonly (Item | undefined)[])[], word: string): void {
  const pathOf = (order: number, index: number): string => `${orders.length === 1 ? '' : `orders.${String(order)}.`}${word}.${String(index)}`;
  const unknown = orders.flatMap((given, order) => given.flatMap((reference, index) =>
    (found[order]?.[index] ? [] : [[pathOf(order, index), [`no item has the ${nameOf(reference)}`]] as const])));
  if (unknown.length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', Object.fromEntries(unknown));
}

const nameOf = ({ sku, barcode }: ItemReference): string => (sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`);

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
