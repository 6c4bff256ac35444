import { names } from '../routing/condition.js';
import type { ShippingType } from '../routing/shipping-type.js';

/** What a merchant adds to the days of some orders (document 2, G, rules 2 and 3). Conditions that are null match every order. */
export interface ServicePolicy {
  readonly id: string;
  readonly name: string;
  /** The smallest is evaluated first; the first policy whose conditions all match applies. */
  readonly priority: number;
  /** Destinations, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[] | null;
  /** Beginnings of postcodes, without blanks and in capitals. */
  readonly postcodePrefixes: readonly string[] | null;
  readonly channels: readonly string[] | null;
  /** One of the items has one of these tags of the catalog. */
  readonly tags: readonly string[] | null;
  readonly shippingType: ShippingType | null;
  /** Working days of the location added before what was ordered leaves. */
  readonly extraDays: number;
  /** Working days of the destination added to the last day of delivery. */
  readonly bufferDays: number;
}

/** What a policy is chosen by. */
export interface Serviced {
  readonly countryCode: string | null;
  /** Without blanks and in capitals; null where it is not known. */
  readonly postcode: string | null;
  readonly channel: string;
  readonly tags: readonly string[];
  readonly shippingType: ShippingType;
}

/** The policy that applies; undefined where none does. */
export const policyFor = (order: Serviced, policies: readonly ServicePolicy[]): ServicePolicy | undefined => policies.find((policy) => holds(policy, order));

const holds = ({ countries, postcodePrefixes, channels, tags, shippingType }: ServicePolicy, order: Serviced): boolean =>
  names(countries, [order.countryCode])
  && (postcodePrefixes?.some((prefix) => order.postcode?.startsWith(prefix) === true) ?? true)
  && names(channels, [order.channel])
  && names(tags, order.tags)
  && (shippingType === null || shippingType === order.shippingType);

/** A postcode as prefixes are compared with it; null for none. */
export function comparedPostcode(postcode: string | null | undefined): string | null {
  const compared = postcode?.replaceAll(' ', '').toUpperCase() ?? '';
  return compared === '' ? null : compared;
}
