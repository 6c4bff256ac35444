import { z } from 'zod';
import { Money, moneyJson } from './money.js';
import type { CommerceRefundFragment } from './operations/commerce-refund.generated.js';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

/** Document 2, D: a refund. */
export const Refund = z.object({
  id: z.uuid(),
  return_id: z.uuid().nullable(),
  refunded_at: time,
  total: Money,
  shipping: Money.describe('The part of the total for shipping.'),
  lines: z.array(z.object({ line_id: z.uuid(), sku: text, barcode: text, quantity, subtotal: Money })),
}).meta({ id: 'Refund' });

/** A refund as orders and returns show it. */
export const refundJson = (refund: CommerceRefundFragment): z.output<typeof Refund> => ({
  id: refund.id,
  return_id: refund.returnId,
  refunded_at: refund.refundedAt,
  total: moneyJson(refund.total),
  shipping: moneyJson(refund.shipping),
  lines: refund.lines.map(({ lineId, sku, barcode, quantity, subtotal }) => ({ line_id: lineId, sku, barcode, quantity, subtotal: moneyJson(subtotal) })),
});
