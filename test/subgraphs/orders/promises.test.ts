import { randomUUID } from 'node:crypto';
import type { Database } from '#subgraph-kit/database.js';
import { MOST_CANDIDATES } from '#subgraph-kit/search/narrowed.js';
import { MOST_LOOKED_AT } from '../../../subgraphs/orders/ordering/order-count.store.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { insertCopies } from '../../kit/insert-copies.js';
import { staffOf } from '../../kit/company.js';
import { system } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { testDialect } from '../../kit/database.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
let database: Database;
beforeAll(async () => {
  shop = await openShop();
  ({ deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext);
  shop.orders.clock.set('2026-11-20T08:00:00.000Z');
});
afterAll(() => shop.orders.subgraph.close());

const place = (servicePromise: string | null, more: object = {}): Promise<string> => {
  shop.orders.clock.turn(60_000);
  return shop.place([['TEE', 1]], { servicePromise, ...more });
};
async function inTurn(promises: readonly (string | null)[], more: object): Promise<string[]> {
  const numbers: string[] = [];
  for (const promise of promises) numbers.push(await place(promise, more));
  return numbers;
}
const list = async (variables: object, as = {}): Promise<any> => (await shop.orders.run(
  'query L($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String, $last: Int, $before: String) { orders(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) { nodes { number } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }', { ...variables }, as)).orders;
const found = async (filter: object, more: object = {}, as = {}): Promise<string[]> => (await list({ filter, ...more }, as)).nodes.map(({ number }: any) => number);
const promisedOn = async (reference: string): Promise<string | null> => (await shop.orders.run('query O($r: ID!) { order(reference: $r) { promisedOn } }', { r: reference })).order.promisedOn;
const count = async (filter: object): Promise<any> => (await shop.orders.run('query C($filter: OrderFilter) { orderCounts(filter: $filter) { total precision } }', { filter })).orderCounts;

test('an order is promised for the day of the method it was ordered with, and keeps that day when its shipping changes', async () => {
  const number = await place('standard:2026-11-25;express:2026-11-23', { shipping: { methodCode: 'express' } });
  await shop.change('editOrder', { reference: number, shipping: { methodCode: 'standard' } });
  expect([await promisedOn(number), await promisedOn(await place('standard:2026-11-25')), await promisedOn(await place('2026-11-24')), await promisedOn(await place('express:2026-11-23')), await promisedOn(await place(null))])
    .toEqual(['2026-11-23', '2026-11-25', '2026-11-24', null, null]);
});

test('orders are found by the days they were promised for, the first and the last included', async () => {
  const [early, mid, late, none] = await inTurn(['2026-12-01', '2026-12-02', '2026-12-03', null], { channel: 'days' });
  const days = (filter: object): Promise<string[]> => found({ channel: 'days', ...filter }, { sort: { key: 'PLACED' } });
  expect([await days({ promisedFrom: '2026-12-02' }), await days({ promisedTo: '2026-12-02' }), await days({ promisedFrom: '2026-12-02', promisedTo: '2026-12-02' }), await days({})]).toEqual([[mid, late], [early, mid], [mid], [early, mid, late, none]]);
  expect([await found({ promisedFrom: '2026-12-02', promisedTo: '2026-12-03' }, { sort: { key: 'PROMISED', descending: true } }), await count({ promisedFrom: '2026-12-02', promisedTo: '2026-12-03' })]).toEqual([[late, mid], { total: 2, precision: 'EXACT' }]);
  for (const day of ['2026-02-30', 'soon', '', '2026-12-01T00:00:00Z', '%']) await expect(days({ promisedFrom: day })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'filter.promisedFrom': ['must be a day that exists, as YYYY-MM-DD'] } });
});

test('orders without a promise come last in either direction, and every page from either end', async () => {
  const [second, none, first, other, third] = await inTurn(['2027-01-02', null, '2027-01-01', null, '2027-01-02'], { channel: 'sorted' });
  const orders = { up: [first, second, third, none, other], down: [third, second, first, other, none] };
  const walk = async (filter: object, { descending, size, isBackward }: { descending: boolean; size: number; isBackward: boolean }): Promise<string[]> => {
    const read: string[] = [];
    for (let cursor: string | null = null; ;) {
      const page: any = await list({ filter: { channel: 'sorted', ...filter }, sort: { key: 'PROMISED', descending }, ...(isBackward ? { last: size, before: cursor } : { first: size, after: cursor }) });
      const nodes: string[] = page.nodes.map(({ number }: any) => number);
      read.splice(isBackward ? 0 : read.length, 0, ...nodes);
      if (!(isBackward ? page.pageInfo.hasPreviousPage : page.pageInfo.hasNextPage)) return read;
      cursor = isBackward ? page.pageInfo.startCursor : page.pageInfo.endCursor;
    }
  };
  for (const size of [1, 2, 3, 5]) for (const isBackward of [false, true]) {
    expect([size, isBackward, await walk({}, { descending: false, size, isBackward }), await walk({}, { descending: true, size, isBackward })]).toEqual([size, isBackward, orders.up, orders.down]);
  }
  shop.orders.clock.turn(1);
  for (const filter of [{ status: 'IN_FULFILLMENT' }, { openForDays: 0 }, { placedFrom: '2026-11-20T00:00:00.000Z', status: 'IN_FULFILLMENT' }, { lateAgainstPromise: false }, { unallocated: false }]) {
    expect([filter, await walk(filter, { descending: false, size: 2, isBackward: false }), await walk(filter, { descending: true, size: 2, isBackward: true })]).toEqual([filter, orders.up, orders.down]);
  }
  expect(await walk({ status: 'DELIVERED' }, { descending: false, size: 2, isBackward: false })).toEqual([]);
});

