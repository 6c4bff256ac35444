import { openShop, type Shop } from '../../kit/shop.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let shop: Shop;
let connection: string | null = null;
beforeAll(async () => { shop = await openShop({ connectionOf: () => connection }); });
afterAll(() => shop.orders.subgraph.close());

const count = (quantity: number, code = 'MI1'): Promise<any> =>
  shop.orders.run('mutation C($input: CountStockInput!) { countStock(input: $input) { updated } }', { input: { locationCode: code, items: [{ sku: 'TEE', quantity }] } });
/** What is on hand at Milan, reserved and available. */
const stock = async (): Promise<string> => {
  const { availability } = await shop.orders.run('{ availability(sku: "TEE") { onHand reserved available location { code } } }', {});
  const { onHand, reserved, available } = availability.find(({ location }: any) => location.code === 'MI1');
  return `${String(onHand)} - ${String(reserved)} = ${String(available)}`;
};
const work = (name: string, reference: string, more: object = {}): Promise<any> => shop.change(name, { reference, ...more });
const accept = (reference: string): Promise<any> => work('acceptAtLocation', reference);
const pick = (reference: string, quantity: number): Promise<any> => work('pickAtLocation', reference, { lines: [{ sku: 'TEE', quantity }] });
const ship = (reference: string): Promise<any> => work('shipAtLocation', reference, { withoutTracking: true });
const cancel = (reference: string): Promise<any> => work('cancelOrder', reference, { reason: 'customer' });
const shortClose = (reference: string): Promise<any> => work('shortCloseAtLocation', reference);
const voidShipment = async (reference: string): Promise<void> => {
  const { order } = await shop.orders.run('query S($reference: ID!) { order(reference: $reference) { shipments { id } } }', { reference });
  await shop.orders.run('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[0].id, status: 'VOIDED' } });
};
const reduce = async (reference: string, quantity: number): Promise<void> => {
  const { lines } = await shop.read(reference);
  await shop.change('editOrder', { reference, lines: [{ lineId: lines[0].id, quantity }] });
};

// Ten are counted and three ordered: what is left after each step, as on hand - reserved = available.
const STEPS: readonly (readonly [title: string, steps: readonly (readonly [(reference: string) => Promise<unknown>, string])[]])[] = [
  ['shipped', [[accept, '7 - 0 = 7'], [(one) => pick(one, 3), '7 - 0 = 7'], [ship, '7 - 0 = 7']]],
  ['rejected before it was accepted', [[(one) => work('rejectAtLocation', one, { reasonCode: 'DAMAGED' }), '10 - 3 = 7'], [cancel, '10 - 0 = 10']]],
  ['cancelled before it was accepted', [[cancel, '10 - 0 = 10']]],
  ['held and released before it was accepted', [[(one) => work('holdOrder', one, { reason: 'check' }), '10 - 3 = 7'], [(one) => work('releaseOrder', one), '10 - 3 = 7'], [accept, '7 - 0 = 7']]],
  ['cancelled after it was accepted', [[accept, '7 - 0 = 7'], [cancel, '7 - 0 = 7'], [shortClose, '10 - 0 = 10']]],
  ['cancelled after a unit was missing', [[accept, '7 - 0 = 7'], [(one) => pick(one, 2), '7 - 0 = 7'], [cancel, '7 - 0 = 7'], [shortClose, '9 - 0 = 9']]],
  ['short-closed after picking', [[accept, '7 - 0 = 7'], [(one) => pick(one, 2), '7 - 0 = 7'], [shortClose, '9 - 0 = 9']]],
  ['short-closed without picking', [[accept, '7 - 0 = 7'], [shortClose, '7 - 0 = 7']]],
  ['corrected', [[accept, '7 - 0 = 7'], [(one) => pick(one, 1), '7 - 0 = 7'], [(one) => pick(one, 3), '7 - 0 = 7'], [ship, '7 - 0 = 7']]],
  ['shipped in part', [[accept, '7 - 0 = 7'], [(one) => pick(one, 2), '7 - 0 = 7'], [ship, '7 - 0 = 7']]],
  ['reduced by a unit', [[accept, '7 - 0 = 7'], [(one) => reduce(one, 2), '8 - 0 = 8'], [(one) => pick(one, 2), '8 - 0 = 8'], [ship, '8 - 0 = 8']]],
  ['given back by a voided shipment', [[accept, '7 - 0 = 7'], [(one) => pick(one, 3), '7 - 0 = 7'], [ship, '7 - 0 = 7'], [voidShipment, '7 - 0 = 7'], [shortClose, '10 - 0 = 10']]],
  ['counted again while it is accepted', [[accept, '7 - 0 = 7'], [() => count(6), '6 - 0 = 6'], [cancel, '6 - 0 = 6'], [shortClose, '9 - 0 = 9']]],
];

test.each(STEPS)('at a location without a system units of an order that is %s are taken off the count once, and those that are back are on it', async (_, steps) => {
  await count(10);
  const number = await shop.place([['TEE', 3, 'MI1']]);
  expect(await stock()).toBe('10 - 3 = 7');
  for (const [index, [step, left]] of steps.entries()) {
    await step(number);
    expect([index, await stock()]).toEqual([index, left]);
  }
});

test('what a warehouse system accepts leaves its level to its next report, and so does the work of a person in its place', async () => {
  await count(10);
  const number = await shop.place([['TEE', 3, 'MI1']]);
  await shop.report('acceptFulfillmentOrder', { reference: number });
  expect(await stock()).toBe('10 - 0 = 10');
  await shop.report('shortCloseFulfillmentOrder', { reference: number });
  expect(await stock()).toBe('10 - 0 = 10');
  const other = await shop.place([['TEE', 3, 'MI1']]);
  connection = 'WMS';
  await expect(accept(other)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  await work('acceptAtLocation', other, { evenIfConnected: true });
  connection = null;
  expect(await stock()).toBe('10 - 0 = 10');
  await cancel(other);
  await shortClose(other);
  expect(await stock()).toBe('10 - 0 = 10');
});

test('an item that nobody ever counted stays uncounted, and more than was counted leaves a debt that giving back settles', async () => {
  const mug = await shop.place([['MUG', 2, 'MI1']]);
  await accept(mug);
  expect((await shop.orders.run('{ availability(sku: "MUG") { onHand } }', {})).availability.filter(({ onHand }: any) => onHand !== 0 && onHand !== null)).toEqual([]);
  await count(1);
  const number = await shop.place([['TEE', 1, 'MI1']]);
  await count(0);
  await accept(number);
  expect(await stock()).toBe('-1 - 0 = 0');
  await cancel(number);
  await shortClose(number);
  expect(await stock()).toBe('0 - 0 = 0');
});

test('taking units off the count and giving them back publishes the change of stock with the person as its cause, and a dry run changes nothing', async () => {
  await count(10);
  const number = await shop.place([['TEE', 3, 'MI1']]);
  const events = async (): Promise<any[]> => (await (shop.orders.subgraph.context({ principal: { kind: 'system', companyId: 7, actor: 'test', scopes: [] }, requestId: 'r-1', via: 'test' }) as any).deps.database
    .query("SELECT type FROM outbox WHERE type = 'stock.changed'"));
  const before = (await events()).length;
  await shop.orders.run('mutation A($input: AcceptAtLocationInput!) { acceptAtLocation(input: $input, dryRun: true) { status } }', { input: { reference: number } });
  expect([await stock(), (await events()).length - before]).toEqual(['10 - 3 = 7', 0]);
  await accept(number);
  expect((await events()).length - before).toBe(1);
  await pick(number, 3);
  await ship(number);
  expect((await events()).length - before).toBe(1);
});

test('the last unit of a location without a system is sold once, however many orders and acceptances come at once', async () => {
  await count(1);
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.place([['TEE', 1, 'MI1']])));
  const accepted = await Promise.allSettled(orders.map(accept));
  expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const later = await Promise.all(Array.from({ length: 20 }, () => shop.place([['TEE', 1, 'MI1']])));
  const taken = await Promise.allSettled(later.map(accept));
  expect([taken.filter(({ status }) => status === 'fulfilled').length, await stock()]).toEqual([0, '0 - 0 = 0']);
});

