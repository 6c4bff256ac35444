import { RETURN_LABEL } from './label.js';
import type { LabelRequest } from './label-maker.js';
import { kilograms } from './refuse-parcel.js';

/** The texts of a label beside its addresses and barcode. */
export interface LabelTexts {
  readonly carrier: string;
  readonly service: string;
  readonly parcel: string;
  readonly weight: string;
  /** For sorting: country and postal code. */
  readonly routing: string;
  readonly date: string;
  readonly reference: string;
}

const DATE_LENGTH = 10;

/** The texts of a label, the same as PDF and as ZPL. */
export const labelTexts = ({ carrier, serviceCode, parcel, parcels, weightG, recipient, at, reference }: LabelRequest): LabelTexts => ({
  carrier: carrier.name,
  service: serviceCode ?? '',
  parcel: parcel === RETURN_LABEL ? 'RETURN' : `Parcel ${String(parcel)}/${String(parcels)}`,
  weight: weightG === null ? 'Weight not known' : kilograms(weightG),
  routing: [recipient.countryCode, recipient.postalCode].filter((part) => part !== null).join('-'),
  date: at.slice(0, DATE_LENGTH),
  reference: reference ?? '',
});
