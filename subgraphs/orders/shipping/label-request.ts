import type { Instant } from '#kernel/clock.js';
import type { Location } from '../inventory/location.js';
import { addressedTo, type Address } from '../addresses/address.js';
import { carrierFor, type Carrier, type LabelFormat } from './carrier.js';
import { MOST_LABELS, RETURN_LABEL, type Label, type ParcelFacts } from './label.js';
import type { LabelRequest } from './label-maker.js';
import type { LabelledOrder } from './labelled-order.js';
import { totalWeightG } from './total-weight.js';

/** A parcel to label; the first of a list is parcel 1 unless its number is given. */
export type LabelParcel = { readonly [K in keyof ParcelFacts]?: ParcelFacts[K] | undefined } & { readonly parcel?: number | null | undefined };

/** A parcel by its number, with what is known of it. */
export interface NumberedParcel extends ParcelFacts {
  readonly parcel: number;
}

/** Parcels by number; what is not given now is taken from the existing label. */
export const numberedParcels = (given: readonly LabelParcel[], known: readonly Label[]): NumberedParcel[] => given.map((facts, index) => {
  const number = facts.parcel ?? index + 1;
  const before = known.find(({ parcel }) => parcel === number) ?? NOTHING_KNOWN;
  return { parcel: number, ...mergedFacts(facts, before) };
});

const NOTHING_KNOWN: ParcelFacts = { reference: null, weightG: null, heightMm: null, widthMm: null, depthMm: null };

const mergedFacts = (now: LabelParcel, before: ParcelFacts): ParcelFacts => ({
  reference: now.reference ?? before.reference,
  weightG: now.weightG ?? before.weightG,
  heightMm: now.heightMm ?? before.heightMm,
  widthMm: now.widthMm ?? before.widthMm,
  depthMm: now.depthMm ?? before.depthMm,
});

/** Whether the numbers are those of parcels a fulfillment order can have, each once. */
export const areParcelNumbers = (parcels: readonly NumberedParcel[]): boolean =>
  new Set(parcels.map(({ parcel }) => parcel)).size === parcels.length && parcels.every(({ parcel }) => Number.isInteger(parcel) && parcel >= RETURN_LABEL && parcel <= MOST_LABELS);

/** What a fulfillment order's labels are made from. */
export interface LabelSource {
  readonly fulfillmentOrder: LabelledOrder;
  readonly location: Location;
  readonly carriers: readonly Carrier[];
  /** How many parcels the fulfillment order has, as far as is known. */
  readonly parcels: number;
  readonly at: Instant;
  /** Format of the labels; the carrier's default unless given. */
  readonly format?: LabelFormat | null | undefined;
}

/** A request without its tracking number; undefined when no carrier is known for the fulfillment order. */
export function requestOf(source: LabelSource, { parcel, reference, weightG }: NumberedParcel): Omit<LabelRequest, 'trackingNumber'> | undefined {
  const { fulfillmentOrder, carriers, parcels, at, format } = source;
  const carrier = carrierFor(fulfillmentOrder.shipping, fulfillmentOrder.shippingAddress.countryCode, carriers);
  return carrier && {
    key: `${fulfillmentOrder.id}:${String(parcel)}`,
    carrier: { ...carrier, labelFormat: format ?? carrier.labelFormat },
    serviceCode: fulfillmentOrder.shipping.serviceCode ?? carrier.serviceCodes[0] ?? null,
    orderNumber: fulfillmentOrder.number,
    parcel, parcels, reference, at,
    weightG: weightG ?? (parcels === 1 && parcel !== RETURN_LABEL ? totalWeightG(fulfillmentOrder.lines) : null),
    ...wayOf(source, parcel === RETURN_LABEL),
  };
}

function wayOf({ fulfillmentOrder: { shippingAddress, customer }, location }: LabelSource, back: boolean): Pick<LabelRequest, 'sender' | 'recipient'> {
  const [warehouse, person] = [locationAddress(location), addressedTo(shippingAddress, customer)];
  return back ? { sender: person, recipient: warehouse } : { sender: warehouse, recipient: person };
}

/** The address of a location as the sender or recipient of parcels. */
export const locationAddress = ({ address, name, countryCode }: Location): Address =>
  ({ ...address, company: address.company ?? name, countryCode: address.countryCode ?? countryCode });
