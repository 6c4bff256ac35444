import { code, int, nullable, selection, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { FulfillmentLine } from './fulfillment-order.js';

/** The lines of fulfillment orders: the units of an order line that each covers. */
export const FULFILLMENT_LINE = {
  name: 'fulfillment_line',
  columns: {
    company_id: int, fulfillment_order_id: uuid, line_id: uuid, order_id: uuid, place: int, quantity: int,
    picked: withDefault(int, 0), unfulfillable: withDefault(int, 0), shipped: withDefault(int, 0), cancelled: withDefault(int, 0),
    refunded: withDefault(int, 0),
  },
  primaryKey: ['company_id', 'fulfillment_order_id', 'line_id'],
} satisfies TableDefinition;

/** What is read of {@link FULFILLMENT_LINE}. */
export const FULFILLMENT_LINE_ROW = selection(FULFILLMENT_LINE.columns, 'company_id', 'order_id');

/** What is read with it of its order's line; the table of those lines is checked to say the same. */
export const LINE_FACTS_ROW = selection({
  variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)), item_key: nullable(code(255)), title: nullable(code(500)), weight_g: nullable(int), unit_minor: int,
});

/** A fulfillment line joined with its order's line. */
export type FulfillmentLineRow = SelectedRow<typeof FULFILLMENT_LINE_ROW> & SelectedRow<typeof LINE_FACTS_ROW>;

/** The columns of a fulfillment line. */
export const quantityColumns = (line: FulfillmentLine) => ({
  quantity: line.quantityOrdered,
  picked: line.quantityPicked,
  unfulfillable: line.quantityUnfulfillable,
  shipped: line.quantityShipped,
  cancelled: line.quantityCancelled,
  refunded: line.quantityRefunded,
});

/** The fulfillment line of a row. */
export const toLine = (row: FulfillmentLineRow): FulfillmentLine => ({
  lineId: row.line_id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantityOrdered: row.quantity,
  quantityPicked: row.picked,
  quantityUnfulfillable: row.unfulfillable,
  quantityShipped: row.shipped,
  quantityCancelled: row.cancelled,
  quantityRefunded: row.refunded,
  weightG: row.weight_g,
  unitMinor: row.unit_minor,
});
