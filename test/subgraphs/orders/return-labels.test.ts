import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { LabelRefused, type LabelMaker, type LabelRequest } from '../../../subgraphs/orders/shipping/label-maker.js';
import { platformLabelMaker } from '../../../subgraphs/orders/shipping/platform-label-maker.js';
import { system, type TestOrders } from '../../kit/orders.js';
import type { PortalReturns } from '../../kit/portal-returns.js';
import { CREATE_LOCATION, LOCATION, openPortalWorld } from '../../kit/portal-world.js';
import { readPdf } from '../../kit/read-pdf.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let orders: TestOrders;
let portal: PortalReturns;
let make: LabelMaker['make'] = platformLabelMaker.make;
const asked: LabelRequest[] = [];
const [SECOND, MINUTE] = [1000, 60_000];

beforeAll(async () => {
  ({ orders, portal } = await openPortalWorld({ make: (request) => { asked.push(request); return make(request); }, preview: platformLabelMaker.preview }));
});

beforeEach(() => {
  make = platformLabelMaker.make;
  asked.length = 0;
});
afterAll(() => orders.subgraph.close());

const database = () => (orders.subgraph.context({ principal: system, requestId: 'r-1', via: 'test' }) as OrdersContext).deps.database;
const alerts = async (returnId: string): Promise<any[]> => database().query('SELECT message, resolved_at FROM alert WHERE company_id = 7 AND type = ? AND subject = ? ORDER BY id', ['RETURN_LABEL_FAILED', returnId]);
const refused = (reason: string) => () => Promise.reject(new LabelRefused(reason));

