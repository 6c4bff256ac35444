import { randomUUID } from 'node:crypto';
import type { Database } from '#subgraph-kit/database.js';
import { MOST_CANDIDATES } from '#subgraph-kit/search/narrowed.js';
import { MOST_LOOKED_AT } from '../../../subgraphs/orders/ordering/order-count.store.js';
import { facet } from '#subgraph-kit/search/facet.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { insertCopies } from '../../kit/insert-copies.js';
import { catalogEvents, system } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
let database: Database;
beforeAll(async () => {
  shop = await openShop();
  ({ deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext);
});
afterAll(() => shop.orders.subgraph.close());

const place = (more: object): Promise<string> => shop.place([['TEE', 1]], more);
const counts = async (filter: object | null): Promise<any> =>
  (await shop.orders.run('query C($filter: OrderFilter) { orderCounts(filter: $filter) { total precision byStatus { status count precision } waiting { reason count precision } } }', { filter })).orderCounts;
const ofState = ({ byStatus }: any, state: string): [number, string] => byStatus.filter(({ status }: any) => status === state).map(({ count, precision }: any) => [count, precision])[0];

/** Copies of an order in a state, found by their channel. */
async function copy(number: string, times: number, change: object): Promise<void> {
  const [row] = await database.query<Record<string, string | number | null>>('SELECT * FROM orders WHERE company_id = ? AND number = ?', [7, number]);
  const copies = Array.from({ length: times }, (_, index) => ({ ...row, id: randomUUID(), number: `${number}-${String(index)}`, external_id: null, sequence: null, ...change }));
  await database.inTransaction(async (transaction) => {
    await insertCopies(transaction, 'orders', copies);
    await insertCopies(transaction, 'order_token', copies.map(({ id }) => ({ company_id: 7, token: facet('channel', String(row?.['channel'])), record: id })));
  });
}

test('orders are counted by state and by what they wait for', async () => {
  for (const more of [{}, { paymentStatus: 'PENDING' }, { paymentStatus: 'PENDING' }]) await place({ channel: 'few', ...more });
  await shop.change('cancelOrder', { reference: await place({ channel: 'few' }), reason: 'r' });
  await shop.change('holdOrder', { reference: await place({ channel: 'few' }), reason: 'r' });
  await shop.stock('TEE', 0);
  await place({ channel: 'few' });
  await shop.place([['MUG', 1]], { channel: 'few', shipping: {} });
  await shop.orders.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, [{ variantId: '018f0000-0000-7000-8000-000000000009', sku: 'BAG', title: 'Bag' }], '2026-03-02T00:00:00.000Z'), { principal: system });
  await shop.place([['BAG', 1]], { channel: 'few' });
  const exactly = { total: 8, precision: 'EXACT', waiting: [{ reason: 'HOLD', count: 1, precision: 'EXACT' }, { reason: 'PAYMENT', count: 2, precision: 'EXACT' }, { reason: 'CARRIER', count: 1, precision: 'EXACT' }, { reason: 'ITEM_CODES', count: 1, precision: 'EXACT' }, { reason: 'STOCK', count: 1, precision: 'EXACT' }] };
  for (const filter of [{ channel: 'few' }, null, { placedFrom: '2026-01-01T00:00:00.000Z' }, { text: '#1' }, { search: 'ada' }]) expect([filter, await counts(filter)]).toMatchObject([filter, exactly]);
  expect([ofState(await counts(null), 'CANCELLED'), ofState(await counts({ status: 'ON_HOLD' }), 'ON_HOLD'), ofState(await counts({ status: 'ON_HOLD' }), 'CANCELLED')]).toEqual([[1, 'EXACT'], [1, 'EXACT'], [0, 'EXACT']]);
  expect(await counts({ channel: 'nobody' })).toMatchObject({ total: 0, precision: 'EXACT' });
});

test('where there are more than are looked at, the counts say that there are at least so many, state by state', async () => {
  const number = await place({ channel: 'many', paymentStatus: 'PENDING' });
  await copy(number, MOST_CANDIDATES + 10, { status: 'DELIVERED', payment_status: 'PAID' });
  const many = await counts({ channel: 'many' });
  expect(many).toMatchObject({ total: MOST_LOOKED_AT + 1, precision: 'AT_LEAST', waiting: [{ reason: 'HOLD', count: 0, precision: 'EXACT' }, { reason: 'PAYMENT', count: 1, precision: 'EXACT' }, { reason: 'CARRIER', count: 0, precision: 'EXACT' }, { reason: 'ITEM_CODES', count: 0, precision: 'EXACT' }, { reason: 'STOCK', precision: 'EXACT' }] });
  expect([ofState(many, 'DELIVERED'), ofState(many, 'RECEIVED')]).toEqual([[MOST_LOOKED_AT, 'AT_LEAST'], [1, 'EXACT']]);
  expect(ofState(await counts(null), 'DELIVERED')).toEqual([MOST_CANDIDATES + 10, 'EXACT']); // read from the index alone
  const window = await counts({ placedFrom: '2026-01-01T00:00:00.000Z', channel: 'many' });
  expect([window.precision, ofState(window, 'RECEIVED')[1]]).toEqual(['AT_LEAST', 'AT_LEAST']);
  expect(await counts({ text: '-7' })).toMatchObject({ precision: 'AT_LEAST' });
});