test('acceptances at once take each its own units off the count', async () => {
  for (const { number } of (await shop.orders.run('{ orders(first: 100, filter: { status: RECEIVED }) { nodes { number } } }', {})).orders.nodes) await cancel(number);
  await count(20);
  const orders = await Promise.all(Array.from({ length: 20 }, () => shop.place([['TEE', 1, 'MI1']])));
  await Promise.all([...orders.map(accept), ...orders.map((one) => accept(one).catch(() => null))].map((one) => one.catch(() => null)));
  expect(await stock()).toBe('0 - 0 = 0');
  await Promise.all(orders.slice(0, 10).map(async (one) => { await cancel(one); await shortClose(one); }));
  expect(await stock()).toBe('10 - 0 = 10');
});

const announce = async (): Promise<any> => {
  const reference = await shop.place([['TEE', 3, 'MI1']]);
  for (const step of [accept, (one: string) => pick(one, 3), ship]) await step(reference);
  return (await shop.orders.run('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number lines { lineId } } }', { input: { orderReference: reference, lines: [{ sku: 'TEE', quantity: 3 }] } })).announceReturn;
};
const receive = async (reference: string, more: object = {}): Promise<any> => (await shop.orders.run(
  'mutation R($input: ReceiveReturnAtLocationInput!) { receiveReturnAtLocation(input: $input) { status compliant receivedAt inspectedAt lines { quantityExpected quantityReceived classification note } } }', { input: { reference, ...more } })).receiveReturnAtLocation;

