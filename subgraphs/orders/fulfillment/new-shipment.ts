import type { Instant } from '#kernel/clock.js';
import { carrierCalled, carrierFor, trackingUrl, type Carrier } from '../shipping/carrier.js';
import type { Label } from '../shipping/label.js';
import type { Shipment, ShipmentParcel } from '../shipping/shipment.js';
import type { Departure, ShipmentReport } from './departure.js';
import type { FulfillmentOrder } from './fulfillment-order.js';
import type { LabelledParcels } from './ship-labels.js';

type Making = Departure & LabelledParcels & { readonly carriers: readonly Carrier[]; readonly now: Instant };

/** The shipment record. The shipment's tracking number is kept beside those of its parcels, unless every parcel has a label of the platform. */
export const newShipment = ({ shipmentId: id, fulfillmentOrder, report, units, parcels, labels, carriers, now }: Making): Shipment => Object.assign({
  id,
  orderId: fulfillmentOrder.orderId,
  fulfillmentOrderId: fulfillmentOrder.id,
  locationId: fulfillmentOrder.locationId,
  status: 'PICKED_UP' as const,
  trackingNumber: labels.length < parcels.length ? report.trackingNumber ?? null : null,
  wmsReference: report.wmsReference ?? null,
  shippedAt: report.shippedAt ?? now,
  deliveredAt: null,
  parcels,
  units,
}, labels[0] ? carrierOfLabel(labels[0], report) : reportedCarrier(fulfillmentOrder, report, { carriers, number: shipmentTrackingNumber(report, parcels) }));

type CarrierOfShipment = Pick<Shipment, 'carrierCode' | 'carrierName' | 'serviceCode' | 'trackingUrl'>;

/** A parcel with a label of the platform travels with the label's carrier and number, whatever the warehouse reports (1-decisions, A, Shipments). */
const carrierOfLabel = ({ carrierCode, carrierName, serviceCode, trackingUrl }: Label, report: ShipmentReport): CarrierOfShipment =>
  ({ carrierCode, carrierName, serviceCode, trackingUrl: trackingUrl ?? report.trackingUrl ?? null });

/**
 * The carrier the warehouse reports, with the name and tracking page of the merchant's carrier it matches, if any; else the order's carrier with the name the
 * warehouse reports, and where neither names one the merchant's that goes where the order goes, as warehouses are told. The order's service applies only to the order's carrier.
 */
function reportedCarrier(fulfillmentOrder: FulfillmentOrder, report: ShipmentReport, { carriers, number }: { carriers: readonly Carrier[]; number: string | null }): CarrierOfShipment {
  const { shipping } = fulfillmentOrder;
  const usual = usualCarrier(fulfillmentOrder, report, carriers);
  const known = carrierCalled(firstOf(report.carrierCode, report.carrierName, usual) ?? '', carriers);
  const carrierCode = firstOf(known?.code, report.carrierCode, usual);
  const isOfOrder = shipping.carrierCode === null || shipping.carrierCode === carrierCode;
  return {
    carrierCode,
    carrierName: firstOf(known?.name, report.carrierName),
    serviceCode: firstOf(report.serviceCode, isOfOrder ? shipping.serviceCode : null),
    trackingUrl: firstOf(report.trackingUrl, known && number !== null ? trackingUrl(known, number) : null),
  };
}

function usualCarrier({ shipping, shippingAddress }: FulfillmentOrder, { carrierCode, carrierName }: ShipmentReport, carriers: readonly Carrier[]): string | null | undefined {
  const isNamed = shipping.carrierCode !== null || carrierCode != null || carrierName != null;
  return isNamed ? shipping.carrierCode : carrierFor(shipping, shippingAddress.countryCode, carriers)?.code;
}

/** The first value that is given. */
const firstOf = (...texts: readonly (string | null | undefined)[]): string | null => texts.find((text) => text != null) ?? null;

const shipmentTrackingNumber = ({ trackingNumber }: ShipmentReport, [first]: readonly ShipmentParcel[]): string | null => firstOf(trackingNumber, first?.trackingNumber);
