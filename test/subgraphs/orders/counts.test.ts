import { warehouse } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const refused = (name: string, type: string, input: object) =>
  expect(shop.orders.run(`mutation M($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input }, { principal: warehouse(shop.milan) })).rejects;

test('a call with nothing in it is not valid; one with more than it may carry has too many items', async () => {
  const items = (count: number) => ({ items: Array.from({ length: count }, () => ({ sku: 'TEE', quantity: 1 })) });
  await refused('updateWarehouseStock', 'UpdateWarehouseStockInput', items(0)).toMatchObject({ code: 'BAD_INPUT', details: { items: ['must have at least 1 item'] } });
  await refused('updateWarehouseStock', 'UpdateWarehouseStockInput', items(10_001)).toMatchObject({ code: 'TOO_MANY_ITEMS' });
  const references = (count: number) => ({ references: Array.from({ length: count }, () => '1') });
  await refused('acceptFulfillmentOrders', 'AcceptFulfillmentOrdersInput', references(0)).toMatchObject({ code: 'BAD_INPUT', details: { references: ['must have at least 1'] } });
  await refused('acceptFulfillmentOrders', 'AcceptFulfillmentOrdersInput', references(201)).toMatchObject({ code: 'TOO_MANY_ITEMS' });
});
