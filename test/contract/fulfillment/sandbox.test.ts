import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let [sandbox, real]: RealGraph[] = [];
beforeAll(async () => { [sandbox, real] = [await openRealGraph({ sandbox: true }), await openRealGraph()]; });
afterAll(async () => { for (const graph of [sandbox, real]) await graph?.close(); });

const inSandbox = async (path: string, body: object = {}, at: 'MI1' | 'LY1' = 'MI1'): Promise<any> => (await sandbox!.post(path, JSON.stringify(body), { at })).json();
const steps = async (graph = sandbox!): Promise<any> => ((await (await graph.send('/sandbox/certification')).json()) as { steps: any[] }).steps;
const shown = async (): Promise<string[]> => (await steps()).flatMap(({ step, passed_at: at }: any) => (at === null ? [] : [step]));

test('a company that is no sandbox has no simulated orders, and its warehouses see what they have shown all the same', async () => {
  await real!.place('#1042', [['MUG', 1]]);
  for (const [path, body] of [['/sandbox/orders', '{}'], ['/sandbox/orders/1042/cancel', ''], ['/sandbox/returns', '{"order_number":"1042"}']] as const) {
    const response = await real!.post(path, body);
    expect([response.status, await errorOf(response)]).toEqual([409, { code: 'invalid_state', message: 'This company is no sandbox: its orders, stock and returns are real, and nothing is simulated in it', details: {}, request_id: expect.any(String) }]);
  }
  expect((await real!.post('/orders/1042/accept')).status).toBe(200);
  const [, accepted, rejected] = await steps(real);
  expect([accepted.passed_at, accepted.next, rejected.next.map(({ path }: any) => path)]).toEqual(['2026-11-21T09:30:00.000Z', [], ['/orders/{number}/reject']]);
});

test('a refused call and a dry run show nothing', async () => {
  await sandbox!.place('#1042', [['MUG', 1]]);
  expect((await sandbox!.post('/orders/9/accept')).status).toBe(404);
  expect((await sandbox!.send('/orders/1042/accept', { method: 'POST', headers: { 'x-service-dry-run': 'true' } })).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await sandbox!.post('/orders/1042/accept', '', { key: 'k' })).status).toBe(200);
  expect(await shown()).toEqual(['accepted']);
  expect((await sandbox!.post('/orders/1042/accept', '', { key: 'k' })).headers.get('idempotent-replayed')).toBe('true');
  expect(await shown()).toEqual(['accepted', 'repeated']);
});

test('what was simulated for a warehouse is no work of its own, and a step keeps the call that showed it first', async () => {
  await sandbox!.send('/stock', { method: 'PUT', body: '{"items":[{"sku":"MUG","location_code":"MI1-MAIN","quantity":20}]}' });
  const before = await steps();
  const { data: [{ number, status, channel }] } = await inSandbox('/sandbox/orders');
  expect([status, channel]).toEqual(['to_fulfill', 'sandbox']);
  expect(await inSandbox(`/sandbox/orders/${String(number).slice(1)}/cancel`)).toMatchObject({ status: 'cancelled', cancellation: { requested_by: 'merchant' } });
  expect(await inSandbox('/sandbox/orders/1042/cancel')).toMatchObject({ status: 'cancel_requested' });
  expect(await shown()).toEqual(['stock', 'accepted', 'repeated']);
  sandbox!.clock.turn(60_000);
  await sandbox!.place('#1100', [['MUG', 1]]);
  expect((await sandbox!.post('/orders/1100/accept')).status).toBe(200);
  expect((await steps())[1]).toEqual(before[1]);
});

test('a warehouse has its own orders cancelled and returned alone, and gets orders for its own stock alone', async () => {
  for (const path of ['/sandbox/orders/1100/cancel', '/sandbox/returns']) expect((await inSandbox(path, { order_number: '1100' }, 'LY1')).error.code).toBe('order_not_found');
  expect((await inSandbox('/sandbox/orders', {}, 'LY1')).error).toMatchObject({ code: 'invalid_state', message: 'The location LY1 has not enough units of items with a barcode in stock for 1 orders: report its stock first, or simulate it' });
  expect((await inSandbox('/sandbox/orders', { count: 101 })).error.details).toEqual({ count: ['must be at most 100'] });
  expect((await inSandbox('/sandbox/returns', { order_number: '1100' })).error).toMatchObject({ code: 'validation_failed', message: 'More than was shipped cannot be returned' });
});
