import { instant } from '#kernel/clock.js';
import type { CallContext } from '#contract/principal.js';
import type { Transaction } from '#subgraph-kit/database.js';
import { raiseAlerts } from '../alerts/raise-alerts.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { takeUnits } from '../shipping/lots.js';
import { orderRecordEvent } from '../shipping/order-record-events.js';
import { unitsByLine, type MatchedUnits } from '../shipping/matched-units.js';
import { findPickedUnits, findShippedUnits, hasShipmentReport, insertShipment } from '../shipping/shipment.store.js';
import { changeFulfillmentOrder } from './change-fulfillment-order.js';
import type { ReportShipmentMode, ShipmentReport } from './departure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { newShipment } from './new-shipment.js';
import type { OrderRef } from './order-ref.js';
import { packShipment } from './pack-shipment.js';
import { matchUnits, pickedWhole } from './picking.js';
import { isAnswered, shipmentFingerprint, type RepeatPolicy } from './repeats.js';
import { shipLabels } from './ship-labels.js';
import { shippable, shipped } from './shipping-out.js';

/** A shipment of the calling warehouse. */
export interface ReportShipment extends OrderRef {
  /** PICKED unless given. */
  readonly mode?: ReportShipmentMode | null | undefined;
  readonly repeat?: RepeatPolicy | null | undefined;
  readonly report: ShipmentReport;
}

/**
 * The calling warehouse ships units (1-decisions, A, Shipments). Without lines everything picked and not yet shipped is shipped; the fulfillment order is
 * SHIPPED once every picked unit has. A shipment after a cancellation request counts: the parcel had already left, and the merchant is alerted.
 */
export const reportShipment = (deps: OrdersDeps, context: CallContext, { mode, repeat, report, ...named }: ReportShipment): Promise<FulfillmentOrder> =>
  changeFulfillmentOrder(deps, { name: 'reportShipment', context, ...named, event: 'fulfillment.shipped', movesOrder: true }, async (before, transaction) => {
    // Earlier versions stored fingerprints with `unpicked: true` for PICK_AND_SHIP: a repeat of such a report must still match.
    const fingerprint = repeat == null || repeat === 'PROCESS' ? null : shipmentFingerprint({ ...report, ...(mode === 'PICK_AND_SHIP' && { unpicked: true }) });
    if (fingerprint !== null && await isAnswered(repeat, () => hasShipmentReport(transaction, context.principal.companyId, { fulfillmentOrderId: before.id, fingerprint }))) return before;
    const fulfillmentOrder = mode === 'PICK_AND_SHIP' && before.status === 'ACCEPTED' ? pickedWhole(before) : before;
    return leave(deps, transaction, { context, fulfillmentOrder, report, fingerprint });
  });

interface Leaving extends Pick<ReportShipment, 'report'> {
  readonly context: CallContext;
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly fingerprint: string | null;
}

async function leave(deps: OrdersDeps, transaction: Transaction, { context, fulfillmentOrder, report, fingerprint }: Leaving): Promise<FulfillmentOrder> {
  const { companyId } = context.principal;
  const most = everything(fulfillmentOrder);
  shipped(fulfillmentOrder, unitsByLine(most)); // an error of the state comes before errors of the items
  const leaving = report.lines == null ? most : matchUnits(fulfillmentOrder, report.lines, { room: shippable(fulfillmentOrder), tooMany: 'more than was picked and has not left', path: 'lines' });
  const after = shipped(fulfillmentOrder, unitsByLine(leaving));
  const units = takeUnits(await pickedAndHere(transaction, companyId, fulfillmentOrder), leaving).taken;
  const departure = { shipmentId: deps.ids.next(), fulfillmentOrder, units, report, isLast: after.status === 'SHIPPED' };
  const labelled = await shipLabels(transaction, companyId, Object.assign({ parcels: await packShipment(transaction, companyId, departure) }, departure));
  const carriers = labelled.labels.length > 0 ? [] : await findCarriers(transaction, companyId);
  const shipment = newShipment(Object.assign({ carriers, now: instant(deps.clock) }, departure, labelled));
  await insertShipment(transaction, companyId, { shipment, fingerprint });
  await deps.outbox.append(transaction, companyId, [orderRecordEvent('shipment.shipped', fulfillmentOrder, { cause: context, record: { shipmentId: shipment.id, locationId: fulfillmentOrder.locationId } })]);
  await deps.applyParkedEvents(transaction, { context, shipment });
  if (fulfillmentOrder.status === 'CANCEL_REQUESTED') {
    await raiseAlerts(deps, transaction, { cause: context, alerts: [{ type: 'CANCELLATION_TOO_LATE', subject: fulfillmentOrder.orderId, message: `Order ${fulfillmentOrder.number} left before its cancellation reached the warehouse` }] });
  }
  return after;
}

/** The units that were picked and have not left. */
async function pickedAndHere(transaction: Transaction, companyId: number, { id, lines }: FulfillmentOrder): Promise<readonly MatchedUnits[]> {
  const picked = await findPickedUnits(transaction, companyId, id);
  const hasLeft = lines.some(({ quantityShipped }) => quantityShipped > 0);
  return hasLeft ? takeUnits(picked, await findShippedUnits(transaction, companyId, id)).rest : picked;
}

function everything(fulfillmentOrder: FulfillmentOrder): MatchedUnits[] {
  const room = shippable(fulfillmentOrder);
  return fulfillmentOrder.lines.map((line) => ({ lineId: line.lineId, quantity: room(line), lotNumber: null, lotExpiration: null, serialNumber: null })).filter(({ quantity }) => quantity > 0);
}
