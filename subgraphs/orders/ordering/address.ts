/** A postal address; what is not known is null. */
export interface Address {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
  readonly provinceCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly phone: string | null;
}

/** The customer of an order; guests may lack anything. */
export interface Customer {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Any part of an address with the rest null. */
export const toAddress = (given: Partial<Record<keyof Address, string | null | undefined>>): Address => ({
  firstName: given.firstName ?? null,
  lastName: given.lastName ?? null,
  company: given.company ?? null,
  address1: given.address1 ?? null,
  address2: given.address2 ?? null,
  city: given.city ?? null,
  postalCode: given.postalCode ?? null,
  provinceCode: given.provinceCode ?? null,
  countryCode: given.countryCode?.toUpperCase() ?? null,
  phone: given.phone ?? null,
});
