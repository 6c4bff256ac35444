import { openHookedCatalog, type HookedCatalog } from './hooked-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let [h, real]: HookedCatalog[] = [];
beforeAll(async () => {
  [h, real] = [await openHookedCatalog({ sandbox: true }), await openHookedCatalog()];
  for (const one of [h, real]) await one.save({ title: 'Tee', handle: 'tee', status: 'ACTIVE', variants: [{ sku: 'TEE', price: { amount: '19.90', currency: 'EUR' } }] });
});
afterAll(async () => { for (const one of [h, real]) await one?.close(); });

type As = NonNullable<Parameters<HookedCatalog['read']>[1]>;
const count = async (body: object, { as = 'READER', of = h!, ...headers }: { as?: As; of?: HookedCatalog; 'idempotency-key'?: string; 'x-service-dry-run'?: string } = {}): Promise<readonly [number, unknown, Headers]> => {
  const answer = await of.post('/sandbox/stock', body, { as, ...headers });
  return [answer.status, await answer.json(), answer.headers];
};
const counted = async (): Promise<unknown> => (await h!.asStaff('{ variants(first: 5) { nodes { sku stock { available } } } }')).variants.nodes.map(({ sku, stock: [{ available }] }: any) => [sku, available]);

test('a key that only reads has a warehouse count, and its webhook is sent the change of stock', async () => {
  const { take, url } = await h!.listen();
  await h!.hook(url, ['stock.updated'], 'READER');
  const [status, body] = await count({ sku: 'TEE', location: 'MI1', available: 7 });
  expect([status, body]).toEqual([200, { data: { sku: 'TEE', location: 'MI1', available: 7 } }]);
  await h!.settle();
  expect(take().map(({ body: sent }) => (JSON.parse(sent) as { type: string }).type)).toEqual(['stock.updated']);
  expect(await counted()).toEqual([['TEE', 7]]);
});

test('a key that writes finds that its quantity is out of date', async () => {
  const put = async (expected: number): Promise<unknown> => {
    const answer = await h!.send('/stock', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ items: [{ sku: 'TEE', location: 'MI1', available: 9, expected_available: expected }] }) });
    return ((await answer.json()) as { data: { results: { reason: string | null; available: number }[] } }).data.results.map(({ reason, available }) => [reason, available]);
  };
  await count({ sku: 'TEE', location: 'MI1', available: 5 }, { as: 'ERP' });
  expect(await put(7)).toEqual([['other_quantity', 5]]);
  expect(await put(5)).toEqual([[null, 9]]);
});

test('a dry run counts nothing, and a repeated key counts once', async () => {
  expect((await count({ sku: 'TEE', location: 'MI1', available: 1 }, { 'x-service-dry-run': 'true' }))[0]).toBe(200);
  expect(await counted()).toEqual([['TEE', 9]]);
  const once = { 'idempotency-key': 'k-1' };
  await count({ sku: 'TEE', location: 'MI1', available: 3 }, once);
  await count({ sku: 'TEE', location: 'MI1', available: 4 });
  expect((await count({ sku: 'TEE', location: 'MI1', available: 3 }, once))[2].get('idempotent-replayed')).toBe('true');
  expect(await counted()).toEqual([['TEE', 4]]);
});

test('a variant of another catalog, an unknown location and a company that is no sandbox are refused', async () => {
  const codeOf = ([status, body]: readonly [number, unknown, Headers]): unknown => [status, (body as { error: { code: string } }).error.code];
  expect(codeOf(await count({ sku: 'TEE', location: 'MI1', available: 1 }, { as: 'OTHER' }))).toEqual([404, 'variant_not_found']);
  expect(codeOf(await count({ sku: 'TEE', location: 'XX1', available: 1 }))).toEqual([400, 'validation_failed']);
  expect(codeOf(await count({ sku: 'TEE', location: 'MI1', available: -1 }))).toEqual([400, 'validation_failed']);
  const [status, body] = await count({ sku: 'TEE', location: 'MI1', available: 1 }, { of: real! });
  expect([status, body]).toEqual([400, { error: { code: 'not_written', message: 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it', details: {}, request_id: expect.any(String) } }]);
});
