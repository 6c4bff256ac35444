import { orNull, type Given } from './given.js';

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
  /** The channel's id of the customer; null for guests. */
  readonly channelId: string | null;
}

/** The name of a customer who was erased. */
export const ERASED_NAME = 'Erased';

/** An address with every field that was not given set to null. */
export const toAddress = (given: Given<Address>): Address => ({
  firstName: orNull(given.firstName),
  lastName: orNull(given.lastName),
  company: orNull(given.company),
  address1: orNull(given.address1),
  address2: orNull(given.address2),
  city: orNull(given.city),
  postalCode: orNull(given.postalCode),
  provinceCode: orNull(given.provinceCode),
  countryCode: orNull(given.countryCode?.toUpperCase()),
  phone: orNull(given.phone),
});

/** An address for labels and documents: of the customer's name where it has no name of its own. */
export const addressedTo = (address: Address, { name }: Pick<Customer, 'name'>): Address =>
  ((address.firstName ?? '').trim() === '' && (address.lastName ?? '').trim() === '' ? { ...address, firstName: null, lastName: name } : address);

/** An address with the given fields replaced: what was not given stays, and null clears; a province stays only in its country. */
export function editedAddress(before: Address | null, given: Given<Address>): Address {
  const after = toAddress(given);
  const isAbroad = given.countryCode !== undefined && after.countryCode !== before?.countryCode;
  const province = isAbroad ? after.provinceCode : undefined; // another country's is none of this one
  const kept = (field: keyof Address): string | null => (given[field] === undefined ? before?.[field] ?? null : after[field]);
  return {
    firstName: kept('firstName'), lastName: kept('lastName'), company: kept('company'), address1: kept('address1'), address2: kept('address2'), city: kept('city'),
    postalCode: kept('postalCode'), provinceCode: province === undefined ? kept('provinceCode') : province, countryCode: kept('countryCode'), phone: kept('phone'),
  };
}

/** A customer with the given fields replaced: what was not given stays, and null clears. */
export function editedCustomer(before: Customer, given: Given<Customer>): Customer {
  const after = toCustomer(given);
  const kept = (field: keyof Customer): string | null => (given[field] === undefined ? before[field] : after[field]);
  return { name: kept('name'), email: kept('email'), phone: kept('phone'), channelId: kept('channelId') };
}

/** A customer with every field that was not given set to null. */
export const toCustomer = (given: Given<Customer>): Customer => ({ name: blankAsNull(given.name), email: orNull(given.email?.trim()), phone: orNull(given.phone), channelId: orNull(given.channelId) });

const blankAsNull = (text: string | null | undefined): string | null => (text == null || text.trim() === '' ? null : text);
