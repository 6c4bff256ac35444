import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => { graph = await openRealGraph(); });
afterAll(() => graph.close());

const accept = (numbers: unknown, key?: string) => graph.post('/orders/accept', JSON.stringify({ numbers }), key === undefined ? {} : { key });
const results = async (numbers: unknown) => (await (await accept(numbers)).json() as { data: unknown }).data;
const statusOf = async (number: string) => (await (await graph.send(`/orders/${number}`)).json() as { status: string }).status;

test('every order is accepted separately, in the order of the list [A-BULK-1] [A-BULK-2]', async () => {
  const { placeOrder: { id } } = await graph.place('#7001', [['MUG', 1]]) as { placeOrder: { id: string } };
  for (const number of ['#7002', '#7003', '#7004', '#7005']) await graph.place(number, [['MUG', 1]]);
  await graph.place('#7006', [['MUG', 1, 'LY1']]);
  await graph.post('/orders/7003/accept');
  await graph.cancel('#7004');
  await graph.asStaff('mutation H($input: HoldOrderInput!) { holdOrder(input: $input) { id } }', { input: { reference: '7005', reason: 'fraud' } });
  const response = await accept([id, '7002', '#7003', '7004', '7005', '7006', 'nope', 'x'.repeat(120)]);
  expect([response.status, await response.json()]).toEqual([200, { data: [
    { number: id, status: 'accepted' },
    { number: '7002', status: 'accepted' },
    { number: '#7003', status: 'failed', error: { code: 'order_already_accepted', message: 'An order that is accepted cannot be accepted' } },
    { number: '7004', status: 'failed', error: { code: 'order_cancelled', message: 'An order that is cancelled cannot be accepted' } },
    { number: '7005', status: 'failed', error: { code: 'order_not_ready', message: 'An order that is not_ready cannot be accepted' } },
    { number: '7006', status: 'failed', error: { code: 'order_not_found', message: 'No order 7006' } },
    { number: 'nope', status: 'failed', error: { code: 'order_not_found', message: 'No order nope' } },
    { number: 'x'.repeat(120), status: 'failed', error: { code: 'order_not_found', message: `No order ${'x'.repeat(120)}` } },
  ] }]);
  expect(await (await graph.send('/orders/7002')).json()).toMatchObject({ status: 'accepted', accepted_at: '2026-11-21T09:30:00.000Z', wms_reference: null, updated_at: expect.stringMatching(/^2026-11-21T09:30:/) as string });
  expect((await graph.asStaff('query O { order(reference: "7002") { timeline { type via } } }', {})).order.timeline.at(-1)).toEqual({ type: 'fulfillment.accepted', via: 'fulfillment' });
});

test('an order named twice, by any of its names, is accepted once and has the same result at both positions [A-BULK-3]', async () => {
  await graph.place('#7010', [['MUG', 1]]);
  expect(await results(['7010', '#7010', '7010'])).toEqual([{ number: '7010', status: 'accepted' }, { number: '#7010', status: 'accepted' }, { number: '7010', status: 'accepted' }]);
  const { timeline } = (await graph.asStaff('query O { order(reference: "7010") { timeline { type } } }', {})).order as { timeline: { type: string }[] };
  expect(timeline.filter(({ type }) => type === 'fulfillment.accepted')).toHaveLength(1);
});

test('a repeated keyed call has one effect and the same bytes; reservations change once [A-BULK-3]', async () => {
  await graph.place('#7020', [['TEE', 3]]);
  const reserved = async () => (await graph.stored())['stock_position']?.map((row) => JSON.parse(row) as { variant_id: string; reserved: number }).find(({ variant_id: id }) => id.endsWith('2'))?.reserved;
  const before = await reserved();
  const [first, second] = [await accept(['7020'], 'many-1'), await accept(['7020'], 'many-1')];
  expect([await second.text(), second.headers.get('idempotent-replayed')]).toEqual([await first.text(), 'true']);
  expect(await statusOf('7020')).toBe('accepted');
  expect(await reserved()).toBe((before ?? 0) - 3);
});

test('two hundred orders take as many statements as two [A-BULK-3]', async () => {
  const numbers = Array.from({ length: 202 }, (_, index) => String(8001 + index));
  for (const number of numbers) await graph.place(`#${number}`, [['MUG', 1], ['TEE', 2]]);
  const few = await graph.statements(() => accept(numbers.slice(0, 2)));
  const many = await graph.statements(async () => { expect(new Set((await results(numbers.slice(2)) as { status: string }[]).map(({ status }) => status))).toEqual(new Set(['accepted'])); });
  expect([many, many < 15]).toEqual([few, true]);
});

test('of a call for many and a call for one at once each order is accepted once [A-BULK-3]', async () => {
  const numbers = Array.from({ length: 10 }, (_, index) => String(7100 + index));
  for (const number of numbers) await graph.place(`#${number}`, [['MUG', 1]]);
  const [many, ...single] = await Promise.all([accept(numbers), ...numbers.map((number) => graph.post(`/orders/${number}/accept`))]);
  const { data } = await many.json() as { data: { status: string }[] };
  data.forEach(({ status }, index) => { expect([status, single[index]?.status]).toEqual(status === 'accepted' ? ['accepted', 409] : ['failed', 200]); });
});

test.each([
  ['{}', 'validation_failed', { numbers: ['is required'] }],
  ['{"numbers":[]}', 'validation_failed', { numbers: ['must have at least 1 number'] }],
  ['{"numbers":"7001"}', 'validation_failed', { numbers: ['must be of the type array'] }],
  ['{"numbers":["1",7,""]}', 'validation_failed', { 'numbers.1': ['must be of the type string'], 'numbers.2': ['must not be empty'] }],
  [`{"numbers":[${'7,'.repeat(200)}7]}`, 'too_many_items', { numbers: ['must be 1 to 200 numbers'] }],
])('invalid numbers are refused as a whole [A-BULK-4] (%#)', async (body, code, details) => {
  const response = await graph.post('/orders/accept', body);
  expect([response.status, await errorOf(response)]).toEqual([422, expect.objectContaining({ code, details })]);
});

test('accepting an order, alone or with others, increments its version, so that concurrent changes of the read version conflict', async () => {
  await graph.place('#7090', [['MUG', 1]]);
  await graph.place('#7091', [['MUG', 1]]);
  const versions = async () => (await graph.database.query<{ version: number }>("SELECT version FROM fulfillment_order WHERE number IN ('#7090', '#7091') ORDER BY number")).map(({ version }) => version);
  const before = await versions();
  await accept(['7090']);
  await graph.post('/orders/7091/accept');
  expect(await versions()).toEqual(before.map((version) => version + 1));
});