test('an order is late once its promised day is over in UTC, until it is delivered or cancelled', async () => {
  const [cancelled = '', held = '', kept = '', sent = '', later = '', none = ''] = await inTurn(['2026-11-24', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', null], { channel: 'late' });
  const late = (isLate: boolean): Promise<string[]> => found({ channel: 'late', lateAgainstPromise: isLate });
  shop.orders.clock.set('2026-11-24T23:59:59.999Z');
  expect(await late(true)).toEqual([]);
  shop.orders.clock.set('2026-11-25T00:00:00.000Z');
  expect(await late(true)).toEqual([cancelled, held]);
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  await shop.change('holdOrder', { reference: held, reason: 'r' });
  shop.orders.clock.set('2026-11-27T10:00:00.000Z');
  for (const reference of [kept, sent]) {
    await shop.report('acceptFulfillmentOrder', { reference });
    await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 1 }] });
    await shop.report('reportShipment', { reference });
  }
  expect([await late(true), await found({ channel: 'late', lateAgainstPromise: true, status: 'SHIPPED' }), await found({ channel: 'late', lateAgainstPromise: true, openForDays: 0 })]).toEqual([[held, kept, sent], [kept, sent], [held]]);
  const { order: { shipments: [{ id: shipmentId }] } } = await shop.orders.run('query S($r: ID!) { order(reference: $r) { shipments { id } } }', { r: kept });
  await shop.orders.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId, status: 'DELIVERED' } });
  expect([await late(true), (await late(false)).sort(), await count({ channel: 'late', lateAgainstPromise: true }), await count({ channel: 'late', lateAgainstPromise: false })])
    .toEqual([[held, sent], [kept, cancelled, later, none].sort(), { total: 2, precision: 'EXACT' }, { total: 4, precision: 'EXACT' }]);
  expect([await found({ lateAgainstPromise: true, shipmentStatus: 'PICKED_UP', channel: 'late' }), await found({ shipmentStatus: 'DELIVERED' }), await found({ shipmentStatus: 'EXCEPTION' })]).toEqual([[sent], [kept], []]);
  expect(await found({ lateAgainstPromise: true }, {}, { principal: staffOf(2) })).toEqual([]);
});

test('what is late is changed by a filter, and counted', async () => {
  const [one, other] = await inTurn(['2026-11-26', '2026-11-25', '2026-12-26'], { channel: 'bulk' });
  const { tagOrders } = await shop.orders.run('mutation T($input: TagOrdersInput!) { tagOrders(input: $input) { changed orders { reference } } }', { input: { filter: { channel: 'bulk', lateAgainstPromise: true }, add: ['overdue'] } });
  expect([tagOrders, await count({ tag: 'overdue' })]).toEqual([{ changed: 2, orders: [{ reference: other }, { reference: one }] }, { total: 2, precision: 'EXACT' }]);
});

test('among more late orders than are looked up one by one, a page reads the range of the index, and counts say that there are at least so many', async () => {
  const [row] = await database.query<Record<string, string | number | null>>('SELECT * FROM orders WHERE company_id = ? AND number = ?', [7, await place('2026-11-01', { channel: 'crowd' })]);
  const copies = Array.from({ length: MOST_CANDIDATES + 100 }, (_, index) => ({ ...row, id: randomUUID(), number: `C-${String(index)}`, external_id: null, sequence: null }));
  await database.inTransaction((transaction) => insertCopies(transaction, 'orders', copies));
  if (testDialect !== 'sqlite') await database.query('ANALYZE TABLE orders');
  expect(await count({ lateAgainstPromise: true })).toEqual({ total: MOST_LOOKED_AT, precision: 'AT_LEAST' });
  expect((await count({ lateAgainstPromise: false })).precision).toBe('EXACT');
  const [statement] = await readStatements(database, () => list({ filter: { lateAgainstPromise: true }, first: 5 }));
  expect(await stepsOf(database, statement?.sql ?? '', statement?.parameters ?? [])).toEqual([testDialect === 'sqlite' ? 'SEARCH orders USING INDEX orders_due (company_id=? AND due_on<?)' : 'range orders orders_due']);
  expect(await count({ promisedTo: '2026-11-01', status: 'IN_FULFILLMENT' })).toEqual({ total: expect.any(Number), precision: 'AT_LEAST' });
  const sorted = { sort: { key: 'PROMISED', descending: true }, first: 1 };
  expect([await found({ openForDays: 0 }, sorted), await found({ status: 'IN_FULFILLMENT', channel: 'sorted' }, sorted), (await found({ promisedTo: '2026-11-01' }, { first: 2, sort: { key: 'CHANGED' } })).length]).toEqual([['#1014'], ['#1014'], 2]);
  expect([(await found({ lateAgainstPromise: true, status: 'ON_HOLD' })).length, (await list({ filter: { lateAgainstPromise: true }, sort: { key: 'PLACED' }, first: 3 })).nodes.length]).toEqual([1, 3]);
});

test('orders placed together are each promised for the day of their own method', async () => {
  const of = (methodCode: string, servicePromise: string | null) => ({ channel: 'shop', currency: 'EUR', shippingAddress: { countryCode: 'IT' }, shipping: { methodCode }, lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }], servicePromise });
  const both = 'standard:2026-11-25;express:2026-11-23';
  const { placeOrders } = await shop.orders.run('mutation P($input: PlaceOrdersInput!) { placeOrders(input: $input) { promisedOn } }', { input: { orders: [of('standard', both), of('express', both), of('pickup', both), of('standard', '2026-11-24'), of('standard', null)] } });
  expect(placeOrders.map(({ promisedOn: day }: any) => day)).toEqual(['2026-11-25', '2026-11-23', null, '2026-11-24', null]);
});
