import { DONE, MUG, openWms, refused, type Wms } from './wms.js';

let wms: Wms;
beforeEach(async () => {
  wms = await openWms();
  await wms.carrier('brt');
  await wms.set({ labelsEnabled: true });
  await wms.set({ labelsEnabled: true }, 'LY1');
});
afterEach(() => wms.close());

const get = (query: string) => wms.get(`/V1/Labels/Get?OmsOrderNumber=%231042${query}`);
const idsOf = ([, text]: [number, string]) => (JSON.parse(text) as { Data: { IdLabel: number }[] }).Data.map(({ IdLabel }) => IdLabel);
const NOT_READY = [200, '{"ErrorCode":"LabelNotReady","success":false}'];
const begin = async () => {
  await wms.place('#1042', [['MUG', 2]]);
  await wms.newOrders();
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1042', Success: true });
};

test('labels 0 and 1 are made when an order is first returned, as ZPL, and made once [B-NEW-5] [B-LABELS-1]', async () => {
  await wms.place('#1042', [['MUG', 2]]);
  expect(await get('&IdLabel=1')).toEqual(NOT_READY);
  await wms.newOrders();
  await wms.newOrders();
  const [status, text] = await get('');
  const { Data } = JSON.parse(text) as { Data: { Content: string }[] };
  expect([status, JSON.parse(text)]).toEqual([200, { Status: 'success', Message: '', Data: [
    { IdLabel: 0, idParcel: null, CourierLabelId: expect.stringMatching(/^BR/), Position: 'Internal', FileType: 'Zpl', Content: expect.any(String) },
    { IdLabel: 1, idParcel: null, CourierLabelId: expect.stringMatching(/^BR/), Position: 'External', FileType: 'Zpl', Content: expect.any(String) },
  ] }]);
  for (const { Content } of Data) expect(Buffer.from(Content, 'base64').toString('utf8')).toMatch(/^\^XA[^]*#1042[^]*\^XZ$/);
  expect(await wms.published('label.made')).toBe(2);
  expect(idsOf(await get('&idlabel=1'))).toEqual([1]);
});

test('tracking numbers of one download rise in the sequence of the orders, however many labels are made at once [B-NEW-5]', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `#${String(2001 + index)}`);
  for (const number of numbers) await wms.place(number, [['MUG', 1]]);
  await wms.newOrders();
  const drawn: string[] = [];
  for (const number of numbers) {
    const { Data } = JSON.parse((await wms.get(`/V1/Labels/Get?OmsOrderNumber=${encodeURIComponent(number)}`))[1]) as { Data: { CourierLabelId: string }[] };
    drawn.push(...Data.map(({ CourierLabelId }) => CourierLabelId.slice(2, -1)));
  }
  expect(drawn).toEqual(Array.from({ length: 24 }, (_, index) => String(index + 1).padStart(9, '0')));
});

test('ParcelQty above 1 and Labels/Add make additional labels, Labels/Delete voids them [B-PROCESSED-3] [B-LABELS-2] [B-LABELS-3]', async () => {
  await begin();
  expect(await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ParcelQty: 2, ProductList: [{ Sku: MUG, Quantity: 2 }], ParcelList: [{ idParcel: 'P-1', WeightGr: 300 }] })).toEqual(DONE);
  expect(idsOf(await get(''))).toEqual([0, 1, 2]);
  expect((JSON.parse((await get('&IdLabel=1'))[1]) as { Data: unknown[] }).Data).toMatchObject([{ idParcel: 'P-1' }]);
  const add = (quantity: number) => wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: quantity });
  expect(idsOf(await add(3))).toEqual([1, 2, 3]);
  expect(await add(3)).toEqual([200, '{"ErrorCode":"LabelAlreadyAdded","success":false}']);
  const drop = (label: number) => wms.post('/V1/Labels/Delete', { OmsOrderNumber: '#1042', IdLabel: label });
  expect([await drop(3), await drop(3), idsOf(await get(''))]).toEqual([DONE, DONE, [0, 1, 2]]);
  expect(await drop(1)).toEqual(refused('IdLabel must be the number of an additional label, 2 to 10'));
  expect(await get('&IdLabel=3')).toEqual(refused('Label not found: 3'));
  await wms.post('/V1/Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'BRT', Waybill: 'X' });
  expect(await drop(2)).toEqual(refused('The labels of an order that is shipped cannot change'));
});

