import { lenientPath } from '../../../shims/wms-json/paths.js';
import { DONE, MUG, openWms, refused, type Wms } from './wms.js';

let wms: Wms;
beforeAll(async () => {
  wms = await openWms();
  await wms.place('#1', [['MUG', 2]]);
});
afterAll(() => wms.close());

const bare = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const response = await fetch(wms.base + path, { ...init, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};
const levels = async () => (await wms.rows("SELECT quantity FROM stock_level WHERE classification = 'SELLABLE'")).map(({ quantity }) => quantity);
const stock = (body: unknown) => wms.put('/V1/Stock/Update', body);

test('any one of three ways to authenticate will do [B-AUTH-1]', async () => {
  const { apiKey, username, password } = wms.connections.MI1;
  expect(apiKey).toHaveLength(48);
  const ways: Record<string, string>[] = [
    { 'x-api-key': apiKey }, { authorization: `Bearer ${apiKey}` }, { authorization: `bearer ${apiKey}` }, { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
  ];
  for (const headers of ways) expect((await bare('/V1/Returns/New', headers)).status).toBe(200);
});

test('missing or wrong credentials are 401 without WWW-Authenticate [B-AUTH-2] [B-ERR-401] [B-ERR-SHAPE]', async () => {
  const wrong: Record<string, string>[] = [{}, { 'x-api-key': 'pwj_wrong' }, { authorization: 'Basic eDp5' }, { authorization: 'Digest x' }];
  for (const headers of wrong) {
    const answer = await bare('/V1/Orders/New', headers);
    expect([answer.status, answer.text, answer.headers.get('www-authenticate')]).toEqual([401, '{"ErrorCode":"Exception","Message":"Unauthorized"}', null]);
  }
});

test('unknown paths are 404, wrong methods 405 with Allow, before the credentials are looked at [B-ERR-404] [B-ERR-405]', async () => {
  expect(await bare('/V1/Orders/Newest')).toMatchObject({ status: 404, text: '{"ErrorCode":"Exception","Message":"Not found"}' });
  expect(await bare('/V1/__proto__')).toMatchObject({ status: 404 });
  expect(await bare('/V1/Orders/constructor')).toMatchObject({ status: 404 });
  const answer = await bare('/v1/orders/acknowledge');
  expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([405, '{"ErrorCode":"Exception","Message":"Method not allowed"}', 'POST, OPTIONS']);
});

test('HEAD of a download exports nothing: GET alone is in Allow [B-ERR-405]', async () => {
  await wms.place('#h', [['MUG', 2]]);
  for (const path of ['/V1/Orders/New', '/v1/returns/new']) {
    for (const method of ['HEAD', 'DELETE']) {
      const answer = await wms.fetchAt(path, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
    }
  }
  expect(await wms.rows("SELECT exported_at FROM fulfillment_order WHERE number = '#h'")).toEqual([{ exported_at: null }]);
});

test('paths are read without case, by a fixed set of aliases [B-PATH-1] [B-PATH-2]', async () => {
  for (const path of ['/v1/orders/new', '/V1/ORDERS/NEW']) expect((await wms.get(path))[0]).toBe(200);
  for (const path of ['/V1/Order/New', '/v1/return/new', '/V1/Returns/Cancel', '/V1/constructor']) expect((await wms.get(path))[0]).toBe(404);
  expect([lenientPath('/V1/Orders/Cancel'), lenientPath('/v1/orders/CANCELED')]).toEqual(['/V1/orders/canceled', '/V1/orders/canceled']);
  expect([lenientPath('/V1/Return/Update'), lenientPath('/V1/Returns/Update')]).toEqual(['/V1/returns/update', '/V1/returns/update']);
  expect(await wms.post('/V1/Orders/Cancel', { OmsOrderNumber: '#9' })).toEqual(refused('Order not found: #9'));
  expect(await wms.post('/V1/Returns/Update', { OmsOrderNumber: '#9', ProductList: [{ Sku: MUG, Quantity: 1 }] })).toEqual(refused('Order not found: #9'));
});

test('an address outside the allowlist is 403 [B-ERR-403]', async () => {
  const allow = (allowlist: string[]) => wms.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: wms.connections.LY1.id, allowlist } });
  await allow(['192.0.2.7']);
  expect(await wms.get('/V1/Orders/New', 'LY1')).toEqual([403, '{"ErrorCode":"Exception","Message":"Forbidden"}']);
  await allow([]);
});

