import { transitFor, type TransitTime } from '../calendars/transit.js';
import { SHIPPING_TYPES, type ShippingType } from '../routing/shipping-type.js';
import { carrierFor, type Carrier } from '../shipping/carrier.js';
import type { PromiseBasis } from './basis.js';
import type { Wanted } from './wanted.js';

/** How a parcel would travel: by the carrier that fulfilment would take. */
export interface Travel {
  readonly carrier: Carrier | undefined;
  readonly transit: TransitTime;
}

/** How a parcel would travel by a method; undefined where no transit time to its destination is known. */
export function transitOf({ countryCode, postcode }: Wanted, shippingType: ShippingType, { logistics: { carriers, transitTimes } }: PromiseBasis): Travel | undefined {
  const carrier = carrierFor({ carrierCode: null }, countryCode, carriers);
  const transit = transitFor({ carrierCode: carrier?.code ?? null, shippingType, countryCode, postcode }, transitTimes);
  return transit && { carrier, transit };
}

/** The methods that go to a destination, with how a parcel would travel by each. */
export const travels = (wanted: Wanted, basis: PromiseBasis): readonly (readonly [ShippingType, Travel])[] =>
  basis.once.travels(wanted.postcode ?? '', () => SHIPPING_TYPES.flatMap((type) => {
    const travel = transitOf(wanted, type, basis);
    return travel ? [[type, travel] as const] : [];
  }));
