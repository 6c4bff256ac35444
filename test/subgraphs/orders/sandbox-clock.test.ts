import { instant } from '#kernel/clock.js';
import { openCompany, staffOf } from '../../kit/company.js';
import { manualClock, type ManualClock } from '../../kit/manual-clock.js';
import { openGraph, systemOf } from '../../kit/open-graph.js';
import { warehouse } from '../../kit/orders.js';
import { parsed } from '../../kit/parsed.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const START = '2026-11-24T08:00:00.000Z'; // a Tuesday
let graph: Awaited<ReturnType<typeof openGraph<ManualClock>>>;
let sandbox: Awaited<ReturnType<typeof openCompany>>;
let real: typeof sandbox;
let milan = '';
beforeAll(async () => {
  graph = await openGraph(manualClock(START), { subgraphs: ['identity', 'orders'] });
  sandbox = await openCompany(graph, 'Sandbox', true);
  real = await openCompany(graph, 'Real');
  for (const company of [sandbox, real]) {
    const id = await company.warehouse('MI1');
    if (company === sandbox) milan = id;
    await company.publishItems();
    await graph.run('mutation U { updateWarehouseStock(input: { items: [{ sku: "TEE", quantity: 40 }] }) { updated } }', {}, warehouse(id, company.company));
  }
});
afterAll(() => graph.close());

const move = async (input: object, company = sandbox): Promise<{ now: string }> => (await company.asStaff('mutation M($input: MoveSandboxClockInput!) { moveSandboxClock(input: $input) { now } }', { input })).moveSandboxClock;
const now = async (company: typeof sandbox): Promise<string> => (await company.asStaff('{ company { now } }')).company.now;
const placed = async (company: typeof sandbox, number: string, more: object = {}): Promise<any> => {
  await company.place(number, [['TEE', 1, 'MI1']], more);
  return (await company.asStaff('query O($number: ID!) { order(reference: $number) { placedAt updatedAt timeline { at } } }', { number })).order;
};

test('the clock of a sandbox is everybody\'s until it is moved', async () => {
  expect([await now(sandbox), await now(real)]).toEqual([START, START]);
});

test.each([
  [{ byMinutes: 0 }, 'A clock is only moved ahead: in this sandbox it is 2026-11-24T08:00:00.000Z', 'byMinutes'],
  [{ byMinutes: -5 }, 'A clock is only moved ahead: in this sandbox it is 2026-11-24T08:00:00.000Z', 'byMinutes'],
  [{ to: START }, 'A clock is only moved ahead: in this sandbox it is 2026-11-24T08:00:00.000Z', 'to'],
  [{ to: '2036-11-24T08:00:00.001Z' }, 'A clock is at most ten years ahead of the machine\'s, at 2036-11-24T08:00:00.000Z', 'to'],
  [{}, 'Say either to what moment the clock is moved, or by how many minutes', 'to'],
  [{ to: '2026-11-25T08:00:00.000Z', byMinutes: 5 }, 'Say either to what moment the clock is moved, or by how many minutes', 'to'],
])('%j is refused', async (input, message, field) => {
  await expect(move(input)).rejects.toMatchObject({ code: 'BAD_INPUT', message, details: { [field]: expect.anything() } });
});

