import { z } from 'zod';
import { Refund, RETURN_STATUSES } from './order.schema.js';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

const Pieces = z.array(z.object({ sku: text, barcode: text, title: text, quantity }));

/** 2-decisions, D: Return. */
export const Return = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(RETURN_STATUSES),
  order_id: z.uuid().nullable(),
  order_number: text,
  source: z.enum(['portal', 'channel', 'warehouse']).describe('Who opened it.'),
  announced: z.boolean().describe('False for a parcel nobody announced.'),
  created_at: time,
  updated_at: time,
  received_at: time.nullable(),
  closed_at: time.nullable(),
  resolution: z.enum(['refund', 'exchange', 'store_credit']),
  method: z.enum(['carrier_label', 'in_store']),
  location_code: text.describe('Where it goes.'),
  carrier: z.object({ code: text, name: text }),
  tracking_numbers: z.array(z.string()),
  lines: z.array(z.object({
    line_id: z.uuid().nullable(), sku: text, barcode: text, title: text, quantity_expected: quantity, quantity_received: quantity,
    classification: text.describe('Condition of what arrived: sellable, damaged, quarantine, blocked or the warehouse\'s own word.'),
    reason_code: text,
    exchange: z.object({ sku: text, barcode: text }).nullable(),
  })),
  outcome: z.object({
    compliant: z.boolean().describe('Whether every expected item arrived, in the expected quantity, in sellable condition.'),
    missing: Pieces, not_sellable: Pieces, unexpected: Pieces,
  }).nullable().describe('null until it was inspected.'),
  refunds: z.array(Refund),
  exchange_order_id: z.uuid().nullable(),
}).meta({ id: 'Return' });
