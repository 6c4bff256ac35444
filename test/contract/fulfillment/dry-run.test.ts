import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';
import { prepareWrite, sendWrite, WRITE_ROWS, withCarrier } from './write-rows.js';

let graph: RealGraph;
beforeAll(async () => { graph = await withCarrier(await openRealGraph({ sandbox: true })); });
afterAll(() => graph.close());

const UUIDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIMES = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const alike = (text: string): string => text.replaceAll(UUIDS, 'id').replaceAll(TIMES, 'time');

test('the list and the webhook routes are all writes of the interface [A-DRY-1]', async () => {
  const { paths } = await (await fetch(`${graph.base}/openapi.json`)).json() as { paths: Record<string, Record<string, { operationId: string }>> };
  const writes = Object.values(paths).flatMap((methods) => Object.entries(methods).filter(([method]) => method !== 'get').map(([, { operationId }]) => operationId));
  expect([...WRITE_ROWS.map(({ call }) => call), 'webhooks.ping', 'webhooks.resend'].sort()).toEqual(writes.sort()); // webhooks.test.ts tests their dry runs
});

test.each(WRITE_ROWS)('a dry run of $call answers what the call would, keeps nothing and does not claim the key [A-DRY-1] [A-DRY-2] [A-DRY-3]', async (row) => {
  const { call } = row;
  await prepareWrite(graph, row);
  const stored = await graph.stored();
  const dry = await sendWrite(graph, row, { 'X-Service-Dry-Run': 'true', 'idempotency-key': `key-${call}` });
  const text = await dry.text();
  expect([text, dry.headers.get('x-service-dry-run'), dry.headers.get('idempotent-replayed')]).toEqual([expect.not.stringMatching(/^{"error"/), 'true', null]);
  expect(await graph.stored()).toEqual(stored);
  const real = await sendWrite(graph, row, { 'idempotency-key': `key-${call}` });
  expect([real.status, real.headers.get('x-service-dry-run'), real.headers.get('idempotent-replayed')]).toEqual([dry.status, null, null]);
  expect(alike(await real.text())).toBe(alike(text));
  expect(await graph.stored()).not.toEqual(stored);
  const again = await sendWrite(graph, row, { 'X-Service-Dry-Run': 'true', 'idempotency-key': `key-${call}` });
  expect(again.headers.get('idempotent-replayed')).toBeNull();
});

test('a dry run is refused as the call would be, and says that it was one [A-DRY-1]', async () => {
  const response = await sendWrite(graph, { target: 'POST /orders/5001/accept', body: '' }, { 'X-Service-Dry-Run': 'True' });
  expect([response.status, response.headers.get('x-service-dry-run'), (await errorOf(response)).code]).toEqual([409, 'true', 'order_already_accepted']);
  const invalid = await sendWrite(graph, { target: 'POST /orders/5001/reject', body: '{}' }, { 'X-Service-Dry-Run': 'true' });
  expect([invalid.status, (await errorOf(invalid)).details]).toEqual([422, { reason_code: ['is required'] }]);
});

test('a header other than true or false is refused, so that no write happens by mistake [A-DRY-4]', async () => {
  await graph.place('#5200', [['MUG', 1, 'WA1']]);
  for (const value of ['yes', '1', '']) {
    const response = await sendWrite(graph, { target: 'POST /orders/5200/accept', body: '' }, { 'X-Service-Dry-Run': value });
    expect([response.status, await errorOf(response)]).toEqual([422, expect.objectContaining({ code: 'validation_failed', details: { 'X-Service-Dry-Run': ['must be true or false'] } })]);
  }
  expect((await sendWrite(graph, { target: 'POST /orders/5200/accept', body: '' }, { 'X-Service-Dry-Run': 'true', 'idempotency-key': 'a b' })).status).toBe(422);
  expect((await (await graph.send('/orders/5200', { headers: { 'X-Service-Dry-Run': 'true' } }, 'WA1')).json() as { status: string }).status).toBe('to_fulfill');
  expect((await (await sendWrite(graph, { target: 'POST /orders/5200/accept', body: '' }, { 'X-Service-Dry-Run': 'false' })).json() as { status: string }).status).toBe('accepted');
});
