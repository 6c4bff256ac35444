import type { Address } from '../addresses/address.js';
import { serves, type Carrier } from './carrier.js';
import type { LabelRequest } from './label-maker.js';

/** Countries that have no postal codes. */
const WITHOUT_POSTAL_CODES: readonly string[] = ['AE', 'AG', 'AO', 'BS', 'BZ', 'FJ', 'GD', 'GH', 'HK', 'JM', 'KE', 'LC', 'MO', 'QA', 'RW', 'UG', 'YE', 'ZW'];

const GRAMS_OF_KILOGRAM = 1000;

/** Why a parcel cannot be labelled, as text for the merchant's staff; undefined if it can. */
export function refusalOfParcel({ carrier, serviceCode, recipient, weightG }: Omit<LabelRequest, 'trackingNumber'>): string | undefined {
  const missing = missingOf(recipient);
  if (missing.length > 0) return `The address is incomplete: ${missing.join(', ')} missing`;
  if (!serves(carrier, recipient.countryCode)) return `${carrier.name} does not go to ${recipient.countryCode ?? ''}`;
  if (lacksService(carrier, serviceCode)) return `${carrier.name} has no service ${serviceCode ?? ''}`;
  return weightG === null ? undefined : refusalOfWeight(carrier, weightG);
}

const lacksService = ({ serviceCodes }: Carrier, code: string | null): boolean => code !== null && serviceCodes.length > 0 && !serviceCodes.includes(code);

const refusalOfWeight = ({ name, maxParcelG }: Carrier, weightG: number): string | undefined =>
  (maxParcelG !== null && weightG > maxParcelG ? `The parcel is too heavy for ${name}: ${kilograms(weightG)}, at most ${kilograms(maxParcelG)}` : undefined);

function missingOf({ firstName, lastName, company, address1, city, postalCode, countryCode }: Address): string[] {
  const needed = {
    name: firstName ?? lastName ?? company,
    street: address1,
    city,
    'postal code': WITHOUT_POSTAL_CODES.includes(countryCode ?? '') ? 'none' : postalCode,
    country: countryCode,
  };
  return Object.entries(needed).filter(([, value]) => value === null || value.trim() === '').map(([name]) => name);
}

/** Grams as people read them: 1250 is `1.25 kg`. */
export const kilograms = (grams: number): string => `${String(grams / GRAMS_OF_KILOGRAM)} kg`;
