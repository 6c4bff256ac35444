import { createHmac } from 'node:crypto';
import { readConfig } from '#kernel/config.js';
import { databaseSettings } from '../kit/database-settings.js';
import { testDialect } from '../kit/database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { freePorts } from '../kit/free-ports.js';
import type { Settings } from '../kit/portico-process.js';
import { registerApp } from './code-exchange.js';
import { FAIL_POINTS } from './fail-point.js';
import { startFaulty, type FaultyProcess } from './faulty-process.js';
import { processSurfaces } from './process-surfaces.js';
import type { Served } from './served.js';
import { openShop, staffToken, type Shop } from './shop.js';
import { storedRows } from './stored-rows.js';
import { happenedTimes, sendWrites, surfaceWrites, type SurfaceWrite } from './surface-writes.js';
import { timeline } from './timeline.js';
import { until } from '../kit/until.js';

const GONE_AND_MORE = 21_000;
const isEmbedded = testDialect === 'sqlite';
/** An embedded database has one process: the next knows at once that the one before is dead. Processes on a database server learn of it only after a while. */
const isKnownGone = isEmbedded;

const TAKEN = ['order.placed', 'fulfillment.ready', 'fulfillment.accepted'] as const;
const PICKED = [...TAKEN, 'refund.recorded', 'order.payment_changed', 'alert.raised', 'fulfillment.picked'] as const;
const SHIPPED = [...PICKED, 'shipment.shipped', 'fulfillment.shipped', 'order.status_changed'] as const;

/** Each write, its preconditions, and the visible state of the order after exactly one execution. */
const WRITES = {
  accept: {
    body: '{"wms_reference":"W-1"}', before: [], idsBefore: 0, answer: { status: 'accepted', wms_reference: 'W-1' },
    part: 'ACCEPTED', events: TAKEN, refunds: [], shipments: 0,
  },
  picked: {
    body: '{"lines":[{"sku":"MUG","quantity":1}]}', before: ['accept'], idsBefore: 3, answer: { status: 'processed' },
    part: 'PROCESSED', events: PICKED, refunds: [{ lines: [{ sku: 'MUG', quantity: 1 }] }], shipments: 0,
  },
  shipments: {
    body: '', before: ['accept', 'picked'], idsBefore: 2, answer: { status: 'shipped' },
    part: 'SHIPPED', events: SHIPPED, refunds: [{ lines: [{ sku: 'MUG', quantity: 1 }] }], shipments: 1,
  },
} as const;

type Write = keyof typeof WRITES;

let settings: Settings;
let portico: FaultyProcess;
let shop: Shop;
let served: Served;
/** Milliseconds by which the clock of the product has gone forward; a new process starts there. */
let turned = 0;

beforeAll(async () => {
  const base = await freePorts();
  settings = { PORT: String(base), PORTICO_DATA: temporaryFolder(), PORTICO_MASTER_KEY: 'ab'.repeat(32), ...databaseSettings() };
  const token = await staffToken(settings);
  portico = await startFaulty(settings);
  shop = await openShop(base, token);
  served = await processSurfaces({ base, shop, identity: readConfig(settings).databases.identity });
});
afterAll(() => portico.stop());

const write = async (name: Write, number: string) => {
  const response = await shop.post(`/orders/${number}/${name}`, WRITES[name].body, `${name}-${number}`);
  const body = await response.json() as { number?: string; status?: string; error?: { code: string } };
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), body };
};

/** How often the command of a key is recorded, and how often an answer is stored under it. */
const recorded = async (name: Write, number: string) => {
  const { identity, orders } = readConfig(settings).databases;
  const calls = await storedRows<{ command_id: string }>(identity, "SELECT command_id FROM calls WHERE idempotency_key = ? AND state = 'DONE'", [`${name}-${number}`]);
  const commands = await storedRows<object>(orders, 'SELECT name FROM command WHERE id = ?', [calls[0]?.command_id ?? '']);
  return { answers: calls.length, commands: commands.length };
};

const ALL = Object.keys(WRITES) as Write[];

/**
 * All writes at once die on the same side of their commits; inside a transaction there is but one, so each dies there alone. A server takes back what a dead process had not committed, and is
 * asked whether its process is dead: one write in the transaction shows the one, the claim and the commit the other. Where an answer is lost after that, and in which write, no database decides.
 */
const DEATHS = [
  ...FAIL_POINTS.filter((point) => point !== 'in the transaction' && (isEmbedded || point !== 'before the answer')).map((point) => ({ point, names: ALL })),
  ...(isEmbedded ? ALL : ['shipments' as const]).map((name) => ({ point: 'in the transaction' as const, names: [name] })),
].map((death, index) => ({ ...death, orders: death.names.map((name, at) => ({ name, number: `${String(index + 1)}${String(at)}` })) }));

