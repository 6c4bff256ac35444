import { checkParcelCount } from './check-parcel-count.js';
import { instant, type Instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { dropUnlistedLabels } from '../shipping/drop-unlisted-labels.js';
import { ensureLabels } from '../shipping/ensure-labels.js';
import type { LabelFormat } from '../shipping/carrier.js';
import { toParcels, type ReportedParcel } from '../shipping/parcel.js';
import { findPicking, savePicking } from '../shipping/shipment.store.js';
import { changeFulfillmentOrder } from './change-fulfillment-order.js';
import type { FulfillmentLine, FulfillmentOrder } from './fulfillment-order.js';
import { isOverRefunded, matchUnits, picked, type ReportedUnits } from './picking.js';
import { isAnswered, isSamePicking, type RepeatPolicy } from './repeats.js';
import { unitsByLine, type MatchedUnits } from '../shipping/matched-units.js';

/** A picking report of the calling warehouse. */
export interface ReportPicking {
  readonly reference: string;
  /** When it was picked; now unless given. */
  readonly pickedAt?: Instant | null | undefined;
  readonly lines: readonly ReportedUnits[];
  readonly parcels?: readonly ReportedParcel[] | null | undefined;
  readonly repeat?: RepeatPolicy | null | undefined;
  /** Format of the labels; the carrier's default unless given. */
  readonly labelFormat?: LabelFormat | null | undefined;
}

/**
 * The calling warehouse reports what it picked (document 1, A, POST /orders/{number}/picked): all or nothing, the last report replaces earlier ones.
 * Missing units become unfulfillable and the merchant is alerted; with automatic refunds the customer is refunded for newly missing ones.
 * With platform-made labels each parcel gets its label after the commit, and labels of parcels no longer listed are voided.
 */
export async function reportPicking(deps: OrdersDeps, context: CallContext, given: ReportPicking): Promise<FulfillmentOrder> {
  const fulfillmentOrder = await changeFulfillmentOrder(deps, { name: 'reportPicking', context, reference: given.reference, event: 'fulfillment.picked' }, (before, transaction) =>
    pick(deps, transaction, { context, fulfillmentOrder: before, given }));
  if (fulfillmentOrder.status === 'PROCESSED') await ensureLabels(deps, context, { fulfillmentOrder, parcels: given.parcels ?? [], enrich: true, format: given.labelFormat });
  return fulfillmentOrder;
}

interface Picked {
  readonly context: CallContext;
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly given: ReportPicking;
}

async function pick(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, given }: Picked): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const parcels = toParcels(given.parcels ?? []);
  const isRepeat = async () => fulfillmentOrder.pickedAt !== null && isSamePicking(fulfillmentOrder, await findPicking(transaction, companyId, fulfillmentOrder.id), { units: matchedUnits(fulfillmentOrder, given), parcels });
  if (await isAnswered(given.repeat, isRepeat)) return fulfillmentOrder;
  picked(fulfillmentOrder, new Map()); // an error of the state comes before errors of the items
  const matched = matchedUnits(fulfillmentOrder, given);
  checkParcelCount(fulfillmentOrder, parcels);
  const after = { ...picked(fulfillmentOrder, unitsByLine(matched)), pickedAt: given.pickedAt ?? instant(deps.clock) };
  await savePicking(transaction, companyId, { fulfillmentOrderId: fulfillmentOrder.id, isFirst: fulfillmentOrder.pickedAt === null, units: matched, parcels });
  await dropUnlistedLabels(deps, transaction, { context, fulfillmentOrder, parcels: parcels.length });
  const refunded = await deps.refundMissing(transaction, { context, fulfillmentOrder: after });
  await raiseAlerts(deps, transaction, { cause: context, alerts: alertsOf(fulfillmentOrder, refunded) });
  return refunded;
}

const matchedUnits = (fulfillmentOrder: FulfillmentOrder, { lines }: ReportPicking): MatchedUnits[] => matchUnits(fulfillmentOrder, lines, {
  room: ({ quantityOrdered, quantityCancelled }) => quantityOrdered - quantityCancelled, tooMany: 'more than this order has of it', path: 'lines',
});

const nameOf = ({ sku, barcode }: FulfillmentLine): string => sku ?? barcode ?? 'an item';

const missing = (lines: readonly FulfillmentLine[]): number => lines.reduce((sum, { quantityUnfulfillable }) => sum + quantityUnfulfillable, 0);

function alertsOf(before: FulfillmentOrder, after: FulfillmentOrder): Parameters<typeof raiseAlerts>[2]['alerts'] {
  const short = after.lines.filter(({ quantityUnfulfillable }) => quantityUnfulfillable > 0);
  const about = (lines: readonly FulfillmentLine[]): string => lines.map((line) => `${nameOf(line)} (${String(line.quantityUnfulfillable)} missing)`).join(', ');
  const unitsFound = ({ lineId, quantityUnfulfillable }: FulfillmentLine): number => (before.lines.find((line) => line.lineId === lineId)?.quantityUnfulfillable ?? 0) - quantityUnfulfillable;
  const aboutFound = (lines: readonly FulfillmentLine[]): string => lines.map((line) => `${nameOf(line)} (${String(unitsFound(line))} found${line.quantityUnfulfillable > 0 ? `, ${String(line.quantityUnfulfillable)} missing` : ''})`).join(', ');
  const found = after.lines.filter((line) => unitsFound(line) > 0);
  const over = found.filter(isOverRefunded);
  return [
    ...(missing(after.lines) > missing(before.lines) ? [{ type: 'MISSING_PIECES' as const, subject: after.orderId, message: `Order ${after.number}: the warehouse is missing ${about(short)}` }] : []),
    ...(over.length > 0 ? [{ type: 'PICKING_CORRECTED' as const, subject: after.orderId, message: `Order ${after.number}: the warehouse found units the customer was already refunded for: ${aboutFound(over)}` }] : []),
    ...(over.length === 0 && found.length > 0 ? [{ type: 'PICKING_CORRECTED' as const, subject: after.orderId, message: `Order ${after.number}: the warehouse found units it had reported missing: ${aboutFound(found)}` }] : []),
  ];
}
