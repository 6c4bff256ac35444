import { openRealGraph, type RealGraph } from '../kit/real-graph.js';
import { accepted, timeline } from './timeline.js';

const CALLS = 50;

let graph: RealGraph;

beforeAll(async () => {
  graph = await openRealGraph();
  await graph.place('#1', [['MUG', 1]]);
});
afterAll(() => graph.close());

const accept = async () => {
  const response = await graph.post('/orders/1/accept', '{"wms_reference": "W-1"}', { key: 'fifty' });
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body: await response.text() };
};

test('50 identical keyed calls at once have one effect, and every repetition gets the same answer [A-KEY-2] [A-KEY-4] [REL-R1 A]', async () => {
  const answers = await Promise.all(Array.from({ length: CALLS }, accept));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => `${String(status)} ${(JSON.parse(body) as { error: { code: string } }).error.code}`)).toEqual(refused.map(() => '409 idempotency_key_in_progress'));
  expect(answers.filter(({ status, replayed }) => status === 200 && replayed === null)).toHaveLength(1);
  const repeated = await Promise.all(Array.from({ length: CALLS }, accept));
  expect(new Set(repeated.map(({ status, replayed }) => `${String(status)} ${String(replayed)}`))).toEqual(new Set(['200 true']));
  expect(new Set([...answers.filter(({ status }) => status === 200), ...repeated].map(({ body }) => body)).size).toBe(1);
  expect(accepted(await timeline(graph.asStaff, '1'))).toHaveLength(1);
});

test('50 calls at once with different keys accept the order once', async () => {
  await graph.place('#2', [['MUG', 1]]);
  const statuses = await Promise.all(Array.from({ length: CALLS }, async (_, index) => {
    const response = await graph.post('/orders/2/accept', '', { key: `own-${String(index)}` });
    return response.status === 200 ? '200' : `${String(response.status)} ${((await response.json()) as { error: { code: string } }).error.code}`;
  }));
  expect(statuses.filter((status) => status === '200')).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set(['200', '409 order_already_accepted']));
  expect(accepted(await timeline(graph.asStaff, '2'))).toHaveLength(1);
});
