import { FIRST_NUMBER } from './bench-data.js';

const ORDERS = 'query L($filter: OrderFilter, $sort: OrderSort) { orders(first: 50, filter: $filter, sort: $sort) { nodes { number status placedAt customer { name } totals { total { amount } } } pageInfo { hasNextPage endCursor } } }';
const FULFILLMENT = 'query F($filter: FulfillmentOrderFilter, $sort: FulfillmentOrderSort) { fulfillmentOrders(first: 50, filter: $filter, sort: $sort) { nodes { number status placedAt customer { name } wmsReference } pageInfo { hasNextPage endCursor } } }';
const RETURNS = 'query R($filter: ReturnFilter) { returns(first: 50, filter: $filter) { nodes { number status orderNumber createdAt trackingNumbers } pageInfo { hasNextPage endCursor } } }';
const COUNTS = 'query C($filter: OrderFilter) { orderCounts(filter: $filter) { total byStatus { status count } waiting { reason count } } }';

/** The number of a copy that `growOrders` made of an order, in one of its last lots of 500. */
const copyOf = (size: number): string => `${String(FIRST_NUMBER + 300)}-${String(Math.floor(size / 500) - 3)}`;

/** The word of that number that no other order has, nor one that begins with it. */
const rareOf = (size: number): string => copyOf(size).replace('-', '');

