/** The item of a return line, as it was sold or as the catalog knows it. */
export interface ReturnedItem {
  /** The order line it was sold on. */
  readonly lineId: string | null;
  readonly variantId: string | null;
  readonly sku: string | null;
  readonly barcode: string | null;
  /** The code agreed with the warehouse: the barcode unless agreed otherwise. */
  readonly itemKey: string | null;
  readonly title: string | null;
}

/** The data a warehouse reports about returned units. */
export interface GoodsDetails {
  /** SELLABLE, DAMAGED, QUARANTINE, BLOCKED or the warehouse's own code; null if not given. */
  readonly classification: string | null;
  readonly reasonCode: string | null;
  readonly lotNumber: string | null;
  readonly serialNumber: string | null;
  readonly note: string | null;
}

/** Units of one item that arrived in one condition. */
export interface Goods extends GoodsDetails {
  readonly item: ReturnedItem;
  readonly quantity: number;
}

/** A line of a return: units of one item that are expected, or arrived, or both. An unexpected line has `quantityExpected` 0. */
export interface ReturnLine extends ReturnedItem, GoodsDetails {
  readonly quantityExpected: number;
  readonly quantityReceived: number;
  /** The customer's comment. */
  readonly reason: string | null;
  readonly exchangeSku: string | null;
  readonly exchangeBarcode: string | null;
}

/** An item reference; the sku decides if both are given. */
export interface ItemName {
  readonly sku?: string | null | undefined;
  readonly barcode?: string | null | undefined;
}

/** Whether an item matches a reference. */
export const isNamed = ({ sku, barcode }: ItemName, item: ReturnedItem): boolean =>
  sku == null ? barcode != null && (item.barcode === barcode || item.itemKey === barcode) : item.sku === sku;

/** The key of an item. */
export const itemKeyOf = ({ sku, barcode, itemKey, lineId }: ReturnedItem): string => sku ?? barcode ?? itemKey ?? lineId ?? '';

/** A line of unexpected units. */
export const unexpectedLine = ({ item, quantity, ...details }: Goods): ReturnLine => ({
  lineId: item.lineId, variantId: item.variantId, sku: item.sku, barcode: item.barcode, itemKey: item.itemKey, title: item.title,
  ...details, quantityExpected: 0, quantityReceived: quantity, reason: null, exchangeSku: null, exchangeBarcode: null,
});
