import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { staff } from '../../kit/orders.js';
import { openShop, type Shop } from '../../kit/shop.js';

let shop: Shop;
beforeAll(async () => { shop = await openShop(); });
afterAll(() => shop.orders.subgraph.close());

test('the stock of all lines of an order is read with it, at each location', async () => {
  await shop.stock('TEE', 10);
  await shop.stock('TEE', 4, {}, 'LY1');
  await shop.stock('MUG', 3, {}, 'LY1');
  const number = await shop.place([['TEE', 2, 'MI1'], ['MUG', 1, 'LY1'], ['TEE', 1, 'LY1']]);
  const QUERY = 'query S($reference: ID!) { order(reference: $reference) { lines { sku stock { available reserved location { code } } } } }';
  const { order: { lines } } = await shop.orders.run(QUERY, { reference: number });
  const tee = [{ available: 8, reserved: 2, location: { code: 'MI1' } }, { available: 3, reserved: 1, location: { code: 'LY1' } }];
  const byCode = (stock: readonly { location: { code: string } }[]) => [...stock].sort((one, other) => other.location.code.localeCompare(one.location.code));
  expect(lines.map(({ sku, stock }: { sku: string; stock: never[] }) => [sku, byCode(stock)])).toEqual([['TEE', tee], ['MUG', [{ available: 2, reserved: 1, location: { code: 'LY1' } }]], ['TEE', tee]]);
});

test('however many lines there are, their stock is one statement', async () => {
  const { deps } = shop.orders.subgraph.context({ principal: staff, requestId: 'r-1', via: 'test' }) as OrdersContext;
  const reads = jest.spyOn(deps.database, 'query');
  const statements = async (reference: string) => {
    reads.mockClear();
    await shop.orders.run('query S($reference: ID!) { order(reference: $reference) { lines { stock { available location { code } } } } }', { reference });
    return reads.mock.calls.filter(([sql]) => sql.includes('stock_position')).length;
  };
  expect([await statements(await shop.place([['TEE', 1]])), await statements(await shop.place([['TEE', 1], ['MUG', 1], ['TEE', 1]]))]).toEqual([1, 1]);
});
