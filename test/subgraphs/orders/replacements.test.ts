import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const code of ['MI1', 'LY1'] as const) await shop.stock('TEE', 10, {}, code);
});
afterAll(() => shop.orders.subgraph.close());

const replace = async (input: object): Promise<any> =>
  (await shop.orders.run('mutation R($input: ReplaceOrderInput!) { replaceOrder(input: $input) { number totals { total { amount } } fulfillmentOrders { location { code } } replaces { number } } }', { input })).replaceOrder;
const linked = async (reference: string, as: object = {}): Promise<any> =>
  (await shop.orders.run('query L($reference: ID!) { order(reference: $reference) { replaces { number } replacements { number } } }', { reference }, as)).order;

test('units are sent again from a location that staff choose, and the orders lead to each other', async () => {
  const number = await shop.place([['TEE', 2]]);
  const { lines: [line] } = await shop.read(number);
  const lines = [{ lineId: line.id, quantity: 1 }];
  const first = await replace({ reference: number, lines, locationCode: 'LY1' });
  expect(first).toEqual({ number: expect.any(String), totals: { total: { amount: '0.00' } }, fulfillmentOrders: [{ location: { code: 'LY1' } }], replaces: { number } });
  const second = await replace({ reference: number, lines });
  expect(await linked(number)).toEqual({ replaces: null, replacements: [{ number: first.number }, { number: second.number }] });
  expect(await linked(second.number)).toEqual({ replaces: { number }, replacements: [] });
  expect(await linked(number, { principal: { ...staff, companyId: 8 } })).toBeNull();
});

test('a location that there is none of sends nothing', async () => {
  const number = await shop.place([['TEE', 1]]);
  const { lines: [line] } = await shop.read(number);
  await expect(replace({ reference: number, lines: [{ lineId: line.id, quantity: 1 }], locationCode: 'NOWHERE' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await linked(number)).replacements).toEqual([]);
});