test.each(DEATHS)('killed $point, repeated writes ($names) are done once and answered [A-KEY-2] [A-KEY-4] [A-KEY-5] [REL-R3 ABCDEFHILM]', async ({ point, names, orders }) => {
  await Promise.all(orders.map(prepare));
  const others = point === 'after the claim' || point === 'after the commit' ? await writesOfAll(point) : [];
  const [only] = names;
  await portico.instruct({ arm: point, writes: names.length + others.length, ...(names.length === 1 && only && { idsBefore: WRITES[only].idsBefore }) });
  const [lost, lostToo] = await Promise.all([Promise.allSettled(orders.map(({ name, number }) => write(name, number))), sendWrites(served, others)]);
  expect(lostToo).toEqual(others.map(({ name }) => [name, undefined]));
  expect(lost.map(({ status }) => status)).toEqual(names.map(() => 'rejected'));
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings);
  await portico.instruct({ turn: turned });
  expect(await happenedTimes(others)).toEqual(others.map(({ name }) => [name, point === 'after the claim' ? 0 : 1]));

  const isStored = point === 'before the answer';
  const isRecorded = isStored || point === 'after the commit';
  const atOnce = isStored || (isRecorded && !isKnownGone) ? [200, undefined, 'true'] : isKnownGone ? [200, undefined, null] : [409, 'idempotency_key_in_progress', null];
  await Promise.all(orders.map((order) => repeatAtOnce(order, atOnce)));
  await portico.instruct({ turn: GONE_AND_MORE });
  turned += GONE_AND_MORE;
  await Promise.all(orders.map((order) => repeatLater(order, isRecorded || isKnownGone)));
  await Promise.all(orders.map(happenedOnce));
  for (let time = 0; time < 2; time += 1) expect(await sendWrites(served, others)).toEqual(others.map(({ name, done }) => [name, done]));
  expect(await happenedTimes(others)).toEqual(others.map(({ name }) => [name, 1]));
});

/** A write of every surface that takes any; tokens are below. */
const writesOfAll = (point: string): Promise<readonly SurfaceWrite[]> => surfaceWrites(
  { served, place: shop.place, rows: (database, sql, parameters) => storedRows(readConfig(settings).databases[database], sql, parameters) }, point.replaceAll(' ', '-'));

interface Order {
  readonly name: Write;
  readonly number: string;
}

async function prepare({ name, number }: Order): Promise<void> {
  await shop.place(`#${number}`);
  for (const earlier of WRITES[name].before) expect((await write(earlier, number)).status).toBe(200);
}

/** While its process may still be alive, the key is busy until the work is recorded; else the write runs, or finds that it had run. */
async function repeatAtOnce({ name, number }: Order, expected: readonly unknown[]): Promise<void> {
  const { status, body, replayed } = await write(name, number);
  expect([status, body.error?.code, replayed]).toEqual(expected);
}

/** Once its process is known to be dead, long before its two minutes are over; from then on it has one answer. */
async function repeatLater({ name, number }: Order, isStored: boolean): Promise<void> {
  const again = await write(name, number);
  expect([again.status, again.replayed]).toEqual([200, isStored ? 'true' : null]);
  expect(again.body).toMatchObject({ number: `#${number}`, ...WRITES[name].answer });
  expect(await write(name, number)).toEqual({ ...again, replayed: 'true' });
}

async function happenedOnce({ name, number }: Order): Promise<void> {
  const { part, events, refunds, shipments } = WRITES[name];
  const order = await timeline(shop.asStaff, number);
  expect(order.fulfillmentOrders.map(({ status }) => status)).toEqual([part]);
  expect(order.timeline.map(({ type }) => type)).toEqual(events);
  expect(order.refunds).toEqual(refunds);
  expect(order.shipments).toHaveLength(shipments);
  expect(await recorded(name, number)).toEqual({ answers: 1, commands: 1 });
}

const JOB_LEASE = 61_000;

test('a job of many orders that is killed in its middle goes on in the next process, and changes no order twice', async () => {
  const numbers = Array.from({ length: 120 }, (_, index) => `#J${String(index)}`);
  await Promise.all(numbers.map((number) => shop.place(number)));
  const { startHoldOrders: { id } } = await shop.asStaff('mutation S($input: HoldOrdersInput!) { startHoldOrders(input: $input) { id } }', { input: { references: numbers, reason: 'check' } }) as { startHoldOrders: { id: string } };
  const job = async () => ((await shop.asStaff('query J($id: ID!) { bulkJob(id: $id) { status changed refused } }', { id })) as { bulkJob: { status: string; changed: number; refused: number } }).bulkJob;
  await until(async () => ((await job()).changed > 0 ? true : undefined));
  portico.kill();
  expect(await portico.died).toBe('SIGKILL');
  turned += JOB_LEASE;
  portico = await startFaulty(settings, turned);
  await until(async () => ((await job()).status === 'COMPLETED' ? true : undefined));
  expect(await job()).toEqual({ status: 'COMPLETED', changed: 120, refused: 0 });
  const held = await Promise.all(numbers.map(async (number) => (await timeline(shop.asStaff, number.slice(1))).timeline.filter(({ type }) => type === 'order.held').length));
  expect(held.filter((times) => times !== 1)).toEqual([]);
});

