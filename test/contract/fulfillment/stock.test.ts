import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

const put = (body: string) => graph.send('/stock', { method: 'PUT', body });
const outcome = async (call: Promise<Response>) => (await (await call).json() as { data: unknown }).data;
const refusal = async (call: Promise<Response>): Promise<unknown> => {
  const response = await call;
  const { code, details } = await errorOf(response);
  return [response.status, code, details];
};
const listed = async (query = '') => (await (await graph.send(`/stock${query}`)).json() as { data: { sku: string; location_code: string; classification: string; quantity: number }[]; next_cursor: string | null });

test('levels are absolute per item, location code and classification [A-STOCK-1] [A-STOCK-2] [A-STOCK-5]', async () => {
  const response = await put('{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":40},{"barcode":"4006381333931","location_code":"MI1-BACK","quantity":2,"classification":"damaged"}]}');
  expect([response.status, await response.json()]).toEqual([200, { data: { received: 2, updated: 2, unchanged: 0, stale: 0 } }]);
  graph.clock.turn(1000);
  expect(await outcome(put('{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":38},{"sku":"MUG","location_code":"MI1-BACK","quantity":2,"classification":"damaged"},{"sku":"TEE","location_code":"MI1-MAIN","quantity":0}]}')))
    .toEqual({ received: 3, updated: 2, unchanged: 1, stale: 0 });
  const first = await listed('?limit=2');
  const rest = await listed(`?limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
  expect([...first.data, ...rest.data].map(({ sku, location_code: place, classification, quantity }) => [sku, place, classification, quantity].join(' ')).sort())
    .toEqual(['MUG MI1-BACK damaged 2', 'MUG MI1-MAIN sellable 38', 'TEE MI1-MAIN sellable 0']);
  expect(first.data[0]).toEqual({ sku: 'MUG', barcode: '4006381333931', item_key: '4006381333931', location_code: 'MI1-BACK', classification: 'damaged', quantity: 2, updated_at: '2026-11-21T09:30:00.003Z' });
  expect([rest.next_cursor, (await listed('?location_code=MI1-BACK')).data.length, (await listed('?updated_since=2026-11-21T09:30:00.500Z')).data.length]).toEqual([null, 1, 2]);
  expect(await refusal(graph.send(`/stock?location_code=MI1-BACK&cursor=${encodeURIComponent(first.next_cursor ?? '')}`))).toEqual([400, 'invalid_cursor', {}]);
});

test('an older count never overwrites a newer one, not even a newer one of the same quantity [A-STOCK-2]', async () => {
  const count = (quantity: number, asOf: string) => outcome(put(`{"items":[{"sku":"TEE","location_code":"MI1-BACK","quantity":${String(quantity)},"as_of":"${asOf}"}]}`));
  expect(await count(5, '2026-11-21T08:00:00Z')).toMatchObject({ updated: 1 });
  expect(await count(5, '2026-11-21T08:20:00Z')).toMatchObject({ unchanged: 1 });
  expect(await count(9, '2026-11-21T08:10:00Z')).toMatchObject({ updated: 0, stale: 1 });
  expect(await count(7, '2026-11-21T08:20:00Z')).toMatchObject({ updated: 1 });
  expect(await refusal(put('{"items":[{"sku":"TEE","location_code":"MI1-BACK","quantity":5,"as_of":"2099-01-01T00:00:00Z"}]}')))
    .toEqual([422, 'validation_failed', { 'items.0.as_of': ['must not be more than 5 minutes ahead'] }]);
  expect((await listed('?location_code=MI1-BACK')).data.find(({ sku }) => sku === 'TEE')).toMatchObject({ quantity: 7 });
});

test('an unknown item or location code changes nothing [A-STOCK-3]', async () => {
  const before = await listed();
  expect(await refusal(put('{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":1},{"sku":"NOPE","location_code":"MI1-MAIN","quantity":1}]}'))).toEqual([422, 'unknown_item', { 'items.1': ['no item has the sku NOPE'] }]);
  expect(await refusal(put('{"items":[{"sku":"MUG","location_code":"LY1-MAIN","quantity":1}]}'))).toEqual([422, 'validation_failed', { 'items.0.location_code': ['is none of MI1-MAIN, MI1-BACK'] }]);
  expect((await put('{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":-1}]}')).status).toBe(422);
  expect((await put('{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":1,"classification":"lost"}]}')).status).toBe(422);
  expect(await listed()).toEqual(before);
});

test('a list of more than 1,000 items is too many items, whatever they are; an empty one is invalid [A-STOCK-4]', async () => {
  const items = (count: number, item = '{"sku":"MUG","location_code":"MI1-MAIN","quantity":3}') => put(`{"items":[${Array.from({ length: count }, () => item).join()}]}`);
  expect(await refusal(items(0))).toEqual([422, 'validation_failed', { items: ['must have at least 1 item'] }]);
  expect(await refusal(items(1001, '{}'))).toEqual([422, 'too_many_items', { items: ['must be 1 to 1000 items'] }]);
  expect(await outcome(items(1000))).toMatchObject({ received: 1000 });
  expect(await refusal(put('{}'))).toEqual([422, 'validation_failed', { items: ['is required'] }]);
});
