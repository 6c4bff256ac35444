import { openRealGraph, type RealGraph } from '../../kit/real-graph.js';
import { errorOf } from './warehouse.js';

let graph: RealGraph;
beforeAll(async () => {
  graph = await openRealGraph();
  await carrier('brt', 'BR');
});
afterAll(() => graph.close());

const carrier = (code: string, trackingPrefix: string, maxParcelG: number | null = null) => graph.asStaff('mutation S($input: SaveCarrierInput!) { saveCarrier(input: $input) { code } }', { input: { code, name: code, trackingPrefix, maxParcelG } });

type At = 'MI1' | 'WA1';
interface LabelJson { readonly parcel: number; readonly status: string; readonly tracking_number: string | null }

const place = (number: string, at: At, carrierCode: string) => graph.asStaff('mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }', { input: {
  number, channel: 'shop', currency: 'EUR', shipping: { carrierCode }, paymentStatus: 'PAID',
  shippingAddress: { firstName: 'Ada', lastName: 'Rossi', address1: 'Via Torino 12', city: 'Milano', postalCode: '20123', countryCode: 'IT' },
  lines: [{ sku: 'MUG', quantity: 2, locationCode: at, unitPrice: { amount: '19.90', currency: 'EUR' } }, { sku: 'TEE', quantity: 1, locationCode: at, unitPrice: { amount: '9.90', currency: 'EUR' } }],
} });
const call = async (number: string, verb: string, body: object, at: At) => { // eslint-disable-line @typescript-eslint/max-params -- read as a sentence
  const response = await graph.post(`/orders/${number.slice(1)}/${verb}`, JSON.stringify(body), { at });
  return response.ok ? response.status : [response.status, (await errorOf(response)).code];
};
const ALL = [{ sku: 'MUG', quantity: 2 }, { sku: 'TEE', quantity: 1 }];
const picked = async (number: string, parcels: readonly object[], { at, by = 'brt' }: { at: At; by?: string }): Promise<void> => {
  await place(number, at, by);
  await graph.post(`/orders/${number.slice(1)}/accept`, '', { at });
  expect(await call(number, 'picked', { lines: ALL, parcels }, at)).toBe(200);
};
const shipments = async (number: string): Promise<{ id: string; trackingNumbers: string[]; parcels: object[] }[]> => (await graph.asStaff(
  'query O($number: ID!) { order(reference: $number) { shipments { id trackingNumbers parcels { number reference trackingNumber weightG } } } }', { number })).order.shipments;
