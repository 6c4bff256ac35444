import { z } from 'zod';
import { Money, moneyJson } from './money.js';
import type { CommerceOrderFragment } from './operations/commerce-order.generated.js';

const text = z.string().nullable();
const quantity = z.int().min(0);

/** A line of an order (document 2, D). */
export const OrderLine = z.object({
  line_id: z.uuid(), sku: text, barcode: text, title: text, quantity, quantity_cancelled: quantity, quantity_shipped: quantity,
  unit_price: Money.describe('Of one unit, tax included.'),
  total: Money.describe('All units minus the line\'s discount.'),
  tax_rate: z.string().describe('Share of tax as decimal text: 0.22.'),
}).meta({ id: 'OrderLine' });

/** A line as orders show it. */
export const lineJson = (line: CommerceOrderFragment['lines'][number]): z.output<typeof OrderLine> => ({
  line_id: line.id,
  sku: line.sku,
  barcode: line.barcode,
  title: line.title,
  quantity: line.quantity,
  quantity_cancelled: line.quantityCancelled,
  quantity_shipped: line.quantityShipped,
  unit_price: moneyJson(line.unitPrice),
  total: moneyJson(line.total),
  tax_rate: line.taxRate ?? '0',
});
