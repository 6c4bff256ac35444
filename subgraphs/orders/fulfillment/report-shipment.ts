import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { shipLabels } from './ship-labels.js';
import { findPickedPieces, hasShipmentPrint, insertShipment, saveShipmentPrint } from '../shipping/shipment.store.js';
import { changePart } from './change-part.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { takePieces } from '../shipping/lots.js';
import { newShipment, type SaidOfShipment } from './new-shipment.js';
import type { OrderRef } from './order-ref.js';
import { packShipment, type ReportedShipmentParcel } from './pack-shipment.js';
import { matchPieces, pickedWhole, type ReportedPieces } from './picking.js';
import { piecesByLine, type MatchedPieces } from '../shipping/pieces.js';
import { shippable, shipped } from './shipping-out.js';

/** A shipment of the calling warehouse. */
export interface ReportShipment extends SaidOfShipment, OrderRef {
  readonly parcels?: readonly ReportedShipmentParcel[] | null | undefined;
  /** Only these pieces leave; everything picked unless given. */
  readonly lines?: readonly ReportedPieces[] | null | undefined;
  /** Whether a part nobody picked counts as picked whole, for dialects that report no picking. */
  readonly unpicked?: boolean | null | undefined;
  /** Whether the same report again is no second shipment. */
  readonly repeatable?: boolean | null | undefined;
}

/**
 * Pieces leave the calling warehouse (1-decisions, A, Shipments). Without lines everything picked and not yet shipped leaves; the part is
 * shipped once every picked piece left. After a cancellation the parcel had already left: it stays shipped and the merchant is told.
 */
export const reportShipment = (deps: OrdersDeps, context: CallContext, given: ReportShipment): Promise<FulfillmentOrder> =>
  changePart(deps, { name: 'reportShipment', context, reference: given.reference, sequence: given.sequence, event: 'fulfillment.shipped', movesOrder: true }, (part, transaction) =>
    ship(deps, transaction, { context, part, given }));

interface Leaving {
  readonly context: CallContext;
  readonly part: FulfillmentOrder;
  readonly given: ReportShipment;
}

async function ship(deps: OrdersDeps, transaction: Transaction, { context, part: before, given }: Leaving): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const part = given.unpicked === true && before.status === 'ACCEPTED' ? pickedWhole(before) : before;
  if (given.repeatable !== true) return (await leave(deps, transaction, { context, part, given })).after;
  const print = printOf(given);
  if (await hasShipmentPrint(transaction, companyId, { partId: part.id, print })) return before;
  const { after, shipmentId } = await leave(deps, transaction, { context, part, given });
  await saveShipmentPrint(transaction, companyId, { shipmentId, print });
  return after;
}

async function leave(deps: OrdersDeps, transaction: Transaction, { context, part, given }: Leaving): Promise<{ after: FulfillmentOrder; shipmentId: string }> {
  const { companyId } = context.principal;
  shipped(part, allOf(part)); // the state speaks before the items do
  const leaving = given.lines == null ? wholeLines(part) : matchPieces(part, given.lines, { room: shippable(part), tooMany: 'more than was picked and has not left', path: 'lines' });
  const after = shipped(part, piecesByLine(leaving));
  const known = await findPickedPieces(transaction, companyId, part.id);
  const pieces = takePieces(takePieces(known.picked, known.shipped).rest, leaving).taken;
  const [reported, isLast] = [given.parcels ?? [], after.status === 'SHIPPED'];
  const [shipmentId, trackingNumber] = [deps.ids.next(), given.trackingNumber ?? null];
  const packed = await packShipment(transaction, companyId, { shipmentId, part, pieces, reported, isLast, trackingNumber });
  const { parcels, labels } = await shipLabels(transaction, companyId, { part, shipmentId, parcels: packed, isLast, reported: reported.length, trackingNumber });
  const carriers = labels.length > 0 ? [] : await findCarriers(transaction, companyId);
  const shipment = newShipment({ id: shipmentId, part, said: given, pieces, parcels, labels, carriers, now: instant(deps.clock) });
  await insertShipment(transaction, companyId, shipment);
  await deps.outbox.append(transaction, companyId, [orderRecordEvent('shipment.shipped', part, { cause: context, record: { shipmentId: shipment.id, locationId: part.locationId } })]);
  if (part.status === 'CANCEL_REQUESTED') {
    await raiseAlerts(deps, transaction, { cause: context, alerts: [{ type: 'CANCELLATION_TOO_LATE', subject: part.orderId, message: `Order ${part.number} left before its cancellation reached the warehouse` }] });
  }
  return { after, shipmentId };
}

/** What tells one shipment from another: everything that was said of it but when it left. */
const printOf = ({ reference: _, sequence: __, shippedAt: ___, repeatable: ____, ...said }: ReportShipment): string => sha256(canonicalJson(said));

const allOf = (part: FulfillmentOrder): Map<string, number> => {
  const room = shippable(part);
  return new Map(part.lines.map((line) => [line.lineId, room(line)]));
};

const wholeLines = (part: FulfillmentOrder): MatchedPieces[] => [...allOf(part)].filter(([, quantity]) => quantity > 0)
  .map(([lineId, quantity]) => ({ lineId, quantity, lotNumber: null, lotExpiration: null, serialNumber: null }));