test('a paused connection is 500 service paused, and nothing is read or written [B-ERR-PAUSED]', async () => {
  const act = (verb: string) => wms.asStaff(`mutation A($id: ID!) { ${verb}Connection(id: $id) { id } }`, { id: wms.connections.MI1.id });
  await wms.place('#p', [['MUG', 2]]);
  await act('pause');
  const answers = [await wms.get('/V1/Orders/New'), await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#p', Success: true })];
  await act('activate');
  expect(answers).toEqual([[500, '{"ErrorCode":"Exception","Message":"service paused"}'], [500, '{"ErrorCode":"Exception","Message":"service paused"}']]);
  expect(await wms.rows("SELECT exported_at, status FROM fulfillment_order WHERE number = '#p'")).toEqual([{ exported_at: null, status: 'TO_FULFILL' }]);
});

test('a draft is 500 service paused too [B-ERR-PAUSED]', async () => {
  const { createConnection: draft } = await wms.asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey } }', { input: { kind: 'WMS_JSON', name: 'New' } });
  expect(await bare('/V1/Orders/New', { 'x-api-key': String(draft.apiKey) })).toMatchObject({ status: 500, text: '{"ErrorCode":"Exception","Message":"service paused"}' });
});

test('more calls a minute than allowed are 429 without Retry-After [B-ERR-429]', async () => {
  const limit = (ratePerMinute: number) => wms.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: wms.connections.LY1.id, ratePerMinute } });
  await limit(1);
  await wms.get('/V1/Returns/New', 'LY1');
  const response = await wms.fetchAt('/V1/Returns/New', {}, 'LY1');
  expect([response.status, await response.text(), response.headers.get('retry-after'), response.headers.get('ratelimit-reset')]).toEqual([429, '{"ErrorCode":"Exception","Message":"Too many requests"}', null, null]);
  await limit(600);
});

describe('a body is read tolerantly', () => {
  const item = (quantity: number) => `"Sku": "${MUG}", "Quantity": ${String(quantity)}`;

  test.each([
    ['fields by any case [B-TOLERANT-1]', `{"PRODUCTLIST": [{"sku": "${MUG}", "quantity": 11}]}`, 11],
    ['trailing commas [B-TOLERANT-3]', `{"ProductList": [{${item(12)},},\n],\t}`, 12],
    ['a list wrapped in an object [B-TOLERANT-4]', `{"ProductList": {"Product": [{${item(13)}}]}}`, 13],
    ['a wrapped single object [B-TOLERANT-4]', `{"ProductList": {"Product": {${item(14)}}}}`, 14],
    ['a single object [B-TOLERANT-4]', `{"ProductList": {${item(15)}}}`, 15],
    ['a byte order mark [B-TOLERANT-5]', `\uFEFF{"ProductList": [{${item(16)}}]}`, 16],
    ['empty optional fields [B-TOLERANT-6]', `{"IdWarehouse": "", "EventDateTime": null, "ProductList": [{${item(17)}, "Classification": " "}]}`, 17],
    ['unknown fields [B-TOLERANT-6]', `{"Extra": {"a": [1]}, "ProductList": [{${item(18)}, "Colour": "red"}]}`, 18],
    ['commas and braces inside text [B-TOLERANT-3]', `{"Note": "a,] \\",}", "ProductList": [{${item(19)}},]}`, 19],
  ])('%s', async (_, body, quantity) => {
    expect(await stock(body)).toEqual(DONE);
    expect(await levels()).toEqual([quantity]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', ''])('as JSON whatever the Content-Type says: %s [B-TOLERANT-5]', async (contentType) => {
    const response = await wms.fetchAt('/V1/Stock/Update', { method: 'PUT', body: Buffer.from(`{"ProductList": [{${item(20)}}]}`), headers: contentType === '' ? {} : { 'content-type': contentType } });
    expect([response.status, await response.text()]).toEqual(DONE);
  });

  test.each([[true], ['True'], ['true'], [1], ['1'], ['TRUE']])('%j is true, and ErrorcCode is ErrorCode [B-TOLERANT-2]', async (success) => {
    await wms.place(`#t${String(success)}${typeof success}`, [['MUG', 1]]);
    expect(await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: `#t${String(success)}${typeof success}`, Success: success, ErrorcCode: '' })).toEqual(DONE);
  });

  test.each([[false], ['False'], [0], ['0']])('%j is false and needs an ErrorCode [B-TOLERANT-2]', async (success) => {
    expect(await wms.post('/V1/Orders/Acknowledge', { OmsOrderNumber: '#1', Success: success })).toEqual(refused('[0]: ErrorCode is required'));
  });
});

