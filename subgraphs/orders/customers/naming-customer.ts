import { unaccented } from '#subgraph-kit/search/unaccented.js';
import type { Address } from '../addresses/address.js';
import type { WholeCustomer } from './find-whole-customer.js';

const [FEWEST_LETTERS, FEWEST_DIGITS, SUBSCRIBER_DIGITS] = [3, 6, 9] as const;

/** Whether a text contains the e-mail address, a whole name or a phone number of a customer as one of their orders has it, however it is written. */
export function namingCustomer({ customer, orders }: WholeCustomer): (text: string) => boolean {
  const addresses = orders.flatMap(({ shippingAddress, billingAddress }) => (billingAddress ? [shippingAddress, billingAddress] : [shippingAddress]));
  const names = [...orders.map((order) => order.customer.name), ...addresses.map(fullName)].map((name) => folded(name ?? '')).filter(({ length }) => length >= FEWEST_LETTERS);
  const phones = [...orders.map((order) => order.customer.phone), ...addresses.map(({ phone }) => phone)].map((phone) => digitsOf(phone ?? '')).filter(({ length }) => length >= FEWEST_DIGITS);
  const words = [...new Set([folded(customer.email), ...names])];
  const numbers = [...new Set(phones.map((digits) => digits.slice(-SUBSCRIBER_DIGITS)))]; // with or without the country
  return (text) => {
    const [letters, digits] = [folded(text), digitsOf(text)];
    return words.some((word) => letters.includes(word)) || numbers.some((number) => digits.includes(number));
  };
}

const fullName = ({ firstName, lastName }: Address): string => `${firstName ?? ''} ${lastName ?? ''}`.trim();

const folded = (text: string): string => unaccented(text).split(/\s/).filter((word) => word !== '').join(' ');

const digitsOf = (text: string): string => text.replace(/\D/g, '');
