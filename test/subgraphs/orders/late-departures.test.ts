import { randomUUID } from 'node:crypto';
import type { Database } from '#subgraph-kit/database.js';
import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staffOf } from '../../kit/company.js';
import { testDialect } from '../../kit/database.js';
import { insertCopies } from '../../kit/insert-copies.js';
import { system } from '../../kit/orders.js';
import { readStatements, stepsOf } from '../../kit/read-statements.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
let database: Database;
beforeAll(async () => {
  shop = await openShop();
  ({ deps: { database } } = shop.orders.subgraph.context({ principal: system, requestId: 'r', via: 'test' }) as OrdersContext);
});
beforeEach(() => { shop.orders.clock.set('2026-11-24T08:00:00.000Z'); }); // a Tuesday, 09:00 in Rome: what is placed leaves today
afterAll(() => shop.orders.subgraph.close());

const ORDERS = 'query L($filter: OrderFilter, $sort: OrderSort, $first: Int) { orders(filter: $filter, sort: $sort, first: $first) { nodes { number } } }';
const found = async (filter: object, more: object = {}, as = {}): Promise<string[]> => (await shop.orders.run(ORDERS, { filter, sort: { key: 'PLACED' }, ...more }, as)).orders.nodes.map(({ number }: any) => number);
const parts = async (filter: object, more: object = {}): Promise<string[]> => (await shop.orders.run(
  'query F($filter: FulfillmentOrderFilter, $first: Int) { fulfillmentOrders(filter: $filter, first: $first) { nodes { order { number } location { code } } } }', { filter, ...more })).fulfillmentOrders.nodes.map(({ order, location }: { order: { number: string }; location: { code: string } }) => `${order.number} ${location.code}`);
const count = async (filter: object): Promise<{ total: number; precision: string }> => (await shop.orders.run('query C($filter: OrderFilter) { orderCounts(filter: $filter) { total precision } }', { filter })).orderCounts;
const at = (text: string): void => { shop.orders.clock.set(text); };
const place = (servicePromise: string | null, more: object = {}, lines: Parameters<Shop['place']>[0] = [['TEE', 1, 'MI1']]): Promise<string> => {
  shop.orders.clock.turn(1000);
  return shop.place(lines, { servicePromise, ...more });
};
async function ship(reference: string, location = shop.milan): Promise<void> {
  await shop.report('acceptFulfillmentOrder', { reference }, location);
  await shop.report('reportPicking', { reference, lines: [{ sku: 'TEE', quantity: 1 }] }, location);
  await shop.report('reportShipment', { reference }, location);
}
const watch = async (): Promise<number> => (await shop.orders.run('mutation { watchDepartures }', {}, { principal: system })).watchDepartures;
const open = async (): Promise<{ id: string; message: string; location: { code: string }; about: { code: string } }[]> =>
  (await shop.orders.run('{ alerts(first: 50, type: ORDERS_SHIP_LATE) { nodes { id message location { code } about { ... on Location { code } } } } }', {})).alerts.nodes;
const messages = async (): Promise<string[]> => (await open()).map(({ message }) => message).sort();

test('a promised order ships late once the day of a part is over in UTC, until that part has left', async () => {
  const channel = 'filter';
  const [late, gone, unpromised, held, cancelled] = [await place('2026-11-27', { channel }), await place('2026-11-27', { channel }), await place(null, { channel }), await place('2026-11-27', { channel }), await place('2026-11-27', { channel })];
  at('2026-11-24T12:00:00.000Z'); // past the cutoff
  const next = await place('2026-11-28', { channel });
  const split = await place('2026-11-27', { channel, shippingAddress: { countryCode: 'IT' } }, [['TEE', 1, 'MI1'], ['MUG', 1, 'LY1']]);
  const ships = async (shipsLate: boolean, more: object = {}) => [await found({ channel, shipsLate, ...more }), await parts({ channel, shipsLate, ...more }), await count({ channel, shipsLate, ...more })];
  at('2026-11-24T23:59:59.999Z');
  expect(await ships(true)).toEqual([[], [], { total: 0, precision: 'EXACT' }]);
  at('2026-11-25T00:00:00.000Z');
  await ship(gone);
  await shop.change('holdOrder', { reference: held, reason: 'r' });
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  expect(await ships(true)).toEqual([[late, held], [`${late} MI1`, `${held} MI1`], { total: 2, precision: 'EXACT' }]);
  expect(await ships(false)).toEqual([[gone, unpromised, cancelled, next, split], [`${gone} MI1`, `${unpromised} MI1`, `${cancelled} MI1`, `${next} MI1`, `${split} MI1`, `${split} LY1`], { total: 5, precision: 'EXACT' }]);
  at('2026-11-26T00:00:00.000Z');
  await ship(split);
  expect(await ships(true)).toEqual([[late, held, next, split], [`${late} MI1`, `${held} MI1`, `${next} MI1`, `${split} LY1`], { total: 4, precision: 'EXACT' }]);
  expect(await ships(true, { locationCode: 'LY1' })).toEqual([[split], [`${split} LY1`], { total: 1, precision: 'EXACT' }]);
  expect([await found({ channel, shipsLate: true, status: 'ON_HOLD' }), await parts({ channel, shipsLate: true, status: 'NOT_READY' })]).toEqual([[held], [`${held} MI1`]]);
  expect([await found({ channel, shipsLate: true, lateAgainstPromise: true }), await found({ shipsLate: true }, {}, { principal: staffOf(2) })]).toEqual([[], []]);
  await shop.orders.run('mutation T($input: TagOrdersInput!) { tagOrders(input: $input) { changed } }', { input: { filter: { channel, shipsLate: true }, add: ['chase'] } });
  expect(await found({ tag: 'chase' })).toEqual([late, held, next, split]);
  for (const reference of [late, next]) await ship(reference);
  await shop.report('acceptFulfillmentOrder', { reference: split }, shop.lyon);
  await shop.report('shortCloseFulfillmentOrder', { reference: split }, shop.lyon);
  expect(await ships(true)).toEqual([[held], [`${held} MI1`], { total: 1, precision: 'EXACT' }]);
  await shop.change('cancelOrder', { reference: held, reason: 'r' });
});

