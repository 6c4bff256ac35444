import type { NewRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { ORDER_LINE } from '../../../subgraphs/orders/ordering/order-line.table.js';
import { shelveKnownPickups } from '../../../subgraphs/orders/ordering/known-pickups.table.js';
import { promiseKnownOrders } from '../../../subgraphs/orders/ordering/known-promise.table.js';
import { indexKnownOrders } from '../../../subgraphs/orders/ordering/order-token.table.js';
import { ORDERS } from '../../../subgraphs/orders/ordering/order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';

const AT = '2026-03-01T00:00:00.000Z';

const order = (companyId: number, id: string, more: Partial<NewRow<typeof ORDERS>>): NewRow<typeof ORDERS> => Object.assign({
  company_id: companyId, id, number: `#${id}`, channel: 'web', status: 'RECEIVED' as const, payment_status: 'PAID' as const, placed_at: AT, currency: 'EUR', customer: '{"name":"Ada Rossi"}',
  shipping_address: '{"countryCode":"IT"}', shipping_type: 'STANDARD' as const, priority: 3, subtotal_minor: 0, discounts_minor: 0, shipping_minor: 0, tax_minor: 0, total_minor: 0, version: 1, changed_at: AT,
}, more);

test('orders that were placed before there was a search are found by what can be read of them, however often they are indexed', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [order(7, 'a', { tags: '["gift"]', carrier_code: 'gls' })]);
    await transaction.insert(ORDERS, [order(8, 'b', { customer: '{"name":', shipping_address: 'null' })]);
    await transaction.insert(ORDER_LINE, [{ company_id: 7, order_id: 'a', id: 'l', place: 0, sku: 'TEE-M', quantity: 1, unit_minor: 0, discount_minor: 0 }]);
  });
  await old.close();
  const tokens = async (sequence: number): Promise<string[]> => {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, indexKnownOrders(sequence)], clock });
    const rows = await database.query<{ company_id: number; token: string; record: string }>('SELECT company_id, token, record FROM order_token WHERE company_id IN (7, 8) ORDER BY company_id, token');
    await database.close();
    return rows.map(({ company_id: company, token, record }) => `${String(company)} ${token} ${record}`);
  };
  const indexed = [
    '7 a a', '7 ada a', '7 carrier=gls a', '7 channel=web a', '7 country=IT a', '7 m a', '7 payment=PAID a', '7 rossi a', '7 tag=gift a', '7 teem a',
    '8 b b', '8 channel=web b', '8 payment=PAID b',
  ];
  expect([await tokens(998), await tokens(999)]).toEqual([indexed, indexed]);
});

test('orders that were placed before are given the days they were promised for, however often', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  const many = Array.from({ length: 520 }, (_, index) => order(7, `m${String(index)}`, { service_promise: '2026-03-20' })); // more than are read at a time
  await old.inTransaction((transaction) => transaction.insert(ORDERS, [
    order(7, 'a', { service_promise: 'standard:2026-03-05;express:2026-03-03', method_code: 'express' }), order(7, 'b', { service_promise: '2026-03-06', status: 'DELIVERED' }),
    order(7, 'c', { service_promise: '2026-03-06', status: 'CANCELLED' }), order(7, 'd', { service_promise: '2026-03-07', status: 'SHIPPED' }), order(7, 'e', { service_promise: 'soon' }), order(7, 'f', {}),
    ...many, order(8, 'g', { service_promise: 'STANDARD:2026-03-08' }),
  ]));
  await old.close();
  const days = async (sequence: number): Promise<unknown[]> => {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, promiseKnownOrders(sequence)], clock });
    const rows = await database.query<Record<string, string | number>>("SELECT company_id, id, promised_on, due_on FROM orders WHERE company_id IN (7, 8) AND id NOT LIKE 'm%' ORDER BY company_id, id");
    const [counted] = await database.query("SELECT COUNT(*) AS count, MIN(due_on) AS first, MAX(due_on) AS last FROM orders WHERE company_id = 7 AND id LIKE 'm%' AND due_on = promised_on");
    await database.close();
    return [counted, ...rows.map(({ company_id: company, id, promised_on: promised, due_on: due }) => `${String(company)} ${String(id)} ${String(promised)} ${String(due)}`)];
  };
  const filled = [
    { count: 520, first: '2026-03-20', last: '2026-03-20' }, '7 a 2026-03-03 2026-03-03', '7 b 2026-03-06 null', '7 c 2026-03-06 null', '7 d 2026-03-07 2026-03-07', '7 e null null', '7 f null null', '8 g 2026-03-08 2026-03-08',
  ];
  expect([await days(996), await days(997)]).toEqual([filled, filled]);
});

test('pickups that were marked ready before, and still lie there, say since when', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  const pickup = (id: string, more = {}): NewRow<typeof ORDERS> => order(7, id, { status: 'IN_FULFILLMENT', method_code: 'Pickup', ...more });
  const event = (subject: string, stamp: string, more = {}): NewRow<typeof OUTBOX> => Object.assign({ company_id: 7, stamp, place: 0, id: `${subject}${stamp}`, type: 'order.ready_for_pickup', payload: '{}', subject }, more);
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [pickup('a'), pickup('b'), pickup('c', { status: 'DELIVERED' }), pickup('d'), pickup('e', { status: 'CANCELLATION_REQUESTED' })]);
    await transaction.insert(OUTBOX, [event('a', '2026-03-02T00:00:00.000Z'), event('c', '2026-03-03T00:00:00.000Z'), event('b', '2026-03-04T00:00:00.000Z', { company_id: 8 }), event('d', '2026-03-05T00:00:00.000Z', { type: 'order.placed' }), event('e', '2026-03-06T00:00:00.000Z')]);
  });
  await old.close();
  for (const sequence of [998, 999]) {
    const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, shelveKnownPickups(sequence)], clock });
    const rows = await database.query<Record<string, string | null>>('SELECT id, ready_for_pickup_at AS at FROM orders WHERE company_id = 7 AND ready_for_pickup_at IS NOT NULL ORDER BY id');
    await database.close();
    expect(rows).toEqual([{ id: 'a', at: '2026-03-02T00:00:00.000Z' }, { id: 'e', at: '2026-03-06T00:00:00.000Z' }]);
  }
});
