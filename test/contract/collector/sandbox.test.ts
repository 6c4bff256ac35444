import { openCollector } from './open-collector.js';

type Collector = Awaited<ReturnType<typeof openCollector>>;

let [i, real]: Collector[] = [];
beforeAll(async () => { [i, real] = [await openCollector({ sandbox: true }), await openCollector()]; });
afterAll(async () => { for (const one of [i, real]) await one?.close(); });

const PRODUCTS = 'mutation P($input: SaveProductsInput!) { saveProducts(input: $input) { id } }';
const publish = (of: Collector, sku: string): Promise<unknown> => of.asStaff(PRODUCTS, { input: { products: [{ title: sku, handle: sku.toLowerCase(), status: 'ACTIVE', variants: [{ sku, price: { amount: '19.90', currency: 'EUR' } }] }] } });
const visit = (body: object, of = i!, sent = {}): Promise<readonly [number, string]> => of.read(of.post('/sandbox/visits', body, sent));
const kept = async (): Promise<number> => (await i!.rows('SELECT uid FROM shopper_event')).length;

test('nobody visits a storefront that has no products', async () => {
  expect(await visit({})).toEqual([409, '{"code":"invalid_state","message":"The company has no products with a price that shoppers could look at: give it products first"}']);
  await publish(i!, 'MUG');
});

test('shoppers visit the storefront whose key is sent, and what they do is collected', async () => {
  const [status, body] = await visit({ count: 30 });
  const { visits, events } = JSON.parse(body) as { visits: number; events: number };
  expect([status, visits, events > 50, await kept()]).toEqual([200, 30, true, events]);
  expect(await i!.rows('SELECT DISTINCT installation_id AS id FROM visitor')).toEqual([{ id: i!.id }]);
  expect((JSON.parse((await visit({}))[1]) as { visits: number }).visits).toBe(20);
});

test('a page of another origin, an unknown key and a count that is none are refused, and nothing is collected', async () => {
  const before = await kept();
  expect((await visit({}, i, { origin: 'https://other.example' }))[0]).toBe(403);
  expect((await visit({}, i, { key: 'pk_00000000000000000000000000000000' }))[0]).toBe(404);
  expect(await visit({ count: 101 })).toEqual([422, '{"code":"invalid","message":"The call has fields that cannot be used","errors":{"count":["must be at most 100"]}}']);
  expect(await kept()).toBe(before);
});

test('a company that is no sandbox has no simulated shoppers', async () => {
  await publish(real!, 'MUG');
  expect(await visit({}, real)).toEqual([409, '{"code":"invalid_state","message":"This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it"}']);
});

test('a key has shoppers simulated ten times a minute', async () => {
  const { key } = await i!.install();
  for (let call = 0; call < 10; call += 1) expect((await visit({ count: 1 }, i, { key }))[0]).toBe(200);
  expect((await visit({ count: 1 }, i, { key }))[0]).toBe(429);
});