test.each([
  ['nothing', ''], ['text', 'nonsense'], ['half of it', '{"ProductList": [{"Sku": "1"'], ['two commas', '{"ProductList": [1,,2]}'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])], ['deep nesting', `{"ProductList": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['__proto__', '{"__proto__": {"Sku": "1"}, "ProductList": []}'], ['a NUL', '{"IdWarehouse": "a\\u0000b", "ProductList": []}'], ['half a character', '{"IdWarehouse": "\\ud800", "ProductList": []}'],
  ['a field twice in two cases', '{"IdWarehouse": "A", "idwarehouse": "B"}'],
])('%s is 400 Invalid JSON body [B-ERR-JSON] [B-HOSTILE-1]', async (_, body) => {
  expect(await stock(body)).toEqual([400, '{"ErrorCode":"Exception","Message":"Invalid JSON body"}']);
});

test.each([
  [{ ProductList: [{ Quantity: 1 }] }, 'ProductList[0]: Sku is required'],
  [{ ProductList: [{ Sku: MUG }] }, 'ProductList[0]: Quantity is required'],
  [{ ProductList: [{ Sku: MUG, Quantity: -1 }] }, 'ProductList[0]: Quantity must be at least 0'],
  [{ ProductList: [{ Sku: MUG, Quantity: 1.5 }] }, 'ProductList[0]: Quantity must be a whole number'],
  [{ ProductList: [{ Sku: MUG, Quantity: '3' }] }, 'ProductList[0]: Quantity must be a whole number'],
  [{ ProductList: [{ Sku: 4006381333931, Quantity: 1 }] }, 'ProductList[0]: Sku must be of the type string'],
  [{ ProductList: [{ Sku: MUG, Quantity: 1 }, { Sku: ' ', Quantity: 1 }] }, 'ProductList[1]: Sku is required'],
  [{ ProductList: [{ Sku: MUG, Quantity: 1, Classification: 'Odd' }] }, 'ProductList[0]: Classification must be Sellable, Damaged, Quarantine or Blocked'],
  [{ ProductList: [] }, 'ProductList must have at least 1 entry'],
  [{}, 'ProductList is required'],
  [{ ProductList: 'all' }, 'ProductList must be of the type array'],
  [[], 'The body must be of the type object'],
  [{ EventDateTime: 'yesterday', ProductList: [{ Sku: MUG, Quantity: 1 }] }, 'EventDateTime must be a date-time such as 2026-11-21T09:30:00Z'],
  [{ EventDateTime: '2026-02-30T10:00:00', ProductList: [{ Sku: MUG, Quantity: 1 }] }, 'EventDateTime must be a date-time such as 2026-11-21T09:30:00Z'],
  [{ ProductList: [{ Sku: '0000', Quantity: 1 }] }, 'ProductList[0]: no item has the barcode 0000'],
  [{ IdWarehouse: 'X', ProductList: [{ Sku: MUG, Quantity: 1 }] }, 'ProductList[0]: IdWarehouse is none of MI1-MAIN, MI1-BACK'],
])('%j is 400 with the reason [B-ERR-400] [B-HOSTILE-1]', async (body, message) => {
  expect(await stock(body)).toEqual(refused(message));
});

test('numbers that are too large are 400 [B-HOSTILE-1]', async () => {
  for (const number of ['1e400', '-1e400', '1e308', '99999999999999999999']) expect((await stock(`{"ProductList": [{"Sku": "${MUG}", "Quantity": ${number}}]}`))[0]).toBe(400);
});

test('a body too large to read is 400 [B-HOSTILE-1]', async () => {
  expect(await stock(`{"ProductList": "${'x'.repeat(5 * 1024 * 1024)}"}`)).toEqual(refused('The body is larger than 4194304 bytes'));
});

test('ISO 8601 offsets may be written short; without one a time is UTC [B-DATES-1]', async () => {
  for (const [written, at] of [['2026-11-21T11:00:00+0200', '09:00:00.000'], ['2026-11-21T11:01:00+02', '09:01:00.000'], ['2026-11-21T11:02:00.5+02:00', '09:02:00.500'], ['2026-11-21T09:03:00', '09:03:00.000'], ['2026-11-21T09:04:00Z', '09:04:00.000']]) {
    expect(await stock({ EventDateTime: written, ProductList: [{ Sku: MUG, Quantity: 2, Classification: 'Damaged' }] })).toEqual(DONE);
    expect(await wms.rows("SELECT as_of FROM stock_level WHERE classification = 'DAMAGED'")).toEqual([{ as_of: `2026-11-21T${String(at)}Z` }]);
  }
});

test('a call is logged in full, without its credentials [B-LOG-1]', async () => {
  const sent = `{"ProductList":[{"Sku":"${MUG}","Quantity":2,},]}`;
  const answer = await wms.fetchAt('/v1/STOCK/update', { method: 'PUT', body: sent });
  const { callRecord } = await wms.asStaff('query C($requestId: ID!) { callRecord(requestId: $requestId) { operation method path status requestHeaders requestBody answerBody } }', { requestId: answer.headers.get('x-request-id') });
  expect(callRecord).toMatchObject({ operation: 'stock.update', method: 'PUT', path: '/v1/STOCK/update', status: 200, requestBody: sent, answerBody: '{"Success":true,"ErrorMessage":""}' });
  expect(JSON.stringify(callRecord)).not.toContain(wms.connections.MI1.apiKey);
});

test('an order of another warehouse is unknown to every write [B-RULE-2] [B-ERR-400]', async () => {
  const OmsOrderNumber = '#1';
  const ProductList = [{ Sku: MUG, Quantity: 1 }];
  for (const [path, body] of [['Acknowledge', [{ OmsOrderNumber, Success: true }]], ['Processed', { OmsOrderNumber, ProductList }], ['Shipped', { OmsOrderNumber, Courier: 'BRT', Waybill: 'B1' }], ['Canceled', { OmsOrderNumber }]] as const) {
    expect(await wms.post(`/V1/Orders/${path}`, body, 'LY1')).toEqual(refused('Order not found: #1'));
  }
});

test('a connection with a dedicated host answers only there; rotating ends every old credential [B-AUTH-4] [B-AUTH-5]', async () => {
  const { LY1 } = wms.connections;
  const update = (dedicatedHost: string | null) => wms.asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id: LY1.id, dedicatedHost } });
  await update('lyon.example.test');
  expect((await wms.get('/V1/Returns/New', 'LY1'))[0]).toBe(401);
  await update(new URL(wms.base).hostname);
  expect((await wms.get('/V1/Returns/New', 'LY1'))[0]).toBe(200);
  await update(null);
  const { rotateConnection: made } = await wms.asStaff('mutation R($id: ID!) { rotateConnection(id: $id) { apiKey username password } }', { id: LY1.id });
  const basic = (username: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` });
  for (const headers of [{ 'x-api-key': LY1.apiKey }, { authorization: `Bearer ${LY1.apiKey}` }, basic(LY1.username, LY1.password)]) expect((await bare('/V1/Returns/New', headers)).status).toBe(401);
  for (const headers of [{ 'x-api-key': String(made.apiKey) }, basic(String(made.username), String(made.password))]) expect((await bare('/V1/Returns/New', headers)).status).toBe(200);
});

test('30 failed attempts from an address block it, also with the right credentials [B-AUTH-3] [REL-S4]', async () => {
  for (let attempt = 0; attempt < 30; attempt += 1) await bare('/V1/Orders/New', { 'x-api-key': `pwj_wrong${String(attempt)}` });
  expect(await wms.get('/V1/Orders/New')).toEqual([429, '{"ErrorCode":"Exception","Message":"Too many requests"}']);
  wms.clock.turn(300_001);
  expect((await wms.get('/V1/Orders/New'))[0]).toBe(200);
});
