import { facet } from '#subgraph-kit/search/facet.js';
import { wordsOf, wordsOfCode, wordsOfPhone } from '#subgraph-kit/search/words.js';
import type { Address, Customer } from '../addresses/address.js';
import type { Order, OrderLine } from './order.js';

/** What an order is found by. */
export type Findable = Pick<Order, 'number' | 'externalId' | 'channel' | 'paymentStatus' | 'tags'> & {
  readonly customer: Pick<Customer, 'name' | 'email' | 'phone'>;
  readonly shippingAddress: Pick<Address, 'firstName' | 'lastName' | 'company' | 'phone' | 'postalCode' | 'countryCode'>;
  readonly shipping: Pick<Order['shipping'], 'carrierCode'>;
  readonly lines: readonly Pick<OrderLine, 'sku' | 'barcode'>[];
};

const MOST_TOKENS = 500;

/** The tokens of an order: words of what staff search for, and a facet for each value they filter by. */
export const tokensOfOrder = (order: Findable): string[] => [...new Set([...facetsOf(order), ...searchWordsOf(order)])].slice(0, MOST_TOKENS);

function searchWordsOf({ number, externalId, customer, shippingAddress: to, lines }: Findable): string[] {
  const given = (read: (text: string) => string[]) => (text: string | null | undefined): string[] => (text == null ? [] : read(text));
  return [
    ...[number, externalId, to.postalCode].flatMap(given(wordsOfCode)),
    ...[customer.name, customer.email, to.firstName, to.lastName, to.company].flatMap(given(wordsOf)),
    ...[customer.phone, to.phone].flatMap(given(wordsOfPhone)),
    ...lines.flatMap(({ sku, barcode }) => [sku, barcode]).flatMap(given(wordsOfCode)),
  ];
}

const facetsOf = ({ channel, paymentStatus, tags, shipping, shippingAddress }: Findable): string[] => [
  facet('channel', channel), facet('payment', paymentStatus), ...tags.map((tag) => facet('tag', tag)),
  ...(shipping.carrierCode === null ? [] : [facet('carrier', shipping.carrierCode)]),
  ...(shippingAddress.countryCode === null ? [] : [facet('country', shippingAddress.countryCode)]),
];
