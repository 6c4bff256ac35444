import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  for (const code of ['MI1', 'LY1'] as const) for (const sku of ['TEE', 'MUG']) await shop.stock(sku, 10, {}, code);
});
afterAll(() => shop.orders.subgraph.close());

const replace = async (input: object): Promise<any> =>
  (await shop.orders.run('mutation R($input: ReplaceOrderInput!) { replaceOrder(input: $input) { number totals { total { amount } } fulfillmentOrders { location { code } } replaces { number } } }', { input })).replaceOrder;
const linked = async (reference: string, as: object = {}): Promise<any> =>
  (await shop.orders.run('query L($reference: ID!) { order(reference: $reference) { replaces { number } replacements { number } } }', { reference }, as)).order;

/** An order whose units were shipped, or the first of them. */
const shipped = async (sku: string, quantity: number, of = quantity): Promise<{ number: string; line: string }> => {
  const number = await shop.place([[sku, of, 'MI1']]);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  await shop.report('reportPicking', { reference: number, lines: [{ sku, quantity: of }] });
  await shop.report('reportShipment', { reference: number, lines: [{ sku, quantity }] });
  return { number, line: (await shop.read(number)).lines[0].id };
};
const refused = (field: string, problem: string): object => ({ code: 'BAD_INPUT', details: { [field]: [problem] } });

test('units are sent again from a location that staff choose, and the orders lead to each other', async () => {
  const { number, line } = await shipped('TEE', 2);
  const lines = [{ lineId: line, quantity: 1 }];
  const first = await replace({ reference: number, lines, locationCode: 'LY1' });
  expect(first).toEqual({ number: expect.any(String), totals: { total: { amount: '0.00' } }, fulfillmentOrders: [{ location: { code: 'LY1' } }], replaces: { number } });
  const second = await replace({ reference: number, lines });
  expect(await linked(number)).toEqual({ replaces: null, replacements: [{ number: first.number }, { number: second.number }] });
  expect(await linked(second.number)).toEqual({ replaces: { number }, replacements: [] });
  expect(await linked(number, { principal: { ...staff, companyId: 8 } })).toBeNull();
});

test('a location that there is none of sends nothing', async () => {
  const { number, line } = await shipped('TEE', 1);
  await expect(replace({ reference: number, lines: [{ lineId: line, quantity: 1 }], locationCode: 'NOWHERE' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect((await linked(number)).replacements).toEqual([]);
});

test('no more is sent again than was shipped, however many ask at once; what a cancelled replacement had can be sent again', async () => {
  const { number, line } = await shipped('MUG', 2, 3);
  const ask = (quantity: number, more: readonly object[] = []): Promise<any> => replace({ reference: number, lines: [{ lineId: line, quantity }, ...more] });
  await expect(ask(3)).rejects.toMatchObject(refused('lines.0.quantity', 'must be 1 to 2: only what was shipped and not sent again can be'));
  await expect(ask(1, [{ lineId: line, quantity: 1 }])).rejects.toMatchObject(refused('lines.1.lineId', 'is named twice'));
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => ask(1)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', ...Array.from({ length: 6 }, () => 'rejected')]);
  await expect(ask(1)).rejects.toMatchObject(refused('lines.0.quantity', 'all units that were shipped were sent again'));
  const { replacements: [{ number: first }] } = await linked(number);
  await shop.change('cancelOrder', { reference: first, reason: 'found after all' });
  await ask(1);
  await expect(ask(1)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('nothing is sent again of what was not shipped', async () => {
  const number = await shop.place([['TEE', 1]]);
  const { lines: [{ id }] } = await shop.read(number);
  await expect(replace({ reference: number, lines: [{ lineId: id, quantity: 1 }] })).rejects.toMatchObject(refused('lines.0.quantity', 'no unit of this line was shipped'));
});
