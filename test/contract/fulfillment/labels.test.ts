import { errorOf, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => {
  warehouse = await openWarehouse();
  const [order] = warehouse.orders.orders;
  if (order) order.shipping = { ...order.shipping, labelsBy: 'PLATFORM' };
});
afterEach(() => warehouse.close());

const make = (body: string, headers: Record<string, string> = {}) => warehouse.send('/orders/1042/labels', { method: 'POST', body, headers });
const makings = () => warehouse.orders.asked.filter(({ operation }) => operation === 'MakeLabels');

const ready = (parcel: number) => ({
  parcel, status: 'ready', carrier_code: 'swift', carrier_name: 'Swift Parcel', tracking_number: `SW000000000${String(parcel)}`, format: 'pdf',
  content_type: 'application/pdf', content_base64: 'JVBERi0xLjMK',
});

test('making labels takes parcels and answers 201 with every label [A-LABEL-1] [A-LABEL-3]', async () => {
  const response = await make('{"parcels": [{"reference": "P-1", "tracking_number": null, "weight_g": 640, "height_mm": 100, "width_mm": 200, "depth_mm": 300}, {}]}');
  expect([response.status, await response.json()]).toEqual([201, { data: [ready(1), ready(2)] }]);
  expect(makings()[0]?.variables).toEqual({ input: { reference: '1042', parcels: [
    { reference: 'P-1', trackingNumber: null, weightG: 640, heightMm: 100, widthMm: 200, depthMm: 300 },
    { reference: null, trackingNumber: null, weightG: null, heightMm: null, widthMm: null, depthMm: null },
  ] } });
});

test('reading labels answers the existing ones, failed ones without content, ZPL as ZPL, and makes none [A-LABEL-1] [A-LABEL-2] [A-LABEL-5]', async () => {
  expect(await (await warehouse.send('/orders/1042/labels')).json()).toEqual({ data: [] });
  warehouse.orders.labels.push(
    { parcel: 1, status: 'READY', carrierCode: 'zebra', carrierName: 'Zebra Post', trackingNumber: 'ZP0000000017', format: 'ZPL', contentBase64: 'XlhBXlha' },
    { parcel: 2, status: 'FAILED', carrierCode: null, carrierName: null, trackingNumber: null, format: 'PDF', contentBase64: null },
  );
  const response = await warehouse.send('/orders/%231042/labels');
  expect([response.status, await response.json()]).toEqual([200, { data: [
    { parcel: 1, status: 'ready', carrier_code: 'zebra', carrier_name: 'Zebra Post', tracking_number: 'ZP0000000017', format: 'zpl', content_type: 'application/x-zpl', content_base64: 'XlhBXlha' },
    { parcel: 2, status: 'failed', carrier_code: null, carrier_name: null, tracking_number: null, format: 'pdf', content_type: 'application/pdf', content_base64: null },
  ] }]);
  expect(makings()).toEqual([]);
});

test('labels of a warehouse that makes its own are 422 labels_not_enabled [A-LABEL-2]', async () => {
  const [order] = warehouse.orders.orders;
  if (order) order.shipping = { ...order.shipping, labelsBy: 'WAREHOUSE' };
  for (const response of [await warehouse.send('/orders/1042/labels'), await make('{"parcels": [{}]}')]) {
    expect([response.status, (await errorOf(response)).code]).toEqual([422, 'labels_not_enabled']);
  }
});

test('the same key makes labels once [A-LABEL-3] [A-KEY-2]', async () => {
  const [one, two] = [await make('{"parcels": [{}]}', { 'idempotency-key': 'k' }), await make('{"parcels": [{}]}', { 'idempotency-key': 'k' })];
  expect([one.status, two.status, two.headers.get('idempotent-replayed'), await two.text()]).toEqual([201, 201, 'true', await one.text()]);
  expect(makings()).toHaveLength(1);
});

test.each([
  ['{}', { parcels: ['is required'] }],
  ['{"parcels": []}', { parcels: ['must have at least 1 parcel'] }],
  [JSON.stringify({ parcels: Array.from({ length: 11 }, () => ({})) }), { parcels: ['must have at most 10 parcels'] }],
  ['{"parcels": [{"weight_g": -1}]}', { 'parcels.0.weight_g': ['must be at least 0'] }],
  ['{"parcels": [{}, {"height_mm": 1.5}]}', { 'parcels.1.height_mm': ['must be a whole number'] }],
  [JSON.stringify({ parcels: [{ reference: 'x'.repeat(121) }] }), { 'parcels.0.reference': ['must have at most 120 characters'] }],
  [JSON.stringify({ parcels: [{ tracking_number: 'x'.repeat(121) }] }), { 'parcels.0.tracking_number': ['must have at most 120 characters'] }],
])('labels of %s are 422 validation_failed by field [A-LABEL-4] [A-PARCEL-1] [A-ERR-VALIDATION]', async (body, details) => {
  const error = await errorOf(await make(body));
  expect([error.code, error.details]).toEqual(['validation_failed', details]);
  expect(makings()).toEqual([]);
});

test('documents are answered with their content [A-DOCUMENT-1]', async () => {
  warehouse.orders.documents.push({
    id: '019aa000-0000-7000-8000-00000000d001', type: 'PACKING_SLIP', position: 'EXTERNAL', filename: 'slip.pdf', contentType: 'application/pdf', contentBase64: 'JVBERi0xLjMK',
  });
  const response = await warehouse.send('/orders/1042/documents');
  expect([response.status, await response.json()]).toEqual([200, { data: [{
    id: '019aa000-0000-7000-8000-00000000d001', type: 'packing_slip', position: 'external', filename: 'slip.pdf', content_type: 'application/pdf', content_base64: 'JVBERi0xLjMK',
  }] }]);
});

test('documents an order still waits for are 409 documents_not_ready [A-DOCUMENT-2]', async () => {
  const [order] = warehouse.orders.orders;
  if (order) order.documents = { externalRequired: true, externalReady: false };
  const response = await warehouse.send('/orders/1042/documents');
  expect([response.status, (await errorOf(response)).code]).toEqual([409, 'documents_not_ready']);
});
