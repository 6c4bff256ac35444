import type { ServerResponse } from 'node:http';
import { openReceiver } from '../../subgraphs/webhooks/receiver.js';
import { openShift, type Shift } from './open-shift.js';

let shift: Shift;
beforeAll(async () => { shift = await openShift(); });
afterAll(() => shift.close());

const A = '/api/fulfillment/v1';
const minutes = (count: number): number => count * 60_000;

test('the work of a silent warehouse goes to another location', async () => {
  await shift.place('#4001', [['MUG', 2]]);
  await shift.place('#4002', [['TEE', 1]]);
  shift.clock.turn(minutes(45));
  await shift.watch();
  const { run, done } = shift.task('Silent warehouse');
  const { alerts } = await run('SilentWarehouses');
  expect(alerts.nodes).toEqual([{
    type: 'WAREHOUSE_SILENT', message: expect.stringContaining('The warehouse of Milan WMS has been silent since 2026-11-21T09:30:00'),
    about: { name: 'Milan WMS', indicator: 'ERROR', location: { code: 'MI1' } },
  }]);
  const { code } = alerts.nodes[0].about.location;
  expect((await run('WorkOfWarehouse', { locationCode: code })).fulfillmentOrders.nodes).toEqual([{ number: '#4001', lines: [{ sku: 'MUG', quantityOpen: 2 }] }, { number: '#4002', lines: [{ sku: 'TEE', quantityOpen: 1 }] }]);
  const moved = (number: string) => ({ order: { number, fulfillmentOrders: expect.arrayContaining([{ status: 'TO_FULFILL', location: { code: 'LY1' } }]) }, refusal: null });
  expect((await run('RerouteWork', { from: code, to: 'LY1' })).rerouteOrders).toEqual({ changed: 2, refused: 0, orders: expect.arrayContaining([moved('#4001'), moved('#4002')]) });
  expect(done()).toEqual({ heading: 'Silent warehouse: 3 calls', calls: 3, unused: [] });
});

test('a new connection is made, and its key works at once', async () => {
  const { run, done } = shift.task('New connection');
  const { createConnection: { apiKey, connection } } = await run('NewConnection', { input: { kind: 'FULFILLMENT', name: 'Milan spare', warehouseId: 'MI1', activate: true } });
  expect(connection).toMatchObject({ status: 'ACTIVE', scopes: ['fulfillment:read', 'fulfillment:write'] });
  expect((await shift.caller(A, apiKey)('GET', '/ping')).status).toBe(200);
  expect(await run('UsedConnection', { id: connection.id })).toEqual({ connection: { name: 'Milan spare', status: 'ACTIVE', indicator: 'ACTIVE', lastCallAt: '2026-11-21T10:15:00.000Z' } });
  expect(done()).toEqual({ heading: 'New connection: 2 calls', calls: 2, unused: [] });
});

test('a failed webhook is found with the answer of its receiver, and sent again', async () => {
  await shift.settle();
  const state = { isBroken: true };
  const receiver = await openReceiver((response: ServerResponse) => { response.writeHead(state.isBroken ? 503 : 204).end(state.isBroken ? 'down for repairs' : undefined); });
  const { connection: { id } } = await shift.change('createConnection', { kind: 'COMMERCE', name: 'ERP', scopes: ['orders:read', 'orders:write'], webhookUrl: receiver.url }, 'connection { id }');
  await shift.ask('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
  await shift.place('#4011', [['MUG', 1]]);
  await shift.settle();
  const { run, done } = shift.task('Failed webhook');
  const failed = await run('FailedWebhooks');
  expect(failed.failedDeliveries).toMatchObject([{ attempts: 1, failingSince: '2026-11-21T10:15:00.000Z' }]);
  expect(failed.deliveries.nodes).toEqual([{ id: failed.failedDeliveries[0].id, type: 'order.created', attempts: [{ number: 1, status: 503, answerBody: 'down for repairs' }] }]);
  state.isBroken = false;
  expect(await run('SendAgain', { id: failed.failedDeliveries[0].id })).toEqual({ resendDelivery: { id: failed.failedDeliveries[0].id, state: 'WAITING' } });
  await shift.settle();
  expect(await run('SentDelivery', { id: failed.failedDeliveries[0].id })).toEqual({ failedDeliveries: [], delivery: { id: failed.failedDeliveries[0].id, type: 'order.created', state: 'DELIVERED', attempts: [{ number: 1, status: 503 }, { number: 2, status: 204 }] } });
  expect(receiver.received.length).toBe(2);
  await receiver.close();
  expect(done()).toEqual({ heading: 'Failed webhook: 3 calls', calls: 3, unused: [] });
});

test('a month is read page by page, and its total is that of its orders', async () => {
  for (const [index, day] of ['01', '05', '09', '17', '30'].entries()) await shift.place(`#50${day}`, [['MUG', 1 + index], ['TEE', 1]], { placedAt: `2026-09-${day}T12:00:00.000Z` });
  const { lines: [mug] } = (await shift.ask('{ order(reference: "5009") { lines { lineId } } }')).order;
  await shift.change('recordRefund', { reference: '5009', lines: [{ lineId: mug.lineId, quantity: 1 }] });
  const { run, done } = shift.task("Month's export");
  const month = { from: '2026-09-01T00:00:00.000Z', to: '2026-10-01T00:00:00.000Z', first: 2 };
  const pages = [await run('MonthOfOrders', month)];
  while (pages.at(-1).orders.pageInfo.hasNextPage) pages.push(await run('MonthOfOrders', { ...month, after: pages.at(-1).orders.pageInfo.endCursor }));
  const rows = pages.flatMap(({ orders }) => orders.nodes);
  const sum = (field: string): number => rows.reduce((total: number, { totals }) => total + Number(totals[field].minorUnits), 0);
  expect(rows.map(({ number, totals, lines, refunds }) => [number, totals.total.minorUnits, totals.refunded.minorUnits, lines.length, refunds.length])).toEqual([
    ['#5001', 4490, 0, 2, 0], ['#5005', 6480, 0, 2, 0], ['#5009', 8470, 1990, 2, 1], ['#5017', 10460, 0, 2, 0], ['#5030', 12450, 0, 2, 0],
  ]);
  expect([sum('total'), sum('refunded'), sum('currentTotal')]).toEqual([42350, 1990, 40360]);
  expect(done()).toEqual({ heading: "Month's export: 3 calls", calls: 3, unused: [] });
});
