import type { AddressInput } from '#contract/schema.generated.js';

const FIELDS = {
  'address-company': ['company', 'COMPANY', 'Of its address: the name of the company there.'],
  address1: ['address1', 'STREET', 'Street and number.'],
  address2: ['address2', 'TEXT', 'More of the street.'],
  city: ['city', 'CITY', 'City.'],
  'postal-code': ['postalCode', 'CODE', 'Postcode.'],
  province: ['provinceCode', 'CODE', 'Code of the province or state.'],
  phone: ['phone', 'NUMBER', 'Telephone number.'],
} as const satisfies Readonly<Record<string, readonly [field: keyof AddressInput, value: string, help: string]>>;

/** The options of an address. */
export const ADDRESS_OPTIONS = Object.fromEntries(Object.entries(FIELDS).map(([option, [, value, help]]) => [option, { value, help }]));

/** The fields of an address that were typed; undefined where none was. */
export function addressIn(options: Readonly<Record<string, string>>): AddressInput | undefined {
  const given = Object.entries(FIELDS).flatMap(([option, [field]]) => (options[option] === undefined ? [] : [[field, options[option]] as const]));
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
