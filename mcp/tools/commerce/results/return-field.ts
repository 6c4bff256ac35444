import { z } from 'zod';
import { LocalTime, localTime, localTimeOrNull } from '#mcp/local-time.js';
import { MoneyField, moneyField } from '#mcp/money-field.js';
import type { ToolReturnDetailsFragment } from '../operations/tool-return-details.generated.js';
import type { ToolReturnFragment } from '../operations/tool-return.generated.js';
import { wordOf } from './status-words.js';

const Line = z.object({ sku: z.string().nullable(), title: z.string().nullable(), expected: z.int(), received: z.int(), reason_code: z.string().nullable() });

/** A return in short. */
export const ReturnField = z.object({
  number: z.string(), order: z.string().nullable(), status: z.string(), resolution: z.string(), customer: z.string().nullable(), created_at: LocalTime, updated_at: LocalTime, lines: z.array(Line),
});

const Label = z.object({ status: z.string(), tracking_number: z.string().nullable(), tracking_url: z.string().nullable(), failure: z.string().nullable() });

/** A return with all that staff look at. */
export const ReturnDetailsField = ReturnField.extend({
  id: z.string(), source: z.string(), method: z.string(), compliant: z.boolean().nullable(), receives_at: z.string().nullable(), carrier: z.string().nullable(), tracking_numbers: z.array(z.string()), label: Label.nullable(), notes: z.string().nullable(), tags: z.array(z.string()),
  received_at: LocalTime.nullable(), closed_at: LocalTime.nullable(), cancelled_at: LocalTime.nullable(), cancel_reason: z.string().nullable(), amount_due: MoneyField.nullable(), refunds: z.array(z.object({ at: LocalTime, total: MoneyField })), exchange_order: z.string().nullable(),
  lines: z.array(Line.extend({ line_id: z.string().nullable(), comment: z.string().nullable(), classification: z.string().nullable(), exchange_sku: z.string().nullable() })),
});

/** A return of the graph. */
export const returnField = (one: ToolReturnFragment, timeZone: string): z.output<typeof ReturnField> => ({
  number: one.number, order: one.orderNumber, status: wordOf(one.status), resolution: wordOf(one.resolution), customer: one.customer.name,
  created_at: localTime(one.createdAt, timeZone), updated_at: localTime(one.updatedAt, timeZone), lines: one.lines.map(lineField),
});

const lineField = ({ sku, title, quantityExpected, quantityReceived, reasonCode }: ToolReturnFragment['lines'][number]): z.output<typeof Line> =>
  ({ sku, title, expected: quantityExpected, received: quantityReceived, reason_code: reasonCode });

/** The same with its details. */
export const returnDetailsField = (one: ToolReturnDetailsFragment, timeZone: string): z.output<typeof ReturnDetailsField> => ({
  ...returnField(one, timeZone),
  id: one.id, source: wordOf(one.source), method: wordOf(one.method), compliant: one.compliant, receives_at: one.location?.code ?? null, carrier: one.carrier.name ?? one.carrier.code, tracking_numbers: [...one.trackingNumbers],
  label: one.label && { status: wordOf(one.label.status), tracking_number: one.label.trackingNumber, tracking_url: one.label.trackingUrl, failure: one.label.failureReason }, notes: one.notes, tags: [...one.tags],
  received_at: localTimeOrNull(one.receivedAt, timeZone), closed_at: localTimeOrNull(one.closedAt, timeZone), cancelled_at: localTimeOrNull(one.cancelledAt, timeZone), cancel_reason: one.cancelReason,
  amount_due: one.terms && moneyField(one.terms.due), refunds: one.refunds.map(({ refundedAt, total }) => ({ at: localTime(refundedAt, timeZone), total: moneyField(total) })), exchange_order: one.exchangeOrder?.number ?? null,
  lines: one.lines.map((line) => ({ ...lineField(line), line_id: line.lineId, comment: line.reason, classification: line.classification, exchange_sku: line.exchange?.sku ?? null })),
});
