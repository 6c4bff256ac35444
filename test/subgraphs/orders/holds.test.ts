import type { NewRow } from '#subgraph-kit/columns.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { OUTBOX } from '#subgraph-kit/outbox.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { nameKnownHolds, ORDERS } from '../../../subgraphs/orders/ordering/order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const carrier = (code: string, countries: readonly string[]) =>
  shop.orders.run('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code, name: code, countries, trackingPrefix: 'BR' } });
const holdOf = async (reference: string): Promise<unknown> => {
  const { order } = await shop.orders.run('query O($reference: ID!) { order(reference: $reference) { status onHold holdReason holdKind } }', { reference });
  return order;
};
const hold = (reference: string, reason: string) => shop.orders.run('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference, reason } });

test('a manual hold waits for a person, whatever its reason; a hold for want of a carrier ends with a carrier that serves the destination', async () => {
  await carrier('brt', ['IT']);
  const [person, platform] = [await shop.place([['TEE', 1]]), await shop.place([['TEE', 1]], { shipping: { methodCode: 'std' }, shippingAddress: { countryCode: 'JP' } })];
  await hold(person, 'No carrier goes to the island before Monday');
  expect([await holdOf(person), await holdOf(platform)]).toEqual([
    { status: 'ON_HOLD', onHold: true, holdReason: 'No carrier goes to the island before Monday', holdKind: 'MANUAL' },
    { status: 'ON_HOLD', onHold: true, holdReason: 'No carrier goes to JP', holdKind: 'NO_CARRIER' },
  ]);
  await carrier('yam', ['IT', 'JP']);
  expect([await holdOf(person), await holdOf(platform)]).toMatchObject([{ onHold: true, holdKind: 'MANUAL' }, { onHold: false, holdReason: null, holdKind: null }]);
});

test('a hold for fraud is a kind of its own, which lists are filtered by, alone and in bulk', async () => {
  const [one, other, third] = [await shop.place([['TEE', 1]]), await shop.place([['TEE', 1]]), await shop.place([['TEE', 1]])];
  await shop.change('holdOrder', { reference: one, reason: 'Three cards tried', kind: 'FRAUD' });
  await shop.orders.run('mutation H($input: HoldOrdersInput!) { holdOrders(input: $input) { changed } }', { input: { references: [other], reason: 'Three cards tried', kind: 'FRAUD' } });
  await hold(third, 'Address check');
  expect([await holdOf(one), await holdOf(other), await holdOf(third)]).toMatchObject([{ holdKind: 'FRAUD' }, { holdKind: 'FRAUD' }, { holdKind: 'MANUAL' }]);
  const { orders } = await shop.orders.run('{ orders(first: 9, filter: { holdKind: FRAUD }) { nodes { number } } }', {});
  expect(orders.nodes).toEqual([{ number: one }, { number: other }]);
  await expect(shop.change('holdOrder', { reference: await shop.place([['TEE', 1]]), reason: 'r', kind: 'NO_CARRIER' })).rejects.toThrow('NO_CARRIER');
  await shop.orders.run('mutation R($input: ReleaseOrderInput!) { releaseOrder(input: $input) { id } }', { input: { reference: one } });
  expect(await holdOf(one)).toEqual({ status: 'IN_FULFILLMENT', onHold: false, holdReason: null, holdKind: null });
});

test('orders that wait for a carrier are released however many they are, and those it does not serve stay on hold', async () => {
  const order = (at: number) => ({
    number: `#K${String(at)}`, channel: 'shop', currency: 'EUR', customer: { name: 'Ada Rossi' }, shippingAddress: { city: 'Far', countryCode: at % 2 === 0 ? 'NZ' : 'AU' }, shipping: { methodCode: 'std' },
    lines: [{ sku: 'TEE', quantity: 1, unitPrice: { amount: '10.00', currency: 'EUR' } }],
  });
  for (const from of [0, 100, 200, 300]) await shop.orders.run('mutation P($input: PlaceOrdersInput!) { placeOrders(input: $input) { id } }', { input: { orders: Array.from({ length: 100 }, (_, at) => order(from + at)) } });
  await carrier('kiwi', ['NZ']);
  const held = await Promise.all([0, 1, 398, 399].map((at) => holdOf(`#K${String(at)}`)));
  expect(held).toMatchObject([{ onHold: false }, { onHold: true }, { onHold: false }, { onHold: true }]);
});

test('a reason longer than is kept is refused, and the longest is kept', async () => {
  const number = await shop.place([['TEE', 1]]);
  await expect(hold(number, 'f'.repeat(201))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { reason: ['must be up to 200 characters'] } });
  await hold(number, 'è'.repeat(200));
  expect(await holdOf(number)).toMatchObject({ holdReason: 'è'.repeat(200) });
  const cancel = (reason: string) => shop.orders.run('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference: number, reason } });
  await expect(cancel('c'.repeat(501))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { reason: ['must be up to 500 characters'] } });
  await cancel('c'.repeat(500));
});

test('a hold that ends leaves no kind behind', async () => {
  const number = await shop.place([['TEE', 1]]);
  await hold(number, 'fraud');
  await shop.orders.run('mutation C($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }', { input: { reference: number, reason: 'fraud' } });
  expect(await holdOf(number)).toEqual({ status: 'CANCELLED', onHold: false, holdReason: null, holdKind: null });
});

test('existing holds without a kind get it from their history, once', async () => {
  const location = testDatabase('orders');
  const clock = manualClock();
  const LAST_WITHOUT_KINDS = 1_800_000_000_199;
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS.filter(({ order }) => order <= LAST_WITHOUT_KINDS), clock });
  const row = (id: string, reason: string | null): NewRow<typeof ORDERS> => ({
    company_id: 7, id, number: `#${id}`, channel: 'shop', status: reason === null ? 'RECEIVED' : 'ON_HOLD', payment_status: 'PAID', hold_reason: reason, placed_at: '2026-03-01T00:00:00.000Z',
    currency: 'EUR', customer: '{}', shipping_address: '{}', shipping_type: 'STANDARD', priority: 3, external_documents: 0, subtotal_minor: 0, discounts_minor: 0, shipping_minor: 0, tax_minor: 0,
    total_minor: 0, version: 1, changed_at: '2026-03-01T00:00:00.000Z', sequence: Number(id),
  });
  await old.inTransaction(async (transaction) => {
    await transaction.insert(ORDERS, [row('1', null), row('2', 'fraud'), row('3', 'No carrier goes to JP'), row('4', 'No carrier goes to JP')]);
    await transaction.insert(OUTBOX, [{ company_id: 7, stamp: '2026-03-01T00:00:00.000Z', place: 0, id: 'e', type: 'order.held', payload: '{}', subject: '4' }]);
  });
  await old.close();
  const kinds = async (migrations: typeof ORDERS_MIGRATIONS, change?: string): Promise<unknown> => {
    const database = await openDatabase({ location, migrations, clock });
    const rows = await database.query('SELECT id, hold_kind FROM orders WHERE company_id = 7 ORDER BY id');
    if (change !== undefined) await database.inTransaction((transaction) => transaction.execute(change));
    await database.close();
    return rows;
  };
  const known = [{ id: '1', hold_kind: null }, { id: '2', hold_kind: 'MANUAL' }, { id: '3', hold_kind: 'NO_CARRIER' }];
  expect(await kinds(ORDERS_MIGRATIONS, "UPDATE orders SET hold_kind = 'NO_CARRIER' WHERE company_id = 7 AND id = '4'")).toEqual([...known, { id: '4', hold_kind: 'MANUAL' }]);
  expect(await kinds([...ORDERS_MIGRATIONS, nameKnownHolds(999)])).toEqual([...known, { id: '4', hold_kind: 'NO_CARRIER' }]); // a hold with a kind keeps it
});