describe('staff are alerted', () => {
  test('once of each location that promised orders should have left, until none is late there', async () => {
    const [one, other, third] = [await place('2026-11-27'), await place('2026-11-27'), await place('2026-11-27', {}, [['TEE', 1, 'LY1']])];
    await place(null);
    at('2026-11-24T23:00:00.000Z');
    expect([await watch(), await open()]).toEqual([0, []]);
    at('2026-11-25T00:30:00.000Z');
    expect([await watch(), await watch(), await messages()]).toEqual([2, 0, ['1 order that was promised to a customer should have left LY1 by 2026-11-24', '2 orders that were promised to customers should have left MI1 by 2026-11-24']]);
    expect((await open()).map(({ location, about }) => [location.code, about.code]).sort()).toEqual([['LY1', 'LY1'], ['MI1', 'MI1']]);
    await ship(one);
    await ship(third, shop.lyon);
    expect([await watch(), await messages()]).toEqual([0, ['2 orders that were promised to customers should have left MI1 by 2026-11-24']]);
    await ship(other);
    expect([await watch(), await open()]).toEqual([0, []]);
  });

  test('again of a location whose alert they resolved once another order is late there, and of one that was over', async () => {
    const one = await place('2026-11-27');
    at('2026-11-25T09:00:00.000Z');
    const second = await place('2026-11-30');
    await watch();
    const [alert] = await open();
    await shop.orders.run('mutation R($id: ID!) { resolveAlert(id: $id) }', { id: alert?.id });
    expect([await watch(), await open()]).toEqual([0, []]);
    at('2026-11-26T00:00:00.000Z');
    expect([await watch(), await messages()]).toEqual([1, ['2 orders that were promised to customers should have left MI1 by 2026-11-25']]);
    await ship(one);
    await ship(second);
    await watch();
    expect(await open()).toEqual([]);
    const { order: { shipments: [{ id }] } } = await shop.orders.run('query S($r: ID!) { order(reference: $r) { shipments { id } } }', { r: one });
    await shop.orders.run('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: id, status: 'VOIDED' } });
    expect([await watch(), await messages()]).toEqual([1, ['1 order that was promised to a customer should have left MI1 by 2026-11-24']]);
  });

  test('by the worker alone', async () => {
    await expect(shop.orders.run('mutation { watchDepartures }', {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('among thousands of orders neither list nor watch walks the table', async () => {
  const promised = await place('2026-11-27');
  at('2026-11-25T12:00:00.000Z');
  const { total } = await count({ shipsLate: true });
  const ids = Array.from({ length: 6000 }, () => randomUUID());
  const copies = async (table: string, of: (id: string, index: number) => object): Promise<void> => {
    const [row] = await database.query<Record<string, string | number | null>>(`SELECT * FROM ${table} WHERE company_id = 7 AND number = ?`, [promised]);
    await database.inTransaction((transaction) => insertCopies(transaction, table, ids.map((id, index) => ({ ...row, ...of(id, index) }))));
    if (testDialect !== 'sqlite') await database.query(`ANALYZE TABLE ${table}`);
  };
  await copies('orders', (id, index) => ({ id, number: `C-${String(index)}`, external_id: null, sequence: null }));
  await copies('fulfillment_order', (id, index) => ({ id: randomUUID(), order_id: id, number: `C-${String(index)}`, status: index < 1500 ? 'TO_FULFILL' : 'SHIPPED', ...(index >= 40 && index < 1500 && { ships_on: '2026-12-24' }) }));
  expect([await count({ shipsLate: true }), (await found({ shipsLate: true }, { first: 3 })).length, (await parts({ shipsLate: true }, { first: 100 })).length]).toEqual([{ total: total + 40, precision: 'EXACT' }, 3, total + 40]);
  expect((await count({ shipsLate: false })).precision).toBe('AT_LEAST');
  const late = (await readStatements(database, async () => { await found({ shipsLate: true }, { first: 5 }); await parts({ shipsLate: true }, { first: 5 }); await watch(); })).filter(({ sql }) => sql.includes('ships_on <'));
  const plans = await Promise.all(late.map(async ({ sql, parameters }) => (await stepsOf(database, sql, parameters)).filter((step) => / f\b| fulfillment_order\b/.test(step))));
  expect(plans).toHaveLength(3);
  for (const [step] of plans) expect(step).toMatch(testDialect === 'sqlite' ? /^SEARCH f USING (COVERING )?INDEX fulfillment_departures \(company_id=\? AND status=\? AND ships_on<\?\)$/ : /^(range|ref) f fulfillment_departures$/);
});
