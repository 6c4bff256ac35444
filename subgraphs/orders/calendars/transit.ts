import type { ShippingType } from '../routing/shipping-type.js';

/** How long a carrier takes to a country, in working days of that country (document 2, G, rule 3). */
export interface TransitTime {
  readonly id: string;
  /** Null for every carrier without a transit time of its own there. */
  readonly carrierCode: string | null;
  readonly shippingType: ShippingType;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The beginning of postcodes, without blanks and in capitals; null for the whole country. */
  readonly postcodePrefix: string | null;
  readonly minDays: number;
  readonly maxDays: number;
}

/** A parcel that a transit time is wanted for. */
export interface Travelling {
  readonly carrierCode: string | null;
  readonly shippingType: ShippingType;
  readonly countryCode: string;
  /** Without blanks and in capitals; null where it is not known. */
  readonly postcode: string | null;
}

/** The transit time that applies: that of the carrier before that of any, then the one with the longest beginning of the postcode; undefined where none goes there. */
export function transitFor({ carrierCode, shippingType, countryCode, postcode }: Travelling, times: readonly TransitTime[]): TransitTime | undefined {
  const fit = times.filter((time) => time.shippingType === shippingType && time.countryCode === countryCode
    && (time.carrierCode === null || time.carrierCode === carrierCode) && (time.postcodePrefix === null || (postcode?.startsWith(time.postcodePrefix) ?? false)));
  const rank = (time: TransitTime): number => (time.carrierCode === null ? 0 : MOST_CHARACTERS) + (time.postcodePrefix?.length ?? 0);
  return fit.reduce<TransitTime | undefined>((best, time) => (best && rank(best) >= rank(time) ? best : time), undefined);
}

/** More than a postcode has. */
const MOST_CHARACTERS = 100;
