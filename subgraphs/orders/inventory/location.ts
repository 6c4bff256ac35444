import type { Address } from '../addresses/address.js';

/** What a location is. */
export const LOCATION_KINDS = ['WAREHOUSE', 'STORE'] as const;

/** One of {@link LOCATION_KINDS}. */
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** Who makes the parcel labels of a location. */
export const LABEL_MAKERS = ['PLATFORM', 'WAREHOUSE'] as const;

/** One of {@link LABEL_MAKERS}. */
export type LabelMaker = (typeof LABEL_MAKERS)[number];

/** A place that holds stock and fulfills orders: a warehouse or a store. */
export interface Location {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: LocationKind;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** Codes a warehouse uses for this place in stock updates. */
  readonly stockLocationCodes: readonly string[];
  readonly labelsBy: LabelMaker;
  readonly active: boolean;
  /** Whether routing sends online orders to it. */
  readonly fulfilsOnline: boolean;
  /** Whether customers can collect orders there. */
  readonly offersPickup: boolean;
  readonly address: Address;
}

/** The code that stock of a location is kept by where a report names none. */
export const usualStockCode = ({ code, stockLocationCodes }: Pick<Location, 'code' | 'stockLocationCodes'>): string => stockLocationCodes[0] ?? code;