describe('a return at a location without a system', () => {
  test('is received by a person; what can be sold again is on the count, once, and as the last report says', async () => {
    await count(10);
    const { number, lines: [{ lineId }] } = await announce();
    expect(await stock()).toBe('7 - 0 = 7');
    const found = { lines: [{ lineId, quantity: 2 }, { sku: 'TEE', quantity: 1, classification: 'DAMAGED', note: 'torn' }] };
    const received = await receive(number, found);
    expect([received, await stock()]).toEqual([{
      status: 'NOT_COMPLIANT', compliant: false, receivedAt: expect.stringMatching(/Z$/), inspectedAt: received.receivedAt,
      lines: [{ quantityExpected: 3, quantityReceived: 2, classification: 'SELLABLE', note: null }, { quantityExpected: 0, quantityReceived: 1, classification: 'DAMAGED', note: 'torn' }],
    }, '9 - 0 = 9']);
    expect([await receive(number, found), await stock()]).toEqual([received, '9 - 0 = 9']);
    expect(await receive(number)).toMatchObject({ status: 'COMPLIANT', lines: [{ quantityReceived: 3, classification: 'SELLABLE' }] });
    expect(await stock()).toBe('10 - 0 = 10');
    await receive(number, { lines: [{ sku: 'TEE', quantity: 1 }] });
    expect(await stock()).toBe('8 - 0 = 8');
    await expect(receive(number, { lines: [{ lineId: 'none', quantity: 1 }] })).rejects.toMatchObject({ code: 'UNKNOWN_ITEM', details: { 'lines.0': ['the order has no line with the id none'] } });
    await expect(receive('R999999')).rejects.toMatchObject({ code: 'RETURN_NOT_FOUND' });
  });

  test('that a warehouse system works is the system\'s, whose stock has what came; a person may insist', async () => {
    await count(10);
    const { number } = await announce();
    connection = 'WMS';
    await expect(receive(number)).rejects.toMatchObject({ code: 'INVALID_STATE', details: { connection: 'WMS' } });
    expect([(await receive(number, { evenIfConnected: true })).status, await stock()]).toEqual(['COMPLIANT', '7 - 0 = 7']);
    connection = null;
  });

  test('reported twice at once is on the count once', async () => {
    await count(10);
    const { number } = await announce();
    await Promise.all([receive(number), receive(number), receive(number)]);
    expect(await stock()).toBe('10 - 0 = 10');
  });
});
