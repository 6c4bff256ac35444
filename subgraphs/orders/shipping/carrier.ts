/** The formats of labels. */
export const LABEL_FORMATS = ['PDF', 'ZPL'] as const;

/** One of {@link LABEL_FORMATS}. */
export type LabelFormat = (typeof LABEL_FORMATS)[number];

/** A carrier of the merchant, with what the platform's labels need. */
export interface Carrier {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Codes of the services on offer, the usual one first. */
  readonly serviceCodes: readonly string[];
  /** ISO 3166-1 alpha-2 codes; empty when it goes everywhere. */
  readonly countries: readonly string[];
  readonly maxParcelG: number | null;
  /** Address of the carrier's tracking page with {@link TRACKING_PLACE} where the number goes. */
  readonly trackingUrlTemplate: string | null;
  readonly labelFormat: LabelFormat;
  /** Letters its tracking numbers begin with; carriers of one prefix share a series. */
  readonly trackingPrefix: string;
  /** The first number of a series that has none yet. */
  readonly trackingFrom: number;
}

/** The carrier and service an order names; null where the merchant's carriers decide. */
export interface CarrierChoice {
  readonly carrierCode: string | null;
  readonly serviceCode: string | null;
}

/** Stands for the number in a carrier's tracking address. */
export const TRACKING_PLACE = '{tracking_number}';

/** Where a parcel can be followed; null when the carrier has no such page. */
export const trackingUrl = ({ trackingUrlTemplate }: Carrier, trackingNumber: string): string | null =>
  trackingUrlTemplate?.replaceAll(TRACKING_PLACE, encodeURIComponent(trackingNumber)) ?? null;

/** Whether the carrier goes to a country. */
export const serves = ({ countries }: Carrier, countryCode: string | null): boolean =>
  countries.length === 0 || (countryCode !== null && countries.includes(countryCode));

/** The carrier with this code or name, case-insensitively; undefined if there is none. */
export function carrierCalled(word: string, carriers: readonly Carrier[]): Carrier | undefined {
  const lower = word.toLowerCase();
  return carriers.find(({ code }) => code === word) ?? carriers.find(({ code }) => code.toLowerCase() === lower) ?? carriers.find(({ name }) => name.toLowerCase() === lower);
}

/** The carrier an order names, else the first that goes where the order goes; undefined when there is none. */
export function carrierFor({ carrierCode }: Pick<CarrierChoice, 'carrierCode'>, countryCode: string | null, carriers: readonly Carrier[]): Carrier | undefined {
  return carrierCode === null ? carriers.find((carrier) => serves(carrier, countryCode)) : carriers.find(({ code }) => code === carrierCode);
}
