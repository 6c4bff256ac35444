import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { takePieces } from '../shipping/lots.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { piecesByLine, type MatchedPieces } from '../shipping/pieces.js';
import { findPickedPieces, hasShipmentReport, insertShipment } from '../shipping/shipment.store.js';
import { changePart } from './change-part.js';
import type { ShipmentReport } from './departure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { newShipment } from './new-shipment.js';
import type { OrderRef } from './order-ref.js';
import { packShipment } from './pack-shipment.js';
import { matchPieces, pickedWhole } from './picking.js';
import { isAnswered, shipmentFingerprint, type RepeatPolicy } from './repeats.js';
import { shipLabels } from './ship-labels.js';
import { shippable, shipped } from './shipping-out.js';

/** A shipment of the calling warehouse. */
export interface ReportShipment extends OrderRef {
  /** Whether only what was reported as picked leaves, or an order nobody picked counts as picked whole. */
  readonly mode: 'PICKED' | 'PICK_AND_SHIP';
  readonly repeat: RepeatPolicy;
  readonly report: ShipmentReport;
}

/**
 * Pieces leave the calling warehouse (1-decisions, A, Shipments). Without lines everything picked and not yet shipped leaves; the part is
 * shipped once every picked piece left. After a cancellation the parcel had already left: it stays shipped and the merchant is told.
 */
export const reportShipment = (deps: OrdersDeps, context: CallContext, { mode, repeat, report, ...named }: ReportShipment): Promise<FulfillmentOrder> =>
  changePart(deps, { name: 'reportShipment', context, ...named, event: 'fulfillment.shipped', movesOrder: true }, async (before, transaction) => {
    const fingerprint = repeat === 'PROCESS' ? null : shipmentFingerprint({ ...report, ...(mode === 'PICK_AND_SHIP' && { unpicked: true }) }); // named as in the fingerprints that are stored
    if (fingerprint !== null && await isAnswered(repeat, () => hasShipmentReport(transaction, context.principal.companyId, { partId: before.id, fingerprint }))) return before;
    const part = mode === 'PICK_AND_SHIP' && before.status === 'ACCEPTED' ? pickedWhole(before) : before;
    return leave(deps, transaction, { context, part, report, fingerprint });
  });

interface Leaving extends Pick<ReportShipment, 'report'> {
  readonly context: CallContext;
  readonly part: FulfillmentOrder;
  readonly fingerprint: string | null;
}

async function leave(deps: OrdersDeps, transaction: Transaction, { context, part, report, fingerprint }: Leaving): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const most = everything(part);
  shipped(part, piecesByLine(most)); // the state speaks before the items do
  const leaving = report.lines == null ? most : matchPieces(part, report.lines, { room: shippable(part), tooMany: 'more than was picked and has not left', path: 'lines' });
  const after = shipped(part, piecesByLine(leaving));
  const known = await findPickedPieces(transaction, companyId, part.id);
  const pieces = takePieces(takePieces(known.picked, known.shipped).rest, leaving).taken;
  const departure = { shipmentId: deps.ids.next(), part, pieces, report, isLast: after.status === 'SHIPPED' };
  const labelled = await shipLabels(transaction, companyId, { ...departure, parcels: await packShipment(transaction, companyId, departure) });
  const carriers = labelled.labels.length > 0 ? [] : await findCarriers(transaction, companyId);
  const shipment = newShipment({ ...departure, ...labelled, carriers, now: instant(deps.clock) });
  await insertShipment(transaction, companyId, { ...shipment, fingerprint });
  await deps.outbox.append(transaction, companyId, [orderRecordEvent('shipment.shipped', part, { cause: context, record: { shipmentId: shipment.id, locationId: part.locationId } })]);
  if (part.status === 'CANCEL_REQUESTED') {
    await raiseAlerts(deps, transaction, { cause: context, alerts: [{ type: 'CANCELLATION_TOO_LATE', subject: part.orderId, message: `Order ${part.number} left before its cancellation reached the warehouse` }] });
  }
  return after;
}

function everything(part: FulfillmentOrder): MatchedPieces[] {
  const room = shippable(part);
  return part.lines.map((line) => ({ lineId: line.lineId, quantity: room(line), lotNumber: null, lotExpiration: null, serialNumber: null })).filter(({ quantity }) => quantity > 0);
}
