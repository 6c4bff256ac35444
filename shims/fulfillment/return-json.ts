import type { z } from 'zod';
import type { ReturnStatus } from '#contract/schema.generated.js';
import type { ReturnViewFragment } from './operations/return-view.generated.js';
import type { Return, RETURN_STATUS_WORDS, ReturnLine } from './return.schema.js';

const STATUS_WORD = {
  REQUESTED: 'requested', AWAITING_RECEIPT: 'awaiting_receipt', IN_TRANSIT: 'in_transit', RECEIVED: 'received', COMPLIANT: 'compliant',
  NOT_COMPLIANT: 'not_compliant', CLOSED: 'closed', CANCELLED: 'cancelled',
} as const satisfies Record<ReturnStatus, (typeof RETURN_STATUS_WORDS)[number]>;

/** The four words of the interface; any other is the warehouse's own and stays as it was sent. */
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