/** What staff look for: named for the figures, each with its operation. */
export const finding = (size: number): readonly (readonly [name: string, operation: string, variables: object])[] => [
  ['search, a word of one order', ORDERS, { filter: { search: rareOf(size) } }],
  ['search, a word of every order', ORDERS, { filter: { search: 'giulia' } }],
  ['search, the beginning of a word of every order', ORDERS, { filter: { search: 'giu' } }],
  ['search, words of one order and of every order', ORDERS, { filter: { search: `${rareOf(size)} giulia` } }],
  ['search, a word of none', ORDERS, { filter: { search: 'nobody' } }],
  ['filter, country and payment', ORDERS, { filter: { countryCode: 'IT', paymentStatus: 'PAID' } }],
  ['filter, a country of none', ORDERS, { filter: { countryCode: 'JP' } }],
  ['filter, waiting for stock, of none', ORDERS, { filter: { waitingFor: 'STOCK' } }],
  ['filter, open for 3 days', ORDERS, { filter: { openForDays: 3 } }],
  ['filter, a location', ORDERS, { filter: { locationCode: 'MI1' } }],
  ['filter, late against the promise', ORDERS, { filter: { lateAgainstPromise: true } }],
  ['filter, late against the promise, by country and last change', ORDERS, { filter: { lateAgainstPromise: true, countryCode: 'IT' }, sort: { key: 'CHANGED' } }],
  ['filter, not late against the promise', ORDERS, { filter: { lateAgainstPromise: false } }],
  ['filter, shipped late against the promise', ORDERS, { filter: { shipsLate: true } }],
  ['filter, not shipped late against the promise', ORDERS, { filter: { shipsLate: false } }],
  ['filter, promised for a day', ORDERS, { filter: { promisedFrom: '2026-03-20', promisedTo: '2026-03-20' } }],
  ['filter, promised in a month', ORDERS, { filter: { promisedFrom: '2026-03-01', promisedTo: '2026-03-31' } }],
  ['filter, several states', ORDERS, { filter: { statuses: ['RECEIVED', 'ON_HOLD', 'IN_FULFILLMENT'] } }],
  ['filter, several states of most orders, latest placed first', ORDERS, { filter: { statuses: ['ON_HOLD', 'SHIPPED', 'DELIVERED'] }, sort: { key: 'PLACED', descending: true } }],
  ['filter, an amount', ORDERS, { filter: { totalFrom: { amount: '100.00', currency: 'EUR' } } }],
  ['filter, an amount of most orders in several states', ORDERS, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' }, statuses: ['ON_HOLD', 'IN_FULFILLMENT'] } }],
  ['filter, an amount, largest total first', ORDERS, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' } }, sort: { key: 'TOTAL', descending: true } }],
  ['filter, a shipment picked up', ORDERS, { filter: { shipmentStatus: 'PICKED_UP' } }],
  ['filter, a lost shipment, of none', ORDERS, { filter: { shipmentStatus: 'EXCEPTION' } }],
  ['sort, promised for the earliest day first', ORDERS, { sort: { key: 'PROMISED' } }],
  ['sort, promised for the latest day first', ORDERS, { sort: { key: 'PROMISED', descending: true } }],
  ['sort, largest total first', ORDERS, { sort: { key: 'TOTAL', descending: true } }],
  ['counts of all', COUNTS, {}],
  ['counts of a search', COUNTS, { filter: { search: rareOf(size) } }],
  ['counts of what is late', COUNTS, { filter: { lateAgainstPromise: true } }],
  ['counts of what ships late', COUNTS, { filter: { shipsLate: true } }],
  ['counts of several states', COUNTS, { filter: { statuses: ['SHIPPED', 'DELIVERED'] } }],
  ['counts of an amount', COUNTS, { filter: { totalFrom: { amount: '1.00', currency: 'EUR' } } }],
  ['counts of a country', COUNTS, { filter: { countryCode: 'IT' } }],
  ['fulfillment orders, a word of one order', FULFILLMENT, { filter: { search: rareOf(size) } }],
  ['fulfillment orders, a word of every order', FULFILLMENT, { filter: { search: 'giulia' } }],
  ['fulfillment orders, country and carrier', FULFILLMENT, { filter: { countryCode: 'IT', carrierCode: 'brt' } }],
  ['fulfillment orders, a country of none', FULFILLMENT, { filter: { countryCode: 'JP' } }],
  ['fulfillment orders, payment and channel', FULFILLMENT, { filter: { paymentStatus: 'PAID', channel: 'storefront' } }],
  ['fulfillment orders, open for 3 days', FULFILLMENT, { filter: { openForDays: 3 } }],
  ['fulfillment orders, late against the promise, at a location', FULFILLMENT, { filter: { lateAgainstPromise: true, locationCode: 'MI1' } }],
  ['fulfillment orders, late themselves', FULFILLMENT, { filter: { shipsLate: true } }],
  ['fulfillment orders, several states', FULFILLMENT, { filter: { statuses: ['TO_FULFILL', 'SHIPPED'] } }],
  ['fulfillment orders, several states, latest placed first', FULFILLMENT, { filter: { statuses: ['ACCEPTED', 'PROCESSED', 'SHIPPED'] }, sort: { key: 'PLACED', descending: true } }],
  ['fulfillment orders, a state, by last change', FULFILLMENT, { filter: { statuses: ['SHIPPED'] }, sort: { key: 'CHANGED', descending: true } }],
  ['returns, a word of one order', RETURNS, { filter: { search: rareOf(size) } }],
  ['returns, a word of every return', RETURNS, { filter: { search: 'giulia' } }],
  ['returns, a state of few', RETURNS, { filter: { statuses: ['AWAITING_RECEIPT'] } }],
  ['returns, several states', RETURNS, { filter: { statuses: ['AWAITING_RECEIPT', 'RECEIVED', 'CLOSED'] } }],
  ['returns, country and payment', RETURNS, { filter: { countryCode: 'IT', paymentStatus: 'PAID' } }],
  ['returns, a country of none', RETURNS, { filter: { countryCode: 'JP' } }],
  ['returns, channel and state', RETURNS, { filter: { channel: 'storefront', statuses: ['AWAITING_RECEIPT'] } }],
  ['returns, a location', RETURNS, { filter: { locationCode: 'MI1' } }],
  ['returns, the number of an order', RETURNS, { filter: { orderNumber: copyOf(size) } }],
];
