import { z } from 'zod';

/** Where something goes. */
export const AddressField = z.object({ name: z.string().nullable(), company: z.string().nullable(), street: z.string().nullable(), postal_code: z.string().nullable(), city: z.string().nullable(), province: z.string().nullable(), country: z.string(), phone: z.string().nullable() });

interface GraphAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly provinceCode: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
}

const joined = (parts: readonly (string | null)[], by: string): string | null => parts.filter(Boolean).join(by) || null;

/** An address of the graph. */
export const addressField = (address: GraphAddress): z.output<typeof AddressField> => ({
  name: joined([address.firstName, address.lastName], ' '), company: address.company, street: joined([address.address1, address.address2], ', '), postal_code: address.postalCode, city: address.city, province: address.provinceCode, country: address.countryCode ?? '', phone: address.phone,
});

/** Where something goes, in short: Milano, IT. */
export const placeOf = ({ city, countryCode }: Pick<GraphAddress, 'city' | 'countryCode'>): string => joined([city, countryCode], ', ') ?? '';
