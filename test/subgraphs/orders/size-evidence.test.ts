import { openDatabase } from '#subgraph-kit/open-database.js';
import type { NewRow } from '#subgraph-kit/columns.js';
import { ORDERS_MIGRATIONS } from '../../../subgraphs/orders/migrations.js';
import { nameKnownCustomers } from '../../../subgraphs/orders/ordering/known-channel-ids.table.js';
import { ORDERS } from '../../../subgraphs/orders/ordering/order.table.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { catalogEvents, staff, system } from '../../kit/orders.js';
import { openReturnedOrders, type ReturnedOrders } from '../../kit/returned-orders.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: ReturnedOrders;
beforeAll(async () => {
  shop = await openReturnedOrders();
  await shop.run('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(7, ['TEE_RED_S', 'TEE_RED_M'].map((sku, at) => ({ variantId: `018f0000-0000-7000-8000-00000000001${String(at)}`, sku, title: 'Tee', weightG: 180, barcode: `400638133394${String(at)}` })), '2026-03-01T00:00:01.000Z'), { principal: system });
  for (const sku of ['TEE_RED_S', 'TEE_RED_M', 'MUG']) await shop.stock(sku, 500);
});
afterAll(() => shop.orders.subgraph.close());

const count = (): Promise<unknown> => shop.run('mutation C($input: CountFiguresInput!) { countFigures(input: $input) }', { input: { companies: [{ companyId: 7, timeZone: 'Europe/Rome' }] } }, { principal: system });
const evidence = async (input: object, as: object = { principal: system }): Promise<any> =>
  (await shop.run('query E($input: SizeEvidenceInput!) { sizeEvidence(input: $input) { sold { sku units delivered returned } returned { sku reason units } bought { sku units returns { reason units } } } }', { input: { skus: [], ...input } }, as)).sizeEvidence;
const bought = async (customerId: string): Promise<unknown> => (await evidence({ customerId })).bought.map(({ sku, units, returns }: any) => [sku, units, ...returns.map(({ reason, units: back }: any) => `${String(back)} ${String(reason)}`)]);

test('what was sold of each item in the last year, and why it came back', async () => {
  const order = await shop.delivered([{ sku: 'TEE_RED_S', quantity: 3 }, { sku: 'TEE_RED_M', quantity: 2 }, { sku: 'MUG', quantity: 1 }]);
  await shop.opens(order, [[0, 2, 'too_small'], [1, 1, 'too_large']]);
  await count();
  const { sold, returned } = await evidence({ skus: ['TEE_RED_S', 'TEE_RED_M', 'NONE'] });
  expect(sold).toEqual([{ sku: 'TEE_RED_M', units: 2, delivered: 2, returned: 1 }, { sku: 'TEE_RED_S', units: 3, delivered: 3, returned: 2 }]);
  expect(returned).toEqual([{ sku: 'TEE_RED_M', reason: 'too_large', units: 1 }, { sku: 'TEE_RED_S', reason: 'too_small', units: 2 }]);
  shop.days(366);
  await count();
  expect((await evidence({ skus: ['TEE_RED_S'] })).sold).toEqual([]);
});

test('what a customer ordered is found by the channel\'s id of them, the number alone of Shopify\'s too, the last first; of a cancelled order nothing arrived', async () => {
  const of = (channelId: string | null, email: string) => ({ customer: { name: 'Ada Rossi', email, channelId } });
  const first = await shop.delivered([{ sku: 'TEE_RED_S', quantity: 2 }, { sku: 'MUG', quantity: 1 }], of('gid://shopify/Customer/70', 'ada@example.test'));
  await shop.opens(first, [[0, 1, 'too_small']]);
  shop.days(1);
  await shop.delivered([{ sku: 'TEE_RED_M', quantity: 1 }], of('70', 'ada@example.test'));
  await shop.delivered([{ sku: 'TEE_RED_S', quantity: 9 }], of('170', 'bo@example.test'));
  await shop.delivered([{ sku: 'TEE_RED_S', quantity: 9 }], of(null, 'guest@example.test'));
  const cancelled = await shop.place([['TEE_RED_S', 1]], of('70', 'ada@example.test'));
  await shop.change('cancelOrder', { reference: cancelled, reason: 'r' });
  expect(await bought('70')).toEqual([['TEE_RED_M', 1], ['TEE_RED_S', 0], ['TEE_RED_S', 2, '1 too_small'], ['MUG', 1]]);
  expect([await bought('7'), await bought('%'), await bought('')]).toEqual([[], [], []]);
});

test('what is on its way counts for nothing, and of an order in two parcels the one that was delivered', async () => {
  await shop.stock('TEE_RED_M', 5, {}, 'LY1');
  const number = await shop.place([['TEE_RED_S', 3, 'MI1'], ['TEE_RED_M', 2, 'LY1']], { customer: { name: 'Di', email: 'di@example.test', channelId: '72' } });
  const arrived = async (): Promise<unknown> => {
    await count();
    const { sold } = await evidence({ skus: ['TEE_RED_S', 'TEE_RED_M'] });
    return [await bought('72'), sold.map(({ sku, units, delivered }: any) => `${String(sku)} ${String(delivered)}/${String(units)}`)];
  };
  for (const [sku, quantity, location] of [['TEE_RED_S', 3, shop.milan], ['TEE_RED_M', 2, shop.lyon]] as const) {
    await shop.report('acceptFulfillmentOrder', { reference: number }, location);
    await shop.report('reportPicking', { reference: number, lines: [{ sku, quantity }] }, location);
    await shop.report('reportShipment', { reference: number }, location);
  }
  const { order: { lines, shipments } } = await shop.run('query O($reference: ID!) { order(reference: $reference) { lines { id sku } shipments { id pieces { lineId } } } }', { reference: number });
  const delivered = (sku: string): Promise<unknown> => shop.run('mutation D($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { id } }', { input: { shipmentId: shipments.find(({ pieces }: any) => pieces[0].lineId === lines.find((line: any) => line.sku === sku).id).id, status: 'DELIVERED' } });
  expect(await arrived()).toEqual([[['TEE_RED_S', 0], ['TEE_RED_M', 0]], ['TEE_RED_M 1/3', 'TEE_RED_S 20/23']]);
  await delivered('TEE_RED_M');
  expect(await arrived()).toEqual([[['TEE_RED_S', 0], ['TEE_RED_M', 2]], ['TEE_RED_M 3/3', 'TEE_RED_S 20/23']]);
  await delivered('TEE_RED_S');
  expect(await arrived()).toEqual([[['TEE_RED_S', 3], ['TEE_RED_M', 2]], ['TEE_RED_M 3/3', 'TEE_RED_S 23/23']]);
});

test('an erased customer is found no more, and another company finds nobody', async () => {
  const order = await shop.delivered([{ sku: 'MUG', quantity: 1 }], { customer: { name: 'Cy', email: 'cy@example.test', channelId: '71' } });
  expect(await bought('71')).toEqual([['MUG', 1]]);
  expect((await evidence({ skus: ['MUG'], customerId: '71' }, { principal: { ...system, companyId: 8 } })).bought).toEqual([]);
  const { order: { customer: { id } } } = await shop.run('query C($reference: ID!) { order(reference: $reference) { customer { id: email } } }', { reference: order.number });
  await shop.run('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { __typename } }', { input: { email: id } });
  expect(await bought('71')).toEqual([]);
});

test('people do not read it', async () => {
  await expect(evidence({ skus: ['MUG'] }, { principal: staff })).rejects.toThrow();
});

test('customers of orders that were placed before are found by their ids, and a damaged one is nobody', async () => {
  const [location, clock, at] = [testDatabase('orders'), manualClock(), '2026-03-01T00:00:00.000Z'];
  const row = (id: string, customer: string): NewRow<typeof ORDERS> => ({
    company_id: 7, id: `01a1fd18-5ba3-7024-bd3f-f0c9eaaab7b${id}`, number: `#${id}`, channel: 'web', status: 'DELIVERED', payment_status: 'PAID', placed_at: at, currency: 'EUR', customer,
    shipping_address: '{"countryCode":"IT"}', shipping_type: 'STANDARD', priority: 3, subtotal_minor: 0, discounts_minor: 0, shipping_minor: 0, tax_minor: 0, total_minor: 0, version: 1, changed_at: at,
  });
  const old = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock });
  await old.inTransaction((transaction) => transaction.insert(ORDERS, [row('1', '{"channelId":"70"}'), row('2', '{"channelId":null}'), row('3', '{'), row('4', `{"channelId":"${'9'.repeat(256)}"}`), row('5', '{"channelId":7}')]));
  await old.close();
  const database = await openDatabase({ location, migrations: [...ORDERS_MIGRATIONS, nameKnownCustomers(990)], clock });
  expect(await database.query('SELECT number, customer_channel_id AS found FROM orders WHERE company_id = 7 ORDER BY id')).toEqual([{ number: '#1', found: '70' }, ...['#2', '#3', '#4'].map((number) => ({ number, found: null })), { number: '#5', found: '7' }]);
  await database.close();
});
