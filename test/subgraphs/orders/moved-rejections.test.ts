import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

const move = (name: string, type: string, input: object) => shop.orders.run(`mutation M($input: ${type}!) { ${name}(input: $input) { id } }`, { input });

test('the alert of a rejection stays while units wait at the location that rejected them, and is over when the last have moved', async () => {
  await shop.stock('TEE', 5);
  await shop.stock('TEE', 5, {}, 'LY1');
  const number = await shop.place([['TEE', 3, 'MI1']], { paymentStatus: 'PAID' });
  await shop.report('rejectFulfillmentOrder', { reference: number, reasonCode: 'NO_STOCK' });
  const { id, fulfillmentOrders: [rejected] } = await shop.read(number);
  expect(await shop.alerts(id)).toEqual(['ORDER_REJECTED']);
  await move('splitFulfillmentOrder', 'SplitFulfillmentOrderInput', { fulfillmentOrderId: rejected.id, locationCode: 'LY1', lines: [{ lineId: rejected.lines[0].lineId, quantity: 1 }] });
  expect(await shop.alerts(id)).toEqual(['ORDER_REJECTED']);
  await move('rerouteFulfillmentOrder', 'RerouteFulfillmentOrderInput', { fulfillmentOrderId: rejected.id, locationCode: 'LY1' });
  expect(await shop.alerts(id)).toEqual([]);
  const { fulfillmentOrders } = await shop.read(number);
  expect(fulfillmentOrders.map(({ status, location }: { status: string; location: { code: string } }) => `${location.code} ${status}`)).toEqual(['MI1 CANCELLED', 'LY1 TO_FULFILL']);
});
