import type { Instant } from '#kernel/clock.js';
import { addressedTo } from '../addresses/address.js';
import type { Location } from '../inventory/location.js';
import type { Order } from '../ordering/order.js';
import type { UnnumberedRequest } from '../shipping/attempt-requests.js';
import { carrierFor, serves, type Carrier } from '../shipping/carrier.js';
import { locationAddress } from '../shipping/label-request.js';
import { RETURN_LABEL } from '../shipping/label.js';
import { refusalOfParcel } from '../shipping/refuse-parcel.js';
import type { Return } from './return.js';

/** What the label of a return is made from. */
export interface ReturnLabelSource {
  readonly found: Pick<Return, 'id' | 'number' | 'carrierCode'>;
  readonly order: Pick<Order, 'number' | 'shipping' | 'shippingAddress' | 'customer'>;
  /** Where it goes. */
  readonly location: Location;
  readonly carriers: readonly Carrier[];
  readonly at: Instant;
}

/** The request for the label of a return, from the customer to its location, or why there can be none. It is always a PDF, which customers print; its key is the same for every attempt. */
export function returnLabelRequest({ found, order, location, carriers, at }: ReturnLabelSource): { readonly request: UnnumberedRequest } | { readonly reason: string } {
  const recipient = locationAddress(location);
  const carrier = carrierBackTo(recipient.countryCode, { carriers, codes: [found.carrierCode, order.shipping.carrierCode] });
  if (!carrier) return { reason: `No carrier goes to ${recipient.countryCode ?? location.name}` };
  const request: UnnumberedRequest = {
    key: `${found.id}:return`, carrier: { ...carrier, labelFormat: 'PDF' }, serviceCode: serviceOf(carrier, order.shipping), orderNumber: order.number, parcel: RETURN_LABEL, parcels: 1,
    reference: found.number, weightG: null, sender: addressedTo(order.shippingAddress, order.customer), recipient, at,
  };
  const reason = refusalOfParcel(request);
  return reason === undefined ? { request } : { reason };
}

/** The carrier that is named first and goes to a country, else the first that does. */
function carrierBackTo(countryCode: string | null, { carriers, codes }: { readonly carriers: readonly Carrier[]; readonly codes: readonly (string | null)[] }): Carrier | undefined {
  const named = codes.flatMap((named) => carriers.filter(({ code }) => code === named));
  return named.find((carrier) => serves(carrier, countryCode)) ?? carrierFor({ carrierCode: null }, countryCode, carriers);
}

/** The service of the order where it is one of this carrier's, else its usual one. */
const serviceOf = ({ code, serviceCodes }: Carrier, { carrierCode, serviceCode }: Order['shipping']): string | null =>
  (serviceCode !== null && carrierCode === code && serviceCodes.includes(serviceCode) ? serviceCode : serviceCodes[0] ?? null);