test('the label of a return is a PDF from the shopper to the location, with a number of its carrier, and the return has the number from then on', async () => {
  const { token, number, order } = await portal.opened('TEE_RED_M');
  const before = await portal.read(number);
  expect(before).toMatchObject({ trackingNumbers: [], carrier: { code: null, name: null }, label: { status: 'PENDING', carrier: null, trackingNumber: null, trackingUrl: null, attempts: 0, nextAttemptAt: '2026-03-10T08:00:00.000Z', failureReason: null, contentBase64: null } });
  await expect(portal.label(token)).rejects.toMatchObject({ code: 'LABELS_NOT_READY', details: { retryAfterSeconds: 5 } });
  expect(await portal.make()).toBe(1);
  const after = await portal.read(number);
  expect(after).toMatchObject({
    status: 'AWAITING_RECEIPT', trackingNumbers: ['SW0000005005'], carrier: { code: 'swift', name: 'Swift Parcel' },
    label: { status: 'READY', carrier: { code: 'swift', name: 'Swift Parcel' }, trackingNumber: 'SW0000005005', trackingUrl: 'https://track.example.test/p/SW0000005005', attempts: 0, nextAttemptAt: null, failureReason: null },
  });
  expect(after.updatedAt > before.updatedAt).toBe(true);
  expect(asked).toMatchObject([{ key: `${String(after.id)}:return`, serviceCode: 'STD', orderNumber: order.number, parcel: 0, parcels: 1, reference: number, sender: { firstName: 'Ada', city: 'Torino' }, recipient: { company: 'Magazzino Milano', city: 'Milano' } }]);
  const printed = await portal.label(token);
  expect(printed).toBe(after.label.contentBase64);
  expect(Buffer.from(printed, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const text = JSON.stringify(await readPdf(printed));
  for (const part of ['RETURN', 'Ada Rossi', 'Via Savona 1', 'SW0000005005']) expect(text).toContain(part);
  expect(await portal.make()).toBe(0);
  expect(await portal.events(order.id)).toEqual(['return.created', 'to AWAITING_RECEIPT', 'return.expected', 'return.label_made']);
});

test.each([
  ['the order names one that goes there', { methodCode: 'standard', carrierCode: 'zebra' }, { code: 'zebra', service: null }],
  ['the order names one and a service that goes there', { methodCode: 'standard', carrierCode: 'swift', serviceCode: 'EXP' }, { code: 'swift', service: 'EXP' }],
  ['the order names one that does not go there', { methodCode: 'standard', carrierCode: 'abroad' }, { code: 'swift', service: 'STD' }],
])('the carrier is the one of the order or else the first that goes to the location: %s', async (_, shipping, { code, service }) => {
  const { number } = await portal.opened('TEE_RED_M', { shipping });
  await portal.make();
  expect((await portal.read(number)).label).toMatchObject({ status: 'READY', carrier: { code } });
  expect(asked).toMatchObject([{ serviceCode: service, carrier: { labelFormat: 'PDF' } }]);
});

test('a label that fails is tried again after 1, 2, 4 … 60 minutes, 12 times, with the same key; staff are alerted of the second failure, once', async () => {
  const { token, number, order } = await portal.opened('TEE_RED_M');
  make = refused('The depot is closed');
  const waits: (number | null)[] = [];
  expect(await portal.shown(token)).toEqual({ available: false, isAwaited: true });
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    expect(await portal.make()).toBe(1);
    const { id, label } = await portal.read(number);
    expect([label.status, label.attempts, label.failureReason, (await alerts(id)).length]).toEqual(['FAILED', attempt, 'The depot is closed', attempt < 2 ? 0 : 1]);
    const wait = label.nextAttemptAt === null ? null : (Date.parse(label.nextAttemptAt) - orders.clock.now().getTime()) / MINUTE;
    waits.push(wait);
    orders.clock.turn((wait ?? 0) * MINUTE - 1);
    expect(await portal.make()).toBe(0);
    orders.clock.turn(1);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, null]);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  orders.clock.turn(24 * 60 * MINUTE);
  expect(await portal.make()).toBe(0);
  await expect(portal.label(token)).rejects.toMatchObject({ code: 'LABELS_NOT_ENABLED' });
  expect(await portal.shown(token)).toEqual({ available: false, isAwaited: false });
  const { id } = await portal.read(number);
  expect(await alerts(id)).toEqual([{ message: `The label of return ${number} could not be made: The depot is closed`, resolved_at: null }]);

  make = platformLabelMaker.make;
  const again = await portal.run('mutation A($input: ReturnReferenceInput!) { makeReturnLabelAgain(input: $input) { label { status attempts nextAttemptAt failureReason } } }', { input: { reference: number } });
  expect(again).toEqual({ makeReturnLabelAgain: { label: { status: 'PENDING', attempts: 0, nextAttemptAt: orders.clock.now().toISOString(), failureReason: null } } });
  expect([await portal.shown(token), await portal.make(), await portal.shown(token)]).toEqual([{ available: false, isAwaited: true }, 1, { available: true, isAwaited: false }]);
  expect((await portal.read(number)).label).toMatchObject({ status: 'READY', attempts: 0, failureReason: null, nextAttemptAt: null });
  expect((await alerts(id)).map(({ resolved_at: at }) => at)).toEqual([orders.clock.now().toISOString()]);
  expect((await portal.events(order.id)).filter((type) => type.startsWith('return.label'))).toEqual([...Array.from({ length: 12 }, () => 'return.label_failed'), 'return.label_made']);
});

test('a label that is made, or of a return that has none, or that was cancelled, is not made again', async () => {
  const again = (reference: string) => portal.run('mutation A($input: ReturnReferenceInput!) { makeReturnLabelAgain(input: $input) { number } }', { input: { reference } });
  const made = await portal.opened('TEE_RED_M');
  await portal.make();
  await expect(again(made.number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'The label of this return is made' });
  const gone = await portal.opened('TEE_RED_M');
  await portal.cancel(gone.token);
  await expect(again(gone.number)).rejects.toMatchObject({ code: 'INVALID_STATE', message: 'This return needs no label any more' });
  expect(await portal.make()).toBe(1);
  expect(asked).toHaveLength(1);
  expect((await portal.read(gone.number)).label).toMatchObject({ status: 'PENDING', nextAttemptAt: null, trackingNumber: null });
  await expect(portal.label(gone.token)).rejects.toMatchObject({ code: 'LABELS_NOT_ENABLED' });
  expect(await portal.make()).toBe(0);
});