test('unknown orders and labels out of range are 400 [B-LABELS-4]', async () => {
  await begin();
  expect(await wms.get('/V1/Labels/Get?OmsOrderNumber=%239')).toEqual(refused('Order not found: #9'));
  expect(await wms.get('/V1/Labels/Get')).toEqual(refused('OmsOrderNumber is required'));
  expect(await get('&IdLabel=11')).toEqual(refused('IdLabel must be at most 10'));
  expect(await get('&IdLabel=x')).toEqual(refused('IdLabel must be a whole number from 0 to 10'));
  expect(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042' })).toEqual(refused('ParcelQty is required'));
  expect(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 11 })).toEqual(refused('ParcelList must be 1 to 10 parcels'));
});

test('a label that could not be made is LabelNotReady until it is made again [B-LABELS-5]', async () => {
  await wms.place('#1042', [['MUG', 2]], { shipping: { methodCode: 'std', carrierCode: 'gls' } });
  await wms.newOrders();
  expect([await get('&IdLabel=1'), await get('')]).toEqual([NOT_READY, NOT_READY]);
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1042', Success: true });
  expect(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 1 })).toEqual(NOT_READY);
  await wms.carrier('gls');
  expect(idsOf(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 1 }))).toEqual([1]);
});

test('a failed return label hides no other, and is made again by the next Orders/New or Labels/Add [B-LABELS-5] [B-LABELS-2] [B-NEW-5]', async () => {
  const move = (address: object) => wms.asStaff('mutation U($input: UpdateLocationInput!) { updateLocation(input: $input) { id } }', { input: { code: 'MI1', address } });
  const home = { address1: 'Via Po 1', city: 'Milano', postalCode: '20100', countryCode: 'IT' };
  await move({ countryCode: 'IT' });
  await wms.place('#1042', [['MUG', 2]]);
  await wms.place('#1043', [['MUG', 2]]);
  await wms.newOrders();
  await wms.newOrders();
  expect([await wms.published('label.failed'), await get('&IdLabel=0'), idsOf(await get('&IdLabel=1')), idsOf(await get(''))]).toEqual([2, NOT_READY, [1], [1]]);
  await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1042', Success: true });
  await move(home);
  expect(idsOf(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 1 }))).toEqual([1]);
  expect(idsOf(await get(''))).toEqual([0, 1]);
  expect(await wms.post('/V1/Labels/Add', { OmsOrderNumber: '#1042', ParcelQty: 1 })).toEqual([200, '{"ErrorCode":"LabelAlreadyAdded","success":false}']);
  await wms.newOrders();
  expect(idsOf(await wms.get('/V1/Labels/Get?OmsOrderNumber=%231043'))).toEqual([0, 1]);
});

test('a parcel that the last Orders/Processed does not count loses its label [B-PROCESSED-3] [B-LABELS-3]', async () => {
  await begin();
  const report = (more: object) => wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 2 }], ...more });
  expect([await report({ ParcelQty: 3 }), idsOf(await get(''))]).toEqual([DONE, [0, 1, 2, 3]]);
  expect([await report({ ParcelQty: 2 }), idsOf(await get(''))]).toEqual([DONE, [0, 1, 2]]);
  expect([await report({}), idsOf(await get(''))]).toEqual([DONE, [0, 1, 2]]);
});

