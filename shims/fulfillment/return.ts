import { z } from 'zod';
import type { ReturnStatus } from '#contract/schema.generated.js';
import type { ReturnViewFragment } from './operations/return-view.generated.js';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** The states of document 2, D, Return status. */
export const RETURN_STATUS_WORDS = ['requested', 'awaiting_receipt', 'in_transit', 'received', 'compliant', 'not_compliant', 'closed', 'cancelled'] as const;

/** A line of a Return (decisions 1, A). */
export const ReturnLine = z.object({
  line_id: z.uuid().nullable().describe('The order line; null for an item of no order.'),
  sku: text,
  barcode: text.describe('EAN or GTIN of the variant.'),
  item_key: text.describe('Item code agreed with the warehouse; the barcode unless agreed otherwise.'),
  title: text,
  quantity_expected: quantity.describe('0 where it was not expected.'),
  quantity_received: quantity,
  classification: text.describe('sellable, damaged, quarantine, blocked or the warehouse\'s own word; units in another condition have a line of their own.'),
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

const STATUS_WORD = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant',
  NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, (typeof RETURN_STATUS_WORDS)[number]>;

/** The four classifications of the interface; any other is the warehouse's own word and stays as it was sent. */
const CLASSIFICATION_WORD: ReadonlyMap<string, string> = new Map([['SELLABLE', 'sellable'], ['DAMAGED', 'damaged'], ['QUARANTINE', 'quarantine'], ['BLOCKED', 'blocked']]);

/** Return as decisions 1, A show it. */
export const returnJson = (shown: ReturnViewFragment): z.output<typeof Return> => ({
  id: shown.id,
  number: shown.number,
  status: STATUS_WORD[shown.status],
  order_id: shown.fulfillmentOrderId,
  order_number: shown.orderNumber,
  announced: shown.announced,
  created_at: shown.createdAt,
  updated_at: shown.updatedAt,
  carrier_code: shown.carrier.code,
  tracking_numbers: [...shown.trackingNumbers],
  customer: { name: shown.customer.name },
  notes: shown.notes,
  lines: shown.lines.map(lineJson),
  compliant: shown.compliant,
  accepted_at: shown.acceptedAt,
  received_at: shown.receivedAt,
  wms_reference: shown.wmsReference,
});

const lineJson = (line: ReturnViewFragment['lines'][number]): z.output<typeof ReturnLine> => ({
  line_id: line.lineId,
  sku: line.sku,
  barcode: line.barcode,
  item_key: line.itemKey,
  title: line.title,
  quantity_expected: line.quantityExpected,
  quantity_received: line.quantityReceived,
  classification: line.classification === null ? null : CLASSIFICATION_WORD.get(line.classification) ?? line.classification,
  reason_code: line.reasonCode,
  reason: line.reason,
});

/** An expected return, for the documentation. */
export const RETURN_EXAMPLE: z.output<typeof Return> = {
  id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f',
  number: 'R1001',
  status: 'awaiting_receipt',
  order_id: '019aa5f2-7c00-7d11-8a5e-2f6b1c3d4e50',
  order_number: '#1042',
  announced: true,
  created_at: '2026-11-21T08:58:12.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  carrier_code: 'brt',
  tracking_numbers: ['BRT0099887766'],
  customer: { name: 'Giulia Ferri' },
  notes: null,
  lines: [{
    line_id: '019aa5f2-7c00-7d12-9b1f-6a7b8c9d0e1f', sku: 'TESSA_BLUE_M', barcode: '8054321000017', item_key: '8054321000017', title: 'Tessa shirt, blue, M',
    quantity_expected: 1, quantity_received: 0, classification: null, reason_code: 'size', reason: 'Too small',
  }],
  compliant: null,
  accepted_at: null,
  received_at: null,
  wms_reference: null,
};
