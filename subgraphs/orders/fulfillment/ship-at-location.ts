import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierFor } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { RETURN_LABEL } from '../shipping/label.js';
import { findLabels } from '../shipping/label.store.js';
import { findPackedParcels } from '../shipping/packed-parcel.store.js';
import type { ShipmentReport } from './departure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import { reportShipment } from './report-shipment.js';
import { workAtLocation, type LocationWork } from './work-at-location.js';

/** What a person ships. */
export interface ShipAtLocation extends LocationWork {
  /** Whether it leaves without a label and a tracking number, as with a van of the store's own. */
  readonly withoutTracking?: boolean | null | undefined;
  readonly report: ShipmentReport;
}

/** A person ships picked units from their location, as a warehouse reports it; refused where nobody could follow the shipment, unless that is meant. */
export async function shipAtLocation(deps: OrdersDeps, context: CallContext, { withoutTracking, report, ...named }: ShipAtLocation): Promise<FulfillmentOrder> {
  const { as, fulfillmentOrder } = await workAtLocation(deps, context, named);
  if (withoutTracking === true) return reportShipment(deps, as, { reference: fulfillmentOrder.id, report: { ...report, withoutTracking } });
  if (['PROCESSED', 'CANCEL_REQUESTED'].includes(fulfillmentOrder.status)) await refuseUntracked(deps, as, { fulfillmentOrder, report });
  return reportShipment(deps, as, { reference: fulfillmentOrder.id, report: { ...report, carrierCode: report.carrierCode ?? await usualCarrier(deps, as, fulfillmentOrder) } });
}

interface Leaving {
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly report: ShipmentReport;
}

async function refuseUntracked({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { fulfillmentOrder: { id, labelsBy }, report }: Leaving): Promise<void> {
  if (report.trackingNumber != null) return;
  const labels = (await findLabels(database, companyId, [id])).filter(({ parcel, shipmentId }) => parcel !== RETURN_LABEL && shipmentId === null);
  if (labels.length > 0) return; // a failed one is refused with the rest of the shipment
  const parcels = report.parcels?.length ? report.parcels : await findPackedParcels(database, companyId, id);
  if (parcels.length > 0 && parcels.every(({ trackingNumber }) => trackingNumber != null)) return;
  throw new Failure('LABELS_NOT_READY', `Nobody could follow this shipment: ${labelsBy === 'PLATFORM' ? 'have its labels made with makeLabelsAtLocation, or ' : ''}give carrierCode and trackingNumber, or withoutTracking: true for a van of your own`,
    { trackingNumber: ['is needed without a label, unless withoutTracking is true'] });
}

/** The carrier of the order, or the one that goes where it goes. */
async function usualCarrier({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { shipping, shippingAddress }: FulfillmentOrder): Promise<string | null> {
  return shipping.carrierCode ?? carrierFor(shipping, shippingAddress.countryCode, await findCarriers(database, companyId))?.code ?? null;
}
