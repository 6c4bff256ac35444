import { z } from 'zod';
import type { AddressViewFragment } from '#kit/operations/address-view.generated.js';

const text = z.string().nullable();

/** Document 2, D: Address. */
export const Address = z.object({
  first_name: text, last_name: text, company: text, address1: text, address2: text, city: text, postal_code: text, province_code: text,
  country_code: text.describe('ISO 3166-1 alpha-2.'), phone: text,
}).meta({ id: 'Address' });

/** An address; all its fields are null where there is none. */
export const addressJson = (address: AddressViewFragment | null): z.output<typeof Address> => (address === null ? NO_ADDRESS : {
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  postal_code: address.postalCode,
  province_code: address.provinceCode,
  country_code: address.countryCode,
  phone: address.phone,
});

const NO_ADDRESS: z.output<typeof Address> = {
  first_name: null, last_name: null, company: null, address1: null, address2: null, city: null, postal_code: null, province_code: null, country_code: null, phone: null,
};