test('a voided shipment is in no manifest, and its replacement is in the next [B-LABELS-6]', async () => {
  await begin();
  await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 2 }] });
  const ship = () => wms.post('/V1/Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'BRT', Waybill: 'X' });
  const undo = async (index: number) => {
    const { order } = await wms.asStaff('{ order(reference: "1042") { shipments { id } } }', {});
    await wms.asStaff('mutation V($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: order.shipments[index].id, status: 'VOIDED' } });
    wms.clock.turn(1000);
  };
  const close = async () => (JSON.parse((await wms.post('/V1/Labels/Close', {}))[1]) as { Data: unknown[] }).Data;
  await ship();
  await undo(0);
  expect(await wms.post('/V1/Labels/Close', {})).toEqual(refused('Nothing left on 2026-11-21 that is in no manifest yet'));
  await ship();
  expect(await close()).toMatchObject([{ IdDocument: 'M1' }]);
  await undo(1);
  expect(await close()).toMatchObject([{ IdDocument: 'M1' }]);
  await ship();
  expect([await close(), await wms.rows('SELECT number, shipments FROM manifest ORDER BY number')]).toEqual([[expect.objectContaining({ IdDocument: 'M2' })], [{ number: 1, shipments: 1 }, { number: 2, shipments: 1 }]]);
});

test('the day\'s manifest is closed once and answered again [B-LABELS-6]', async () => {
  await begin();
  await wms.post('/V1/Orders/Processed', { OmsOrderNumber: '#1042', ProductList: [{ Sku: MUG, Quantity: 2 }] });
  expect(await wms.post('/V1/Labels/Close', {})).toEqual(refused('Nothing left on 2026-11-21 that is in no manifest yet'));
  await wms.post('/V1/Orders/Shipped', { OmsOrderNumber: '#1042', Courier: 'BRT', Waybill: 'X' });
  const [status, text] = await wms.post('/V1/Labels/Close', '');
  expect(status).toBe(400);
  expect(text).toContain('Invalid JSON body');
  const closed = await wms.post('/V1/Labels/Close', { Date: '2026-11-21T20:00:00Z' });
  expect([closed[0], JSON.parse(closed[1])]).toEqual([200, { Status: 'success', Message: '', Data: [{ IdDocument: 'M1', Position: 'External', FileType: 'A4', Content: expect.stringMatching(/^JVBER/) }] }]);
  expect((JSON.parse((await wms.post('/V1/Labels/Close', {}))[1]) as { Data: unknown[] }).Data).toMatchObject([{ IdDocument: 'M1' }]);
  expect(await wms.rows("SELECT e.type FROM outbox e JOIN manifest m ON m.company_id = e.company_id AND m.id = e.subject WHERE e.type LIKE 'manifest.%'")).toEqual([{ type: 'manifest.closed' }]);
  expect(await wms.post('/V1/Labels/Close', { Courier: 'DHL' })).toEqual(refused('Nothing left on 2026-11-21 that is in no manifest yet'));
  expect(await wms.post('/V1/Labels/Close', { Date: '2026-13-01' })).toEqual(refused('Date must be a date such as 2027-01-31'));
});

test('labels and documents are off until the merchant enables them [B-OFF-1] [B-OFF-2]', async () => {
  await begin();
  const own = [404, '{"ErrorCode":"Exception","Message":"Labels are managed by the WMS"}'];
  await wms.place('#7', [['MUG', 1, 'LY1']]);
  expect(await wms.get('/V1/Labels/Get?OmsOrderNumber=%237', 'LY1')).toEqual(own);
  await wms.set({ labelsEnabled: null });
  expect([await get(''), await wms.post('/V1/Labels/Add', '{'), await wms.post('/V1/Labels/Delete', {}), await wms.post('/V1/Labels/Close', {})]).toEqual([own, own, own, own]);
  expect(await wms.get('/V1/Documents/Get?OmsOrderNumber=%231042')).toEqual([404, '{"ErrorCode":"Exception","Message":"Not found"}']);
});
