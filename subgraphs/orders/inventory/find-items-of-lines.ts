import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item, ItemKey } from './item.js';
import { findItemKeys, findItems } from './item.store.js';

/** A line that names an item. */
interface ItemReference {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
}

interface Lines {
  /** The lines of each order. */
  readonly orders: readonly (readonly ItemReference[])[];
  /** The name of a line in error details. */
  readonly word: 'lines' | 'addLines';
}

/**
 * The items of many orders' lines, in their order, in at most two queries. Lines with an unknown item, and lines whose sku and
 * barcode name two items, are UNKNOWN_ITEM, with details keyed by name and index.
 */
export async function findItemsOfLines(reader: Reader, companyId: number, { orders, word }: Lines): Promise<Item[][]> {
  const all = orders.flat();
  const codes = byCode(await findItems(reader, companyId, { skus: distinct(all.map(({ sku }) => sku)), barcodes: distinct(all.map(({ barcode }) => barcode)) }));
  const problems: Problems = {};
  const found = orders.map((given, order) => itemsOf(given, codes, {
    problems, path: `${orders.length === 1 ? '' : `orders.${String(order)}.`}${word}`,
    flawOf: (item, { barcode }) => (isItsOwn(item, barcode, codes) ? undefined : `the sku ${item.sku} does not have the barcode ${barcode ?? ''}`),
  }));
  refuseUnknown(problems);
  return found;
}

/** The items of a stock report, in its order: by sku where one is given, because warehouses send barcodes of their own beside it. Unknown ones are UNKNOWN_ITEM. */
export async function findItemsOfReport(reader: Reader, companyId: number, items: readonly ItemReference[]): Promise<ItemKey[]> {
  const barcodes = items.map(({ sku, barcode }) => (sku == null ? barcode : null));
  const problems: Problems = {};
  const found = itemsOf(items, byCode(await findItemKeys(reader, companyId, { skus: distinct(items.map(({ sku }) => sku)), barcodes: distinct(barcodes) })), { problems, path: 'items' });
  refuseUnknown(problems);
  return found;
}

interface ByCode<Known> {
  readonly bySku: ReadonlyMap<string, Known>;
  readonly byBarcode: ReadonlyMap<string | null, Known>;
}

const byCode = <Known extends ItemKey>(items: readonly Known[]): ByCode<Known> =>
  ({ bySku: new Map(items.map((item) => [item.sku, item])), byBarcode: new Map(items.map((item) => [item.barcode, item])) });

type Problems = Record<string, string[]>;

interface Naming<Known> {
  /** Where problems are noted, by path and index. */
  readonly problems: Problems;
  readonly path: string;
  /** Why a line cannot mean the item that was found for it. */
  readonly flawOf?: (item: Known, reference: ItemReference) => string | undefined;
}

function itemsOf<Known extends ItemKey>(given: readonly ItemReference[], { bySku, byBarcode }: ByCode<Known>, { problems, path, flawOf }: Naming<Known>): Known[] {
  const found: Known[] = [];
  for (const [index, reference] of given.entries()) {
    const item = reference.sku == null ? byBarcode.get(reference.barcode ?? '') : bySku.get(reference.sku);
    if (item) found.push(item);
    const problem = item ? flawOf?.(item, reference) : `no item has the ${nameOf(reference)}`;
    if (problem !== undefined) problems[`${path}.${String(index)}`] = [problem];
  }
  return found;
}

/** Whether a barcode may be given beside an item's sku: its own, or an unused one if the catalog has none. */
const isItsOwn = (item: ItemKey, barcode: string | null | undefined, { byBarcode }: ByCode<ItemKey>): boolean =>
  barcode == null || item.barcode === barcode || (item.barcode === null && !byBarcode.has(barcode));

function refuseUnknown(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', problems);
}

const nameOf = ({ sku, barcode }: ItemReference): string => (sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`);

const distinct = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((value) => value != null))];