test('a company whose orders are real has no clock of its own, and only who manages the company moves one', async () => {
  await expect(move({ byMinutes: 5 }, real)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This company is no sandbox: it lives by the clock of everybody, which nobody moves' });
  await expect(graph.run('mutation { moveSandboxClock(input: { byMinutes: 5 }) { id } }', {}, staffOf(sandbox.company, ['company.read', 'commerce.write']))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(graph.run('{ movedClocks { companyId } }', {}, staffOf(sandbox.company))).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('a dry run moves nothing, for nobody', async () => {
  expect(await sandbox.asStaff('mutation { moveSandboxClock(input: { byMinutes: 60 }, dryRun: true) { now } }')).toEqual({ moveSandboxClock: { now: '2026-11-24T09:00:00.000Z' } });
  expect([await now(sandbox), (await placed(sandbox, '#1')).placedAt]).toEqual([START, START]);
});

test('once moved, orders go by it, with all that is written of them; those of other companies do not', async () => {
  expect(await move({ byMinutes: 60 })).toEqual({ now: '2026-11-24T09:00:00.000Z' });
  expect(await move({ to: '2026-11-24T10:00:00.000Z' })).toEqual({ now: '2026-11-24T10:00:00.000Z' });
  graph.clock.turn(1000);
  const order = await placed(sandbox, '#2');
  expect([order.placedAt, order.updatedAt.slice(0, 19), ...order.timeline.map(({ at }: { at: string }) => at)].map((at) => at.slice(0, 19))).toEqual(['2026-11-24T10:00:01', '2026-11-24T10:00:01', ...order.timeline.map(() => '2026-11-24T10:00:01')]);
  expect((await placed(real, '#2')).placedAt).toBe('2026-11-24T08:00:01.000Z');
  const asked = { input: { changedFrom: '2026-11-24T09:59:00.000Z' } };
  const { orders: { nodes } } = await sandbox.asStaff('query L($from: DateTime!) { orders(filter: { updatedSince: $from }) { nodes { number } } }', { from: asked.input.changedFrom });
  expect(nodes).toEqual([{ number: '#2' }]);
});

test('keyed calls are answered as before: their deadlines go by the machine\'s clock', async () => {
  const keyed = (id: string, expiresAt: string, reference = '#2') => graph.call<any, any>(parsed('mutation K($reference: ID!) { acceptFulfillmentOrder(input: { reference: $reference }) { status acceptedAt } }'), { reference }, { principal: warehouse(milan, sandbox.company), requestId: 'r-1', via: 'test', command: { id, expiresAt } });
  const soon = new Date(graph.clock.now().getTime() + 60_000).toISOString();
  const first = await keyed('k-1', soon);
  expect(first.acceptFulfillmentOrder).toEqual({ status: 'ACCEPTED', acceptedAt: '2026-11-24T10:00:01.000Z' });
  graph.clock.turn(5000);
  expect(await keyed('k-1', soon)).toEqual(first);
  await expect(keyed('k-2', START, '#1')).rejects.toMatchObject({ code: 'COMMAND_EXPIRED' });
});

test('what is due by it is found at once, in this company alone', async () => {
  const promised = { servicePromise: '2026-11-27' };
  await placed(sandbox, '#3', promised);
  await placed(real, '#3', promised);
  await move({ byMinutes: 5 * 1440 });
  const ahead = Date.parse(await now(sandbox)) - Date.parse(instant(graph.clock));
  const watch = (company: number) => graph.run('mutation W($ahead: SafeInt!) { watchMovedClock(aheadMilliseconds: $ahead) }', { ahead }, systemOf(company));
  expect([await watch(sandbox.company), await watch(sandbox.company)]).toEqual([{ watchMovedClock: 1 }, { watchMovedClock: 0 }]);
  const alerts = async (company: typeof sandbox) => (await company.asStaff('{ alerts(first: 5, type: ORDERS_SHIP_LATE) { nodes { message raisedAt } } }')).alerts.nodes;
  expect(await alerts(sandbox)).toEqual([{ message: '1 order that was promised to a customer should have left MI1 by 2026-11-24', raisedAt: await now(sandbox) }]);
  expect(await graph.run('mutation { watchDepartures }', {}, systemOf())).toEqual({ watchDepartures: 0 });
  expect(await alerts(real)).toEqual([]);
});

test('the move is in the audit log, and published for those who look for what is due', async () => {
  const { identityAuditLog: { nodes } } = await sandbox.asStaff('{ identityAuditLog(first: 1, filter: { operation: "moveSandboxClock" }) { nodes { actor changes { kind fields { name before after } } } } }');
  expect(nodes).toMatchObject([{ changes: [{ kind: 'company', fields: [{ name: 'aheadMilliseconds', before: 7_200_000, after: 7_200_000 + 5 * 86_400_000 }] }] }]);
  const { identityOutbox } = await graph.run('{ identityOutbox(first: 50) { type companyId payload } }', {}, systemOf());
  expect(identityOutbox.filter(({ type }: { type: string }) => type === 'company.clock_moved').at(-1)).toEqual({ type: 'company.clock_moved', companyId: sandbox.company, payload: { companyId: sandbox.company, aheadMilliseconds: 7_200_000 + 5 * 86_400_000 } });
});

test('a clock that cannot be read is the machine\'s, stops no other, and is mended by a move', async () => {
  const identity = graph.database('identity');
  const other = await openCompany(graph, 'Other sandbox', true);
  await move({ byMinutes: 60 }, other);
  const moved = async (): Promise<number[]> => (await graph.run('{ movedClocks { companyId } }', {}, systemOf())).movedClocks.map(({ companyId }: { companyId: number }) => companyId);
  expect(await moved()).toEqual([sandbox.company, other.company]);
  for (const bad of [9_000_000_000_000_000, -5]) {
    await identity.inTransaction((transaction) => transaction.execute('UPDATE company SET clock_ahead = ? WHERE id = ?', [bad, sandbox.company]));
    expect([await moved(), await now(sandbox)]).toEqual([[other.company], instant(graph.clock)]);
  }
  await identity.inTransaction((transaction) => transaction.execute('UPDATE company SET clock_ahead = 60000 WHERE id = ?', [real.company]));
  expect([await moved(), await now(real)]).toEqual([[other.company], instant(graph.clock)]);
  expect(await move({ byMinutes: 3 })).toEqual({ now: new Date(graph.clock.now().getTime() + 180_000).toISOString() });
  expect(await moved()).toEqual([sandbox.company, other.company]);
});
