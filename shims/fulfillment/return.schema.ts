import { z } from 'zod';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** The words of document 2, D, Return status. */
export const RETURN_STATUS_WORDS = ['requested', 'awaiting_receipt', 'in_transit', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'] as const;

/** A line of a Return (decisions 1, A). */
export const ReturnLine = z.object({
  line_id: z.uuid().nullable().describe('The order line; null for an item of no order.'),
  sku: text,
  barcode: text.describe('EAN or GTIN of the variant.'),
  item_key: text.describe('Item code agreed with the warehouse; the barcode unless agreed otherwise.'),
  title: text,
  quantity_expected: quantity.describe('0 where nobody expected it.'),
  quantity_received: quantity,
  classification: text.describe('sellable, damaged, quarantine, blocked or the warehouse\'s own word; pieces in another condition have a line of their own.'),
  reason_code: text,
  reason: text.describe('The customer\'s words.'),
}).meta({ id: 'ReturnLine' });

/** Decisions 1, A: Return. */
export const Return = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(RETURN_STATUS_WORDS),
  order_id: z.uuid().nullable(),
  order_number: text,
  announced: z.boolean().describe('False for a parcel nobody announced.'),
  created_at: time,
  updated_at: time,
  carrier_code: text,
  tracking_numbers: z.array(z.string()),
  customer: z.object({ name: text }),
  notes: text,
  lines: z.array(ReturnLine),
  compliant: z.boolean().nullable().describe('Whether every expected item arrived, in the expected quantity, in sellable condition; null until it was inspected.'),
  accepted_at: time.nullable(),
  received_at: time.nullable(),
  wms_reference: text,
}).meta({ id: 'Return' });
