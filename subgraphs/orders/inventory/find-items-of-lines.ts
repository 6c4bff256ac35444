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
  /** The name of a line in error details. */
  readonly word: 'lines' | 'items' | 'addLines';
}

/**
 * The items of many orders' lines, in their order, in at most two queries. Lines with an unknown item, and lines of an order whose sku and
 * barcode name two items, are UNKNOWN_ITEM, with details keyed by name and index. A stock report is matched by its sku first: warehouses
 * send barcodes of their own beside it.
 */
export async function findItemsOfLines(reader: Reader, companyId: number, { orders, word }: Lines): Promise<Item[][]> {
  const all = orders.flat();
  const items = await findItems(reader, companyId, {
    skus: distinct(all.map(({ sku }) => sku)),
    barcodes: distinct(all.filter(({ sku }) => sku == null || word !== 'items').map(({ barcode }) => barcode)),
  });
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const byBarcode = new Map(items.map((item) => [item.barcode, item]));
  const found = orders.map((given) => given.map(({ sku, barcode }) => (sku == null ? byBarcode.get(barcode ?? '') : bySku.get(sku))));
  refuseUnknown(orders, word, (reference, order, index) => {
    const item = found[order]?.[index];
    if (!item) return `no item has the ${nameOf(reference)}`;
    return word === 'items' || isItsOwn(item, reference.barcode, byBarcode) ? undefined : `the sku ${item.sku} does not have the barcode ${reference.barcode ?? ''}`;
  });
  return found.map((row) => row.filter((item) => item !== undefined));
}

/** Whether a barcode may be given beside an item's sku: its own, or an unused one if the catalog has none. */
const isItsOwn = (item: Item, barcode: string | null | undefined, byBarcode: ReadonlyMap<string | null, Item>): boolean =>
  barcode == null || item.barcode === barcode || (item.barcode === null && !byBarcode.has(barcode));

type Problem = (reference: ItemReference, order: number, index: number) => string | undefined;

function refuseUnknown(orders: Lines['orders'], word: string, problemOf: Problem): void {
  const pathOf = (order: number, index: number): string => `${orders.length === 1 ? '' : `orders.${String(order)}.`}${word}.${String(index)}`;
  const unknown = orders.flatMap((given, order) => given.flatMap((reference, index) => {
    const problem = problemOf(reference, order, index);
    return problem === undefined ? [] : [[pathOf(order, index), [problem]] as const];
  }));
  if (unknown.length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', Object.fromEntries(unknown));
}

const nameOf = ({ sku, barcode }: ItemReference): string => (sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`);

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
