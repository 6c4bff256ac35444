import type { Logistics } from '../calendars/logistics.js';
import { transitFor, type TransitTime, type Travelling } from '../calendars/transit.js';
import { SHIPPING_TYPES, type ShippingType } from '../routing/shipping-type.js';
import { carrierFor, type Carrier } from '../shipping/carrier.js';
import type { PromiseBasis } from './basis.js';
import type { Wanted } from './wanted.js';

/** How a parcel travels: by the carrier that fulfilment takes. */
export interface Travel {
  readonly carrier: Carrier | undefined;
  readonly transit: TransitTime;
}

/** How a parcel travels, by the carrier that its order names or, where it names none, by the merchant's; undefined where no transit time to its destination is known. */
export function travelOf(parcel: Travelling, { carriers, transitTimes }: Pick<Logistics, 'carriers' | 'transitTimes'>): Travel | undefined {
  const carrier = carrierFor(parcel, parcel.countryCode, carriers);
  const transit = transitFor({ ...parcel, carrierCode: carrier?.code ?? null }, transitTimes);
  return transit && { carrier, transit };
}

/** The methods that go to a destination, with how a parcel would travel by each. */
export const travels = (wanted: Wanted, basis: PromiseBasis): readonly (readonly [ShippingType, Travel])[] =>
  basis.once.travels(wanted.postcode ?? '', () => SHIPPING_TYPES.flatMap((type) => {
    const travel = travelOf({ countryCode: wanted.countryCode, postcode: wanted.postcode, shippingType: type, carrierCode: null }, basis.logistics);
    return travel ? [[type, travel] as const] : [];
  }));
