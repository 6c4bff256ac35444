import { z } from 'zod';
import type { OrderViewFragment } from './operations/order-view.generated.js';

const text = z.string().nullable();
const quantity = z.int().min(0);

/** Document 1, A: Money. */
export const Money = z.object({
  amount: z.string().describe('Decimal text: 19.90.'),
  currency: z.string().describe('ISO 4217 code.'),
}).meta({ id: 'Money' });

/** Document 1, A: OrderLine. */
export const OrderLine = z.object({
  line_id: z.uuid(),
  sku: text,
  barcode: text.describe('EAN or GTIN of the variant.'),
  item_key: text.describe('Item code agreed with the warehouse; the barcode unless agreed otherwise.'),
  title: text,
  quantity_ordered: quantity.describe('The share assigned to the warehouse.'),
  quantity_open: quantity.describe('Ordered minus shipped, cancelled and unfulfillable.'),
  quantity_picked: quantity,
  quantity_unfulfillable: quantity.describe('Declared missing at picking, or given up with cancel.'),
  quantity_shipped: quantity,
  quantity_cancelled: quantity,
  weight_g: z.int().nullable().describe('Grams of one unit.'),
  unit_price: Money,
}).meta({ id: 'OrderLine' });

/** A line to fulfil, for the documentation. */
export const LINE_EXAMPLE: z.output<typeof OrderLine> = {
  line_id: '019aa5f2-7c00-7d12-9b1f-6a7b8c9d0e1f', sku: 'TESSA_BLUE_M', barcode: '8054321000017', item_key: '8054321000017', title: 'Tessa shirt, blue, M',
  quantity_ordered: 2, quantity_open: 2, quantity_picked: 0, quantity_unfulfillable: 0, quantity_shipped: 0, quantity_cancelled: 0,
  weight_g: 320, unit_price: { amount: '49.90', currency: 'EUR' },
};

/** A line as document 1, A shows it. */
export const lineJson = (line: OrderViewFragment['lines'][number]): z.output<typeof OrderLine> => ({
  line_id: line.lineId,
  sku: line.sku,
  barcode: line.barcode,
  item_key: line.itemKey,
  title: line.title,
  quantity_ordered: line.quantityOrdered,
  quantity_open: line.quantityOpen,
  quantity_picked: line.quantityPicked,
  quantity_unfulfillable: line.quantityUnfulfillable,
  quantity_shipped: line.quantityShipped,
  quantity_cancelled: line.quantityCancelled,
  weight_g: line.weightG,
  unit_price: { amount: line.unitPrice.amount, currency: line.unitPrice.currency },
});
