import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { OrdersDeps } from '../orders-deps.js';
import { carrierFor } from '../shipping/carrier.js';
import { findCarriers } from '../shipping/carrier.store.js';
import { RETURN_LABEL, type Label } from '../shipping/label.js';
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
  if (!isWebAddress(report.trackingUrl)) throw new Failure('BAD_INPUT', 'The shipment cannot be followed there', { trackingUrl: ['must be an http or https address'] });
  const { as, fulfillmentOrder } = await workAtLocation(deps, context, named);
  await refuseOtherThanLabel(deps, as, { fulfillmentOrder, report });
  if (withoutTracking === true) return reportShipment(deps, as, { reference: fulfillmentOrder.id, report: { ...report, withoutTracking } });
  if (['PROCESSED', 'CANCEL_REQUESTED'].includes(fulfillmentOrder.status)) await refuseUntracked(deps, as, { fulfillmentOrder, report });
  return reportShipment(deps, as, { reference: fulfillmentOrder.id, report: { ...report, carrierCode: report.carrierCode ?? await usualCarrier(deps, as, fulfillmentOrder) } });
}

/** People and customers follow it by a link. */
const isWebAddress = (text: string | null | undefined): boolean => text == null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));

interface Leaving {
  readonly fulfillmentOrder: FulfillmentOrder;
  readonly report: ShipmentReport;
}

/**
 * Refuse a carrier or number that is not that of the labels: a parcel travels with its label's, whatever is reported (1-decisions, A, Shipments). A warehouse's system repeats
 * what it knows; a person who types another one means another parcel, and nobody would learn of it.
 */
async function refuseOtherThanLabel({ database }: OrdersDeps, { principal: { companyId } }: CallContext, { fulfillmentOrder: { id }, report }: Leaving): Promise<void> {
  if (report.carrierCode == null && report.trackingNumber == null) return;
  const labels = (await findLabels(database, companyId, [id])).filter(({ parcel, shipmentId, status }) => parcel !== RETURN_LABEL && shipmentId === null && status === 'READY');
  const [first] = labels;
  if (!first) return;
  const problems = { ...isOther(report.carrierCode, [first.carrierCode]) && { carrierCode: [ofLabels([first], 'carrierCode')] }, ...isOther(report.trackingNumber, labels.map(({ trackingNumber }) => trackingNumber)) && { trackingNumber: [ofLabels(labels, 'trackingNumber')] } };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'This shipment has a label of another carrier or number: leave both out to ship with the label, or void it first with voidLabelsAtLocation', problems);
}

const isOther = (given: string | null | undefined, known: readonly (string | null)[]): boolean => given != null && !known.some((one) => one?.toLowerCase() === given.toLowerCase());

const ofLabels = (labels: readonly Label[], field: 'carrierCode' | 'trackingNumber'): string => `must be left out, or be ${labels.map((label) => label[field] ?? 'none').join(' or ')} as on the label`;

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
