import type { Address } from '../addresses/address.js';

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** The English name of a country, else its code. */
export const countryName = (code: string | null): string => (code !== null && /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) ?? code : code ?? '');

/** An address as it is written on paper, line by line; what is not known is left out. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, company, address1, address2, city, postalCode, provinceCode, countryCode } = address;
  return [
    joined([firstName, lastName]),
    company ?? '',
    address1 ?? '',
    address2 ?? '',
    joined([postalCode, city, provinceCode]),
    countryName(countryCode).toUpperCase(),
  ].map((line) => line.trim()).filter((line) => line !== '');
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(' ');
