import { errorOf, openWarehouse, type Warehouse } from './warehouse.js';

let warehouse: Warehouse;
beforeEach(async () => { warehouse = await openWarehouse(); });
afterEach(() => warehouse.close());

const post = (path: string, body?: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => warehouse.send(path, { method: 'POST', headers, ...(body !== undefined && { body }) });
const writes = () => warehouse.orders.asked.filter(({ operation }) => operation === 'AcceptOrder' || operation === 'RejectOrder');

test('accept without a body accepts the order and answers it [A-ACCEPT-1] [A-ACCEPT-2]', async () => {
  const response = await post('/orders/1042/accept');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ number: '#1042', status: 'accepted', accepted_at: '2026-11-21T09:00:00.000Z', wms_reference: null });
});

test('accept keeps the warehouse\'s reference and time [A-ACCEPT-2]', async () => {
  const response = await post('/orders/%231042/accept', '{"wms_reference": "WMS-1", "accepted_at": "2026-11-21T10:30:00+02:00", "colour": "ignored"}');
  expect(await response.json()).toMatchObject({ accepted_at: '2026-11-21T08:30:00.000Z', wms_reference: 'WMS-1' });
});

test('a second accept is 409 order_already_accepted [A-ACCEPT-3]', async () => {
  await post('/orders/1042/accept');
  const response = await post('/orders/1042/accept');
  expect([response.status, (await errorOf(response)).code]).toEqual([409, 'order_already_accepted']);
});

test('reject takes a reason code and a message and answers the order [A-REJECT-1]', async () => {
  const response = await post('/orders/1042/reject', '{"reason_code": "no_stock", "message": null}');
  expect([response.status, (await response.json() as { status: string }).status]).toEqual([200, 'rejected']);
  expect(writes()[0]?.variables).toEqual({ input: { reference: '1042', reasonCode: 'no_stock', message: null } });
});

test.each([
  ['', { reason_code: ['is required'] }],
  ['{}', { reason_code: ['is required'] }],
  ['{"reason_code": " "}', { reason_code: ['must not be empty'] }],
  ['{"reason_code": 7}', { reason_code: ['must be of the type string'] }],
  ['{"reason_code": 1e999}', { reason_code: ['must be of the type string'] }],
  [`{"reason_code": "${'x'.repeat(65)}"}`, { reason_code: ['must have at most 64 characters'] }],
  [`{"reason_code": "x", "message": "${'x'.repeat(1001)}"}`, { message: ['must have at most 1000 characters'] }],
  ['null', { body: ['must be of the type object'] }],
  ['[]', { body: ['must be of the type object'] }],
  ['"text"', { body: ['must be of the type object'] }],
  ['{"reason_code": "a\\u0000b"}', { reason_code: ['has a NUL character'] }],
  ['{"reason_code": "\\ud83d"}', { reason_code: ['has half a surrogate pair'] }],
  ['{"reason_code": "a", "reason_code": "b"}', { reason_code: ['is given twice'] }],
  ['{"reason_code": "a", "__proto__": {"x": 1}}', { __proto__: undefined }],
])('reject of %s is 422 validation_failed with messages by field, and nothing is written [A-ERR-VALIDATION] [A-REJECT-2]', async (body, details) => {
  const response = await post('/orders/1042/reject', body);
  const error = await errorOf(response);
  expect([response.status, error.code]).toEqual([422, 'validation_failed']);
  if (Object.keys(details).length > 0) expect(error.details).toEqual(details);
  else expect(JSON.stringify(error.details)).toBe('{"__proto__":["is no name of a field"]}');
  expect(writes()).toEqual([]);
});

test.each([
  ['{"wms_reference": 5}', 'wms_reference'], [`{"wms_reference": "${'x'.repeat(121)}"}`, 'wms_reference'],
  ['{"accepted_at": "soon"}', 'accepted_at'], ['{"accepted_at": 1763715600}', 'accepted_at'], [`{"accepted_at": "2026-11-21T09:00:00.${'0'.repeat(50)}Z"}`, 'accepted_at'],
])('accept of %s is 422 and names %s [A-ACCEPT-2] [A-ERR-VALIDATION]', async (body, field) => {
  const response = await post('/orders/1042/accept', body);
  expect([response.status, Object.keys((await errorOf(response)).details as object)]).toEqual([422, [field]]);
});

test.each(['{', '{"a": NaN}', '{"a": 1,}', ' ', '{"a": "\u0000"}', 'reason_code=x', '['.repeat(100_000)])('%j is 400 invalid_json [A-ERR-JSON]', async (body) => {
  const response = await post('/orders/1042/reject', body);
  expect([response.status, (await errorOf(response)).code]).toEqual([400, 'invalid_json']);
});

test('bytes that are not UTF-8 are 400 invalid_json; a byte order mark is accepted [A-ERR-JSON] [A-FORMAT-1]', async () => {
  const broken = await post('/orders/1042/reject', Uint8Array.from([...Buffer.from('{"reason_code": "'), 0xc3, 0x28, ...Buffer.from('"}')]));
  const marked = await post('/orders/1042/reject', '\uFEFF{"reason_code": "no_stock"}');
  expect([broken.status, marked.status]).toEqual([400, 200]);
});

test('a body is at most a hundred levels deep, in unknown fields too; a deeper one is 400 invalid_json [A-ERR-JSON]', async () => {
  const nested = (levels: number) => post('/orders/1042/reject', `{"reason_code": "x", "deep": ${'['.repeat(levels)}${']'.repeat(levels)}}`);
  expect([(await nested(99)).status, (await nested(100)).status, (await nested(100_000)).status]).toEqual([200, 400, 400]);
});

test('a body of 2 MiB is read, one byte more is 413 payload_too_large, announced or not [A-LIMIT-1]', async () => {
  const body = (size: number) => `{"reason_code": "x", "rest": "${'x'.repeat(size - 32)}"}`;
  const most = 2 * 1024 * 1024;
  expect(body(most).length).toBe(most);
  expect((await post('/orders/1042/reject', body(most))).status).toBe(200);
  const announced = await post('/orders/1042/reject', body(most + 1));
  const stream = new Blob([body(most + 1)]).stream();
  const chunked = await warehouse.send('/orders/1042/reject', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
  expect([announced.status, (await errorOf(announced)).code, chunked.status, (await errorOf(chunked)).code]).toEqual([413, 'payload_too_large', 413, 'payload_too_large']);
});

test('of tens of thousands of wrong lines the first are reported [A-ERR-VALIDATION]', async () => {
  const response = await warehouse.send('/orders/1042/shipments', { method: 'POST', body: JSON.stringify({ parcels: Array.from({ length: 50 }, () => ({ lines: Array.from({ length: 500 }, () => ({})) })) }) });
  const { code, details } = await errorOf(response);
  expect([response.status, code, Object.keys(details as object).length]).toEqual([422, 'validation_failed', 1000]);
});

test('a body with more values than any call may have is too_many_items [A-ERR-CODES]', async () => {
  const response = await warehouse.send('/orders/1042/picked', { method: 'POST', body: JSON.stringify({ lines: Array.from({ length: 60_000 }, () => ({})) }) });
  expect([response.status, await errorOf(response)]).toMatchObject([422, { code: 'too_many_items', message: 'The body has more than 50000 values' }]);
});