test('a return that is cancelled while its carrier makes the label keeps none, and its alert ends', async () => {
  const { token, number } = await portal.opened('TEE_RED_M');
  make = refused('Closed');
  for (const wait of [MINUTE, 2 * MINUTE]) {
    await portal.make();
    orders.clock.turn(wait);
  }
  const { id } = await portal.read(number);
  expect((await alerts(id)).map(({ resolved_at: at }) => at)).toEqual([null]);
  make = async (request) => {
    await portal.cancel(token);
    return platformLabelMaker.make(request);
  };
  expect(await portal.make()).toBe(1);
  expect(await portal.read(number)).toMatchObject({ status: 'CANCELLED', trackingNumbers: [], label: { status: 'FAILED', trackingNumber: null, contentBase64: null, nextAttemptAt: null } });
  expect((await alerts(id)).map(({ resolved_at: at }) => at)).toEqual([orders.clock.now().toISOString()]);
});

test('two workers make a label once, and one whose lease ended while the carrier was slow keeps none', async () => {
  const { number } = await portal.opened('TEE_RED_M');
  expect((await Promise.all([portal.make(), portal.make()])).toSorted()).toEqual([0, 1]);
  expect(asked).toHaveLength(1);
  expect((await portal.read(number)).label.status).toBe('READY');

  const slow = await portal.opened('TEE_RED_M');
  make = async (request) => {
    make = platformLabelMaker.make;
    expect((await portal.read(slow.number)).label).toMatchObject({ status: 'PENDING', nextAttemptAt: null });
    orders.clock.turn(120 * SECOND - 1);
    expect(await portal.make()).toBe(0);
    orders.clock.turn(1);
    expect(await portal.make()).toBe(1);
    return platformLabelMaker.make(request);
  };
  expect(await portal.make()).toBe(1);
  const { trackingNumbers, label } = await portal.read(slow.number);
  const [, first, second] = asked;
  expect([first?.key === second?.key, trackingNumbers, label.trackingNumber]).toEqual([true, [second?.trackingNumber], second?.trackingNumber]);
  expect((await portal.events(slow.order.id)).filter((type) => type === 'return.label_made')).toHaveLength(1);
});

test('a carrier that fails says nothing of why, one label that cannot be made stops no other, and no carrier is called in a transaction', async () => {
  const [broken, fine] = [await portal.opened('TEE_RED_M'), await portal.opened('TEE_RED_M')];
  const { id } = await portal.read(broken.number);
  make = async (request) => {
    await database().inTransaction((transaction) => transaction.execute('UPDATE return_label SET attempts = attempts WHERE company_id = 7 AND return_id = ?', [id])); // would wait for ever inside a transaction
    return request.key.startsWith(id) ? Promise.reject(new Error('ECONNRESET 10.0.0.1')) : platformLabelMaker.make(request);
  };
  expect(await portal.make()).toBe(2);
  expect([(await portal.read(broken.number)).label.failureReason, (await portal.read(fine.number)).label.status]).toEqual(['Swift Parcel could not make the label; try again', 'READY']);
});

test('a label to a location without an address fails with what is missing, and nobody is called', async () => {
  await orders.run(CREATE_LOCATION, { input: { ...LOCATION, code: 'NO1', name: 'Nowhere', address: {} } });
  const order = await portal.shipped('TEE_RED_M', {});
  const { announceReturn: made } = await portal.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: order.number, lines: [{ lineId: order.lineId, quantity: 1 }], label: true, locationCode: 'NO1' } });
  await portal.make();
  expect((await portal.read(made.number)).label).toMatchObject({ status: 'FAILED', attempts: 1, failureReason: 'The address is incomplete: street, city, postal code missing' });
  expect(asked).toEqual([]);
});

test('staff have a label made for a return that they announce, unless it has numbers or is handed in; without the wish there is none', async () => {
  const announce = async (more: object): Promise<any> => {
    const order = await portal.shipped('TEE_RED_M', {});
    return (await portal.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number label { status } } }', { input: { orderReference: order.number, lines: [{ lineId: order.lineId, quantity: 1 }], ...more } })).announceReturn;
  };
  expect((await announce({})).label).toBeNull();
  const asksFor = await announce({ label: true, carrierCode: 'zebra' });
  expect(asksFor.label).toEqual({ status: 'PENDING' });
  await portal.make();
  expect((await portal.read(asksFor.number)).carrier).toEqual({ code: 'zebra', name: 'Zebra Post' });
  for (const more of [{ trackingNumbers: ['X1'] }, { method: 'IN_STORE' }]) {
    await expect(announce({ label: true, ...more })).rejects.toMatchObject({ code: 'BAD_INPUT', details: { label: ['is made of returns that travel with a carrier and have no tracking numbers'] } });
  }
});