test('each mutation of an operation answers its own result, not what an earlier one left in the loaders', async () => {
  const number = await shop.place([['TEE', 1]]);
  const statuses = 'fulfillmentOrders { status }';
  const { a, b } = await shop.orders.run(`mutation T($hold: HoldOrderInput!, $release: ReleaseOrderInput!) { a: holdOrder(input: $hold) { ${statuses} } b: releaseOrder(input: $release) { ${statuses} } }`,
    { hold: { reference: number, reason: 'fraud' }, release: { reference: number } });
  expect([a, b]).toEqual([{ fulfillmentOrders: [{ status: 'NOT_READY' }] }, { fulfillmentOrders: [{ status: 'TO_FULFILL' }] }]);
});

test('an order that is sent to another country is held, freed, given another carrier or refused as placing it would have been', async () => {
  const edit = (reference: string, more: object) => shop.change('editOrder', { reference, ...more });
  const to = (countryCode: string) => ({ shippingAddress: { countryCode } });
  const place = (more: object = {}) => shop.place([['TEE', 1, 'MI1']], { shippingAddress: { city: 'Milano', provinceCode: 'MI', countryCode: 'IT' }, shipping: { methodCode: 'std' }, ...more });
  const number = await place();
  await edit(number, to('CL'));
  expect([await holdOf(number), (await shop.history(number)).slice(-4)]).toEqual([{ status: 'ON_HOLD', onHold: true, holdReason: 'No carrier goes to CL', holdKind: 'NO_CARRIER' }, ['order.held', 'order.address_changed', 'fulfillment.withdrawn', 'order.status_changed']]);
  await edit(number, to('PE'));
  expect(await holdOf(number)).toMatchObject({ holdReason: 'No carrier goes to PE' });
  await edit(number, to('IT'));
  expect(await holdOf(number)).toEqual({ status: 'IN_FULFILLMENT', onHold: false, holdReason: null, holdKind: null });
  const shipped = async (reference: string) => (await shop.orders.run('query S($reference: ID!) { order(reference: $reference) { onHold shipping { carrierCode } shippingAddress { provinceCode } } }', { reference })).order;
  const named = await place({ shipping: { methodCode: 'std', carrierCode: 'brt', serviceCode: 'x' } });
  await edit(named, to('JP'));
  expect(await shipped(named)).toEqual({ onHold: false, shipping: { carrierCode: null }, shippingAddress: { provinceCode: null } });
  await expect(edit(named, to('XX'))).rejects.toMatchObject({ code: 'BAD_INPUT', details: { 'shippingAddress.countryCode': ['must be an ISO 3166-1 alpha-2 code'] } });
  const taken = await place();
  await shop.report('acceptFulfillmentOrder', { reference: taken });
  await expect(edit(taken, to('CL'))).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'No carrier goes to CL, and a warehouse has accepted this order' });
});
