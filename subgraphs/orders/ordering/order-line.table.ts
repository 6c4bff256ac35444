import { code, int, nullable, selection, since, uuid, withDefault, type SelectedRow, type TableDefinition } from '#subgraph-kit/columns.js';
import type { LINE_FACTS_ROW } from '../fulfillment/fulfillment-line.table.js';
import type { OrderLine } from './order.js';

/** Lines of orders. */
export const ORDER_LINE = {
  name: 'order_line',
  columns: {
    company_id: int, order_id: uuid, id: uuid, place: int, variant_id: nullable(uuid), sku: nullable(code(255)), barcode: nullable(code(255)),
    item_key: nullable(code(255)), title: nullable(code(500)), quantity: int, cancelled: withDefault(int, 0), shipped: withDefault(int, 0),
    unit_minor: int, discount_minor: int, tax_rate: nullable(code(20)), weight_g: nullable(int),
    location_code: since(102, nullable(code(60))), // the location the merchant chose for it
  },
  primaryKey: ['company_id', 'order_id', 'id'],
} satisfies TableDefinition & { readonly columns: typeof LINE_FACTS_ROW.columns };

/** What is read of {@link ORDER_LINE}. */
export const ORDER_LINE_ROW = selection(ORDER_LINE.columns, 'company_id');

/** A row of {@link ORDER_LINE_ROW}. */
export type OrderLineRow = SelectedRow<typeof ORDER_LINE_ROW>;

/** The line of a row. */
export const toLine = (row: OrderLineRow): OrderLine => ({
  id: row.id,
  variantId: row.variant_id,
  sku: row.sku,
  barcode: row.barcode,
  itemKey: row.item_key,
  title: row.title,
  quantity: row.quantity,
  quantityCancelled: row.cancelled,
  quantityShipped: row.shipped,
  unitMinor: row.unit_minor,
  discountMinor: row.discount_minor,
  taxRate: row.tax_rate,
  weightG: row.weight_g,
  locationCode: row.location_code,
});

/** The columns of a line. */
export const lineColumns = (line: OrderLine, { companyId, orderId, place }: { companyId: number; orderId: string; place: number }) => ({
  company_id: companyId, order_id: orderId, id: line.id, place, variant_id: line.variantId, sku: line.sku, barcode: line.barcode, item_key: line.itemKey,
  title: line.title, quantity: line.quantity, cancelled: line.quantityCancelled, shipped: line.quantityShipped, unit_minor: line.unitMinor,
  discount_minor: line.discountMinor, tax_rate: line.taxRate, weight_g: line.weightG, location_code: line.locationCode,
});
