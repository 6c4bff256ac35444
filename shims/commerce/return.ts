import { z } from 'zod';
import type { ReturnMethod, ReturnResolution, ReturnSource } from '#contract/schema.generated.js';
import type { CommerceReturnFragment } from './operations/commerce-return.generated.js';
import { Refund, refundJson } from './refund.js';
import { RETURN_STATUSES, RETURN_WORD } from './status-words.js';

const text = z.string().nullable();
const time = z.iso.datetime();
const quantity = z.int().min(0);

const Units = z.array(z.object({ sku: text, barcode: text, title: text, quantity }));

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
    missing: Units, not_sellable: Units, unexpected: Units,
  }).nullable().describe('null until it was inspected.'),
  refunds: z.array(Refund),
  exchange_order_id: z.uuid().nullable(),
}).meta({ id: 'Return' });

type Shown = z.output<typeof Return>;

const SOURCE = { PORTAL: 'portal', CHANNEL: 'channel', WAREHOUSE: 'warehouse' } as const satisfies Record<ReturnSource, Shown['source']>;
const RESOLUTION = { REFUND: 'refund', EXCHANGE: 'exchange', STORE_CREDIT: 'store_credit' } as const satisfies Record<ReturnResolution, Shown['resolution']>;
const METHOD = { CARRIER_LABEL: 'carrier_label', IN_STORE: 'in_store' } as const satisfies Record<ReturnMethod, Shown['method']>;

/** The four classifications of the interface; any other is the warehouse's own word and stays as it was sent. */
const CLASSIFICATION: ReadonlyMap<string, string> = new Map([['SELLABLE', 'sellable'], ['DAMAGED', 'damaged'], ['QUARANTINE', 'quarantine'], ['BLOCKED', 'blocked']]);

/** Return as 2-decisions, D show it. */
export const returnJson = (shown: CommerceReturnFragment): Shown => ({
  id: shown.id,
  number: shown.number,
  status: RETURN_WORD[shown.status],
  order_id: shown.orderId,
  order_number: shown.orderNumber,
  source: SOURCE[shown.source],
  announced: shown.announced,
  created_at: shown.createdAt,
  updated_at: shown.updatedAt,
  received_at: shown.receivedAt,
  closed_at: shown.closedAt,
  resolution: RESOLUTION[shown.resolution],
  method: METHOD[shown.method],
  location_code: shown.location?.code ?? null,
  carrier: { code: shown.carrier.code, name: shown.carrier.name },
  tracking_numbers: [...shown.trackingNumbers],
  lines: shown.lines.map(lineJson),
  outcome: shown.outcome && outcomeJson(shown.outcome),
  refunds: shown.refunds.map(refundJson),
  exchange_order_id: shown.exchangeOrderId,
});

const lineJson = (line: CommerceReturnFragment['lines'][number]): Shown['lines'][number] => ({
  line_id: line.lineId,
  sku: line.sku,
  barcode: line.barcode,
  title: line.title,
  quantity_expected: line.quantityExpected,
  quantity_received: line.quantityReceived,
  classification: line.classification === null ? null : CLASSIFICATION.get(line.classification) ?? line.classification,
  reason_code: line.reasonCode,
  exchange: line.exchange && { sku: line.exchange.sku, barcode: line.exchange.barcode },
});

type Outcome = NonNullable<CommerceReturnFragment['outcome']>;

const outcomeJson = ({ compliant, missing, notSellable, unexpected }: Outcome): Shown['outcome'] =>
  ({ compliant, missing: missing.map(unitsJson), not_sellable: notSellable.map(unitsJson), unexpected: unexpected.map(unitsJson) });

const unitsJson = ({ sku, barcode, title, quantity }: Outcome['missing'][number]) => ({ sku, barcode, title, quantity });