/** Which side of a commit a death is on depends on the code above the database, and what a server takes back with a connection is seen above: the embedded database stands for both. */
const onSqlite = isEmbedded ? test : test.skip;

/** Before the grant has its id, before its tokens have theirs, and after the commit; what the client is told that shows the code again, and what is left of the grant. */
const EXCHANGES = [
  { arm: 'in the transaction', idsBefore: 0, again: [200, undefined], living: 1 },
  { arm: 'in the transaction', idsBefore: 1, again: [200, undefined], living: 1 },
  { arm: 'after the commit', idsBefore: 0, again: [400, 'invalid_grant'], living: 0 },
] as const;

onSqlite.each(EXCHANGES)('killed $arm after $idsBefore ids, the exchange of a code has made one grant at most, and one that the client does not know of ends [REL-CODE-KILLED] [REL-R3 K]', async ({ arm, idsBefore, again, living }) => {
  const app = await registerApp(Number(settings['PORT']) + 5, readConfig(settings).databases.identity);
  const code = await app.code();
  await portico.instruct({ arm, idsBefore });
  await expect(app.exchange(code)).rejects.toThrow();
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings, turned);
  expect(await app.exchange(code)).toEqual(again);
  const grants = await app.grants();
  expect([grants.length, grants.filter((endedAt) => endedAt === null).length, await app.tokens()]).toEqual([1, living, 1]);
  expect(await app.exchange(code)).toEqual([400, 'invalid_grant']);
  expect((await app.grants()).map((endedAt) => endedAt !== null)).toEqual([true]);
});

const CONNECT_CARRIER = 'mutation C($input: CreateConnectionInput!) { createConnection(input: $input) { webhookSecret connection { id } } }';

/** Before the shipment's event has its id, after the commit, and between the mail and the mark that its event was relayed; what the carrier is answered when it calls again. */
const REPORTS = [
  { arm: 'in the transaction', again: { applied: 1, duplicates: 0, unmatched: 0 } },
  { arm: 'after the commit', again: { applied: 0, duplicates: 1, unmatched: 0 } },
  { arm: 'after the mail', again: { applied: 0, duplicates: 1, unmatched: 0 } },
] as const;

onSqlite.each(REPORTS)('killed $arm, a carrier\'s event that is sent again has delivered its order once, and its customer has one mail [REL-TRACKING-KILLED] [REL-R3 F]', async ({ arm, again }) => {
  const [number, trackingNumber] = [`#T-${arm.replaceAll(' ', '-')}`, `TN-${arm.replaceAll(' ', '-')}`];
  await shop.place(number, { email: `${arm.replaceAll(' ', '.')}@customer.example` });
  const path = `/orders/${encodeURIComponent(number)}`;
  for (const [step, body] of [['accept', ''], ['picked', '{"lines":[{"sku":"MUG","quantity":2}]}'], ['shipments', JSON.stringify({ parcels: [{ tracking_number: trackingNumber }] })]] as const) expect((await shop.post(`${path}/${step}`, body, `${step}-${number}`)).status).toBe(200);
  const { createConnection: { webhookSecret, connection: { id } } } = await shop.asStaff(CONNECT_CARRIER, { input: { kind: 'CARRIER', name: 'Carrier', activate: true, carrier: { format: 'GENERIC', timeZone: 'Europe/Rome' } } }) as { createConnection: { webhookSecret: string; connection: { id: string } } };
  const body = JSON.stringify({ tracking_number: trackingNumber, status: 'delivered', occurred_at: new Date(Date.now() + turned).toISOString() });
  const report = () => fetch(`http://127.0.0.1:${String(Number(settings['PORT']) + 1)}/api/oms/v1/webhooks/tracking/${id}`, { method: 'POST', body, headers: { 'x-service-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') } });
  await portico.instruct({ arm });
  await report().catch(() => undefined);
  expect(await portico.died).toBe('SIGKILL');
  portico = await startFaulty(settings, turned);
  expect(await (await report()).json()).toEqual(again);
  const { identity, orders } = readConfig(settings).databases;
  await until(async () => ((await storedRows(orders, 'SELECT id FROM outbox WHERE pending = 1')).length === 0 ? true : undefined));
  const order = await timeline(shop.asStaff, number.slice(1));
  expect([order.status, order.timeline.filter(({ type }) => type === 'shipment.tracking_updated').length]).toEqual(['DELIVERED', 1]);
  expect(await storedRows(identity, 'SELECT m.template, n.kind FROM notification n JOIN mail m ON m.company_id = n.company_id AND m.id = n.mail_id WHERE n.shipment_id = ?', [order.shipments[0]?.id ?? ''])).toEqual([{ template: 'customerNotification', kind: 'DELIVERED' }]);
});