const undo = async (number: string, index: number): Promise<void> => {
  const shipmentId = (await shipments(number))[index]?.id;
  await graph.asStaff('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId, status: 'VOIDED' } });
  graph.clock.turn(1000);
};
const labels = async (number: string): Promise<string[]> => {
  const { data } = await (await graph.send(`/orders/${number.slice(1)}/labels`, {}, 'WA1')).json() as { data: LabelJson[] };
  return data.map(({ parcel, status, tracking_number: tracking }) => `${String(parcel)} ${status} ${String(tracking)}`);
};
const numbersOf = (shown: readonly string[]): (string | undefined)[] => shown.map((label) => label.split(' ')[2]);

test('what left with a voided shipment leaves with the next: its parcels and the platform\'s labels on them [A-LABEL-1] [A-LABEL-5] [A-SHIPMENTS-4]', async () => {
  await picked('#1', [{ reference: 'A', weight_g: 500 }, { reference: 'B' }], { at: 'WA1' });
  const made = await labels('#1');
  expect(await call('#1', 'shipments', {}, 'WA1')).toBe(200);
  await undo('#1', 0);
  await undo('#1', 0);
  expect(await labels('#1')).toEqual(made);
  expect(await call('#1', 'labels', { parcels: [{ reference: 'A' }, { reference: 'B' }] }, 'WA1')).toBe(201);
  expect(await call('#1', 'shipments', {}, 'WA1')).toBe(200);
  const [first, second] = await shipments('#1');
  expect(second).toMatchObject({ trackingNumbers: numbersOf(made), parcels: [{ number: 1, reference: 'A', weightG: 500 }, { number: 2, reference: 'B' }] });
  expect([first?.trackingNumbers, await labels('#1')]).toEqual([second?.trackingNumbers, made]);
  await undo('#1', 1);
  expect(await call('#1', 'shipments', { parcels: [{ reference: 'A' }, { reference: 'B' }] }, 'WA1')).toBe(200);
  expect((await shipments('#1'))[2]).toMatchObject({ trackingNumbers: numbersOf(made), parcels: [{ reference: 'A', weightG: 500 }, { reference: 'B' }] });
});

test('voiding one of two shipments restores only its own parcel and label [A-SHIPMENTS-2] [A-LABEL-1]', async () => {
  await picked('#2', [{ reference: 'A' }, { reference: 'B' }], { at: 'WA1' });
  const [a, b] = numbersOf(await labels('#2'));
  expect(await call('#2', 'shipments', { lines: [{ sku: 'MUG', quantity: 2 }] }, 'WA1')).toBe(200);
  graph.clock.turn(1000);
  expect(await call('#2', 'shipments', {}, 'WA1')).toBe(200);
  await undo('#2', 0);
  expect(await call('#2', 'shipments', {}, 'WA1')).toBe(200);
  expect((await shipments('#2')).map(({ trackingNumbers, parcels }) => [trackingNumbers, parcels.length])).toEqual([[[a], 1], [[b], 1], [[a], 1]]);
});

test('picking reported again after a voided shipment counts: a parcel it no longer lists does not leave [A-PICKED-4] [A-LABEL-1]', async () => {
  await picked('#3', [{ reference: 'A' }, { reference: 'B' }], { at: 'WA1' });
  const [a] = await labels('#3');
  await call('#3', 'shipments', {}, 'WA1');
  await undo('#3', 0);
  expect(await call('#3', 'picked', { lines: ALL, parcels: [{ reference: 'A' }] }, 'WA1')).toBe(200);
  expect(await labels('#3')).toEqual([a]);
  expect(await call('#3', 'shipments', {}, 'WA1')).toBe(200);
  expect((await shipments('#3'))[1]).toMatchObject({ trackingNumbers: numbersOf([a ?? '']), parcels: [{ reference: 'A' }] });
});

test('a warehouse\'s own packed parcels are restored from a voided shipment as picking reported them [A-SHIPMENTS-4]', async () => {
  await picked('#4', [{ reference: 'P1', tracking_number: 'T1', weight_g: 1 }, { reference: 'P2', weight_g: 9 }], { at: 'MI1' });
  expect(await call('#4', 'shipments', { tracking_number: 'W1' }, 'MI1')).toBe(200);
  await undo('#4', 0);
  expect(await call('#4', 'shipments', { tracking_number: 'W2' }, 'MI1')).toBe(200);
  await undo('#4', 1);
  expect(await call('#4', 'shipments', {}, 'MI1')).toBe(200);
  const parcels = (trackingNumber: string | null) => [{ number: 1, reference: 'P1', trackingNumber: 'T1', weightG: 1 }, { number: 2, reference: 'P2', trackingNumber, weightG: 9 }];
  expect((await shipments('#4')).map((shipment) => [shipment.trackingNumbers, shipment.parcels])).toEqual([
    [['T1', 'W1'], parcels('W1')], [['T1', 'W2'], parcels('W2')], [['T1'], parcels(null)],
  ]);
});

test('with platform-made labels the last picking report counts: labels of parcels it does not list are voided, and one that lists none keeps them [A-PICKED-4] [A-LABEL-1]', async () => {
  await picked('#5', [{ reference: '1' }, { reference: '2' }, { reference: '3' }], { at: 'WA1' });
  const [first] = await labels('#5');
  expect(await call('#5', 'picked', { lines: ALL, parcels: [{ reference: '1' }] }, 'WA1')).toBe(200);
  expect(await labels('#5')).toEqual([first]);
  expect(await call('#5', 'picked', { lines: ALL }, 'WA1')).toBe(200);
  expect(await labels('#5')).toEqual([first]);
  expect(await call('#5', 'shipments', {}, 'WA1')).toBe(200);
  expect((await shipments('#5')).map(({ trackingNumbers }) => trackingNumbers)).toEqual([numbersOf([first ?? ''])]);
});

test('a parcel named by its reference keeps the data of picking where the shipment gives none [A-SHIPMENTS-4]', async () => {
  const packed = [1, 2, 3].map((place) => ({ reference: `P${String(place)}`, tracking_number: `T${String(place)}`, weight_g: place }));
  await picked('#6', packed, { at: 'MI1' });
  expect(await call('#6', 'shipments', { parcels: [{ reference: 'P2' }], lines: [{ sku: 'MUG', quantity: 1 }] }, 'MI1')).toBe(200);
  graph.clock.turn(1000);
  expect(await call('#6', 'shipments', { tracking_number: 'Q', parcels: [{ reference: 'P3', weight_g: 30 }, { reference: 'P9' }] }, 'MI1')).toBe(200);
  expect(await shipments('#6')).toMatchObject([
    { trackingNumbers: ['T2'], parcels: [{ reference: 'P2', trackingNumber: 'T2', weightG: 2 }] },
    { trackingNumbers: ['T3', 'Q'], parcels: [{ reference: 'P3', trackingNumber: 'T3', weightG: 30 }, { reference: 'P9', trackingNumber: 'Q', weightG: null }] },
  ]);
});

test('a parcel whose platform label failed leaves with the warehouse\'s own number, else the shipment is 409 labels_not_ready [A-LABEL-5] [A-SHIPMENTS-1]', async () => {
  for (const number of ['#7', '#8']) await picked(number, [{ reference: 'A' }], { at: 'WA1', by: 'gls' });
  expect(await labels('#7')).toEqual(['1 failed null']);
  expect([await call('#7', 'shipments', {}, 'WA1'), await call('#7', 'shipments', { parcels: [{ reference: 'A' }] }, 'WA1')]).toEqual([[409, 'labels_not_ready'], [409, 'labels_not_ready']]);
  expect(await shipments('#7')).toEqual([]);
  await carrier('gls', 'GL');
  expect(await call('#7', 'labels', { parcels: [{}] }, 'WA1')).toBe(201);
  expect(await call('#7', 'shipments', {}, 'WA1')).toBe(200);
  expect(await call('#8', 'shipments', { tracking_number: 'BY-HAND' }, 'WA1')).toBe(200);
  expect([(await shipments('#7'))[0]?.trackingNumbers, (await shipments('#8'))[0]?.trackingNumbers]).toEqual([[expect.stringMatching(/^GL\d{10}$/)], ['BY-HAND']]);
});

test('parcels with one reference each leave with their own label [A-LABEL-1]', async () => {
  await picked('#10', [{ reference: 'X' }, { reference: 'X' }], { at: 'WA1' });
  expect(await call('#10', 'shipments', {}, 'WA1')).toBe(200);
  const left = numbersOf(await labels('#10'));
  expect([left.length, (await shipments('#10'))[0]?.trackingNumbers]).toEqual([2, left]);
});

test('a parcel whose label failed takes no other parcel\'s label [A-LABEL-1] [A-SHIPMENTS-2]', async () => {
  await carrier('light', 'LI', 1000);
  await picked('#9', [{ reference: 'A', weight_g: 5000 }, { reference: 'B' }], { at: 'WA1', by: 'light' });
  const [failed, ready] = await labels('#9');
  const some = (more: object) => call('#9', 'shipments', { lines: [{ sku: 'MUG', quantity: 1 }], ...more }, 'WA1');
  expect([failed, await some({}), await some({ parcels: [{ reference: 'B' }] })]).toEqual(['1 failed null', [409, 'labels_not_ready'], 200]);
  graph.clock.turn(1000);
  expect([await call('#9', 'shipments', {}, 'WA1'), await call('#9', 'shipments', { tracking_number: 'HEAVY' }, 'WA1')]).toEqual([[409, 'labels_not_ready'], 200]);
  expect(await shipments('#9')).toMatchObject([{ trackingNumbers: numbersOf([ready ?? '']), parcels: [{ reference: 'B' }] }, { trackingNumbers: ['HEAVY'], parcels: [{ reference: 'A', weightG: 5000 }] }]);
});

test('an order without listed parcels and requested labels leaves as it is reported [A-SHIPMENTS-1]', async () => {
  await picked('#11', [], { at: 'WA1' });
  expect(await call('#11', 'shipments', {}, 'WA1')).toBe(200);
  expect(await shipments('#11')).toMatchObject([{ trackingNumbers: [], parcels: [{ number: 1 }] }]);
});
