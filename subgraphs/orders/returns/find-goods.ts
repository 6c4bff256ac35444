import { Failure } from '#contract/failure.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Item } from '../inventory/item.js';
import { findItems } from '../inventory/item.store.js';
import { findOrder } from '../ordering/order.store.js';
import type { ReceiptLine } from './check-receipt.js';
import { isNamed, type Goods, type ReturnedItem } from './return-line.js';
import type { Return } from './return.js';
import { soldItem } from './sold-on.js';

/** Where the items of a report are looked for before the catalog is asked. */
export type Known = Pick<Return, 'orderId' | 'lines'>;

/**
 * The goods of a report with their items: an item of the return, else of its order, else any the catalog knows.
 * One that nobody knows is UNKNOWN_ITEM for its line.
 */
export async function findGoods(reader: Reader, companyId: number, { reported, known }: { reported: readonly ReceiptLine[]; known: Known }): Promise<Goods[]> {
  const rest = reported.filter((line) => !known.lines.some((item) => isMeant(line, item)));
  const others = rest.length === 0 ? [] : [...await itemsOfOrder(reader, companyId, known.orderId), ...await itemsOfCatalog(reader, companyId, rest)];
  const items = [...known.lines, ...others];
  const unknown: Record<string, string[]> = {};
  const goods = reported.flatMap((line, index): Goods[] => {
    const item = items.find((candidate) => isMeant(line, candidate));
    if (!item) unknown[`lines.${String(index)}`] = [unknownItem(line)];
    return item ? [toGoods(line, item)] : [];
  });
  if (Object.keys(unknown).length > 0) throw new Failure('UNKNOWN_ITEM', 'An item is not known', unknown);
  return goods;
}

/** An order line that is given decides. */
const isMeant = ({ lineId, ...named }: ReceiptLine, item: ReturnedItem): boolean => (lineId == null ? isNamed(named, item) : item.lineId === lineId);

function unknownItem({ lineId, sku, barcode }: ReceiptLine): string {
  if (lineId != null) return `the order has no line with the id ${lineId}`;
  return `no item has the ${sku == null ? `barcode ${barcode ?? ''}` : `sku ${sku}`}`;
}

async function itemsOfOrder(reader: Reader, companyId: number, orderId: string | null): Promise<ReturnedItem[]> {
  const order = orderId === null ? undefined : await findOrder(reader, companyId, orderId);
  return (order?.lines ?? []).map(soldItem);
}

async function itemsOfCatalog(reader: Reader, companyId: number, wanted: readonly ReceiptLine[]): Promise<ReturnedItem[]> {
  const skus = wanted.flatMap(({ sku }) => sku ?? []);
  const barcodes = wanted.flatMap(({ sku, barcode }) => (sku == null ? barcode ?? [] : []));
  const items = await findItems(reader, companyId, { skus: [...new Set(skus)], barcodes: [...new Set(barcodes)] });
  return items.map(toReturnedItem);
}

const toReturnedItem = ({ variantId, sku, barcode, title }: Item): ReturnedItem => ({ lineId: null, variantId, sku, barcode, itemKey: barcode, title });

const CLASSIFICATIONS: readonly string[] = ['SELLABLE', 'DAMAGED', 'QUARANTINE', 'BLOCKED'];

/** A known condition in its canonical spelling, any other as the warehouse wrote it. */
function classificationOf(word: string | null | undefined): string | null {
  const own = word?.toUpperCase() ?? '';
  return CLASSIFICATIONS.includes(own) ? own : word ?? null;
}

const toGoods = ({ quantity, classification, reasonCode, lotNumber, serialNumber, note }: ReceiptLine, item: ReturnedItem): Goods => ({
  item, quantity, classification: classificationOf(classification), reasonCode: reasonCode ?? null,
  lotNumber: lotNumber ?? null, serialNumber: serialNumber ?? null, note: note ?? null,
});
