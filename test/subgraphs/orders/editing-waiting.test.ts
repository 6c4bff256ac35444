import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

test('an order that is not allocated yet keeps the units that are left after an edit, and is allocated with those', async () => {
  await shop.stock('TEE', 1);
  await shop.stock('TEE', 0, {}, 'LY1');
  const number = await shop.place([['TEE', 5]]);
  const { lines: [line], fulfillmentOrders } = await shop.read(number);
  expect(fulfillmentOrders).toEqual([]);
  await shop.change('editOrder', { reference: number, lines: [{ lineId: line.id, quantity: 3 }] });
  expect((await shop.read(number)).lines).toMatchObject([{ sku: 'TEE', quantity: 5, quantityCancelled: 2, quantityShipped: 0 }]);
  await shop.stock('TEE', 3);
  await shop.orders.run('mutation A($input: AllocateWaitingOrdersInput!) { allocateWaitingOrders(input: $input) { __typename } }', { input: {} });
  expect((await shop.read(number)).fulfillmentOrders).toMatchObject([{ status: 'TO_FULFILL', lines: [{ sku: 'TEE', quantityOpen: 3 }] }]);
});
