import type { z } from 'zod';
import type { ReturnMethod, ReturnResolution, ReturnSource } from '#contract/schema.generated.js';
import type { CommerceReturnFragment } from './operations/commerce-return.generated.js';
import { refundJson } from './order-json.js';
import type { Return } from './return.schema.js';
import { RETURN_WORD } from './status-words.js';

type Shown = z.output<typeof Return>;

const SOURCE = { PORTAL: 'portal', CHANNEL: 'channel', WAREHOUSE: 'warehouse' } as const satisfies Record<ReturnSource, Shown['source']>;
const RESOLUTION = { REFUND: 'refund', EXCHANGE: 'exchange', STORE_CREDIT: 'store_credit' } as const satisfies Record<ReturnResolution, Shown['resolution']>;
const METHOD = { CARRIER_LABEL: 'carrier_label', IN_STORE: 'in_store' } as const satisfies Record<ReturnMethod, Shown['method']>;

/** The four words of the interface; any other is the warehouse's own and stays as it was sent. */
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
  ({ compliant, missing: missing.map(piecesJson), not_sellable: notSellable.map(piecesJson), unexpected: unexpected.map(piecesJson) });

const piecesJson = ({ sku, barcode, title, quantity }: Outcome['missing'][number]) => ({ sku, barcode, title, quantity });
