import { z } from 'zod';
import type { AddressViewFragment } from '#kit/operations/address-view.generated.js';

const text = z.string().nullable();

/** Document 1, A: Address. */
export const Address = z.object({
  first_name: text, last_name: text, company: text, address1: text, address2: text, city: text, postal_code: text, province_code: text,
  country_code: text.describe('ISO 3166-1 alpha-2.'),
  phone: text,
}).meta({ id: 'Address' });

/** An address, for the documentation. */
export const ADDRESS_EXAMPLE: z.output<typeof Address> = {
  first_name: 'Giulia', last_name: 'Ferri', company: null, address1: 'Via Torino 12', address2: null, city: 'Milano', postal_code: '20123', province_code: 'MI',
  country_code: 'IT', phone: '+39 02 5550 1234',
};

/** An address as document 1, A shows it. */
export const addressJson = (address: AddressViewFragment): z.output<typeof Address> => ({
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
