import { systemClock } from '#kernel/clock.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { repeatCall } from '#kit/repeat-call.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { databaseSettings } from '../kit/database-settings.js';
import { openSurfaces, type Surfaces } from '../kit/running-surfaces.js';
import { until } from '../kit/until.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const REPEAT = 'query R($requestId: ID!) { repeatedCall(requestId: $requestId) { status contentType body } }';
const STATE = '{ calls(first: 100) { nodes { id } } connections(first: 20) { nodes { lastCallAt } } orders(first: 100) { nodes { number status notes fulfillmentOrders { status } } } connectionWebhooks: connections(first: 20) { nodes { id webhookUrl } } }';

let surfaces: Surfaces;
beforeAll(async () => {
  surfaces = await openSurfaces(databaseSettings());
  const { publishItems, place, carrier } = surfaces.company;
  await publishItems();
  await carrier('brt');
  await place('#1042', [['TEE', 2, 'MI1']], { notes: 'Über the <wall> & “quickly”' });
  await place('#1043', [['MUG', 1, 'MI1']]);
});
afterAll(() => surfaces.close());

interface Asked { readonly method?: string; readonly duplex?: string; readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> }

/** A call over HTTP with the connection's own credentials. */
async function call(kind: string, path: string, { headers, ...sent }: Asked = {}) {
  const { apiKey, username, password } = surfaces.connections.find((one) => one.kind === kind)!;
  const authorization = apiKey === null ? `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` : `Bearer ${apiKey}`;
  const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf(kind === 'CATALOG' ? 'catalog' : 'commerce'))}${path}`, { ...sent, headers: { authorization, ...headers } });
  const contentType = response.headers.get('content-type') ?? '';
  return { requestId: response.headers.get('x-request-id')!, answer: { status: response.status, contentType, body: Buffer.from(await response.arrayBuffer()).toString(contentType.includes('8859') ? 'latin1' : 'utf8') } };
}

const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): Asked => ({ method: 'POST', body: JSON.stringify(value), headers: { 'content-type': 'application/json', ...headers } });
const repeated = async (requestId: string): Promise<any> => (await surfaces.company.asStaff(REPEAT, { requestId })).repeatedCall;
const state = (): Promise<any> => surfaces.company.asStaff(STATE);
const latin = (text: string): Asked => ({ method: 'POST', body: Buffer.from(text, 'latin1'), headers: { 'content-type': 'text/xml' } });

test.each([
  ['FULFILLMENT', '/api/fulfillment/v1/orders/1042?x=%27'], ['COMMERCE', '/api/commerce/v1/orders/%231042'], ['COMMERCE', '/api/commerce/v1/orders?status=nonsense'],
  ['FULFILLMENT', '/api/fulfillment/v1/orders?limit=1'], ['CATALOG', '/api/catalog/v1/products'], ['WMS_JSON', '/V1/Returns/New'],
])('a read of %s at %s is repeated with the very answer that it had', async (kind, path) => {
  const { requestId, answer } = await call(kind, path);
  expect(await repeated(requestId)).toEqual(answer);
});

test('a write says what it would do now, and does nothing: no record, no call, no time of a last call', async () => {
  const { requestId, answer } = await call('FULFILLMENT', '/api/fulfillment/v1/orders/1043/accept', json({}, { 'idempotency-key': 'accept-1' }));
  expect(answer.status).toBe(200);
  const before = await state();
  const again = await repeated(requestId);
  expect([again.status, JSON.parse(again.body).error?.code ?? JSON.parse(again.body).code]).toEqual([409, 'order_already_accepted']); // its key is not asked what was answered
  expect(await state()).toEqual(before);
});

test('a write that was refused for what has been mended since is answered as done, and is not', async () => {
  const { requestId, answer } = await call('FULFILLMENT', '/api/fulfillment/v1/orders/1044/accept', json({}, { 'idempotency-key': 'accept-2' }));
  expect(answer.status).toBe(404);
  await surfaces.company.place('#1044', [['MUG', 1, 'MI1']]);
  const before = await state();
  expect(await repeated(requestId)).toMatchObject({ status: 200 });
  expect(await state()).toEqual(before);
});

test('a poll that accepts what it reads accepts nothing, though its interface has no dry runs', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('en-GB'); // dd/mm/yyyy
  const { requestId, answer } = await call('WMS_XML', `/api/admin/ws/ws_orders?data_dal=${encodeURIComponent(`${yesterday} 00:00:00`)}`);
  await surfaces.company.place('#1045', [['MUG', 1, 'MI1']]);
  const again = await until(async () => { // the interface shows a change some seconds after it
    const now = await repeated(requestId);
    return now.body.includes('#1045') ? now : undefined;
  });
  const { order } = await surfaces.company.asStaff('{ order(reference: "1045") { fulfillmentOrders { status } } }');
  expect([again.status, answer.body.includes('#1045'), order.fulfillmentOrders]).toEqual([200, false, [{ status: 'TO_FULFILL' }]]);
});

test('the body of an interface in ISO-8859-1 is read in it', async () => {
  const body = '<?xml version="1.0" encoding="ISO-8859-1"?><doc_giacenze><giacenze><giacenza><barcode>né-è-ciò</barcode><quantita>4</quantita></giacenza></giacenze></doc_giacenze>';
  const { requestId, answer } = await call('WMS_XML', '/api/aggiorna-giacenze-impegni', latin(body));
  expect(answer.body).toContain('ciò');
  expect(await repeated(requestId)).toEqual(answer);
});

/** A count of one item whose barcode is nobody's. */
const counted = (barcode: string, declaration = 'encoding="ISO-8859-1"'): string => `<?xml version="1.0" ${declaration}?><doc_giacenze><giacenze><giacenza><barcode>${barcode}</barcode><quantita>4</quantita></giacenza></giacenze></doc_giacenze>`;

test.each([
  ['long', latin(counted('é'.repeat(300_000)))], ['without a declaration', latin(counted('Ã¨', ''))], ['in a form', { method: 'POST', body: `xml=${encodeURIComponent(counted('À')).replace('%C3%80', '%C0')}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['its length not announced', { ...latin(counted('À')), body: new Blob([Buffer.from(counted('À'), 'latin1')]).stream(), duplex: 'half' }],
])('a body in ISO-8859-1, %s, is read as it was sent', async (_, sent) => {
  const { requestId, answer } = await call('WMS_XML', '/api/aggiorna-giacenze-impegni', sent);
  expect(await repeated(requestId)).toEqual(answer);
});

test.each([
  ['FULFILLMENT', '/api/fulfillment/v1/orders/1046/reject', Buffer.from('{"reason_code":"A","message":"caff\u00e8"}', 'latin1')], ['WMS_XML', '/api/aggiorna-giacenze-impegni', Buffer.from(counted('caffè', 'encoding="UTF-8"'), 'latin1')],
  ['FULFILLMENT', '/api/fulfillment/v1/orders/1046/reject', Buffer.concat([Buffer.from('{"reason_code":"A","message":"'), Buffer.from('😀').subarray(0, 3), Buffer.from('"}')])],
])('a body of %s that is no text, and was refused for it, is not said to be taken now', async (kind, path, body) => {
  await surfaces.company.place('#1046', [['MUG', 1, 'MI1']]).catch(() => undefined); // once
  const { requestId, answer } = await call(kind, path, { method: 'POST', body });
  expect(answer.body).toMatch(/UTF-8/);
  await expect(repeated(requestId)).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('what was sent was none') });
});

test.each(['UNAVAILABLE', 'CONFLICT'] as const)('that the dry run itself ended in %s is no answer of the interface', async (code) => {
  const surface = (await findSurfaces()).find(({ letter }) => letter === 'D')!;
  const connection: any = { id: 'c-1', kind: 'COMMERCE', companyId: 1, name: 'D', scopes: ['orders:read'], status: 'ACTIVE', settings: null };
  const again = repeatCall({ requestId: 'r-1', surface, connection, method: 'GET', target: '/api/commerce/v1/orders', address: '192.0.2.1', headers: {}, body: '' },
    { call: () => Promise.reject(new Failure(code, 'Others wait for it')), clock: systemClock, ids: uuidV7Ids(systemClock), log: createLog('silent'), trustedProxies: [] });
  await expect(again).rejects.toMatchObject({ code, message: 'Others wait for it' });
});

test('a paused connection is refused as it would be', async () => {
  const { id, apiKey } = await surfaces.company.connection('COMMERCE', { name: 'Paused', scopes: ['orders:read'] });
  const response = await fetch(`http://127.0.0.1:${String(surfaces.portOf('commerce'))}/api/commerce/v1/orders`, { headers: { authorization: `Bearer ${String(apiKey)}` } });
  const requestId = response.headers.get('x-request-id')!;
  await surfaces.company.asStaff('mutation P($id: ID!) { pauseConnection(id: $id) { id } }', { id });
  expect(await repeated(requestId)).toMatchObject({ status: 403 });
  await surfaces.company.asStaff('mutation D($id: ID!) { deleteConnection(id: $id) { id } }', { id });
  await expect(repeated(requestId)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'The connection of this call is gone, so it cannot be repeated' });
});

test('a secret that the answer would show once is shown to nobody', async () => {
  const { requestId, answer } = await call('CATALOG', '/api/catalog/v1/webhooks', json({ url: 'https://receiver.example.com/hook', events: ['product.updated'] }, { 'idempotency-key': 'hook-1' }));
  const { data: { secret } } = JSON.parse(answer.body);
  const again = await repeated(requestId);
  expect([answer.status, typeof secret, again.status, JSON.parse(again.body).data.secret]).toEqual([201, 'string', 201, '[redacted]']);
});

test('what is sent in pieces has no text', async () => {
  const { requestId, answer } = await call('COMMERCE', '/api/commerce/v1/exports/orders');
  expect([answer.body.length > 0, await repeated(requestId)]).toEqual([true, { status: 200, contentType: answer.contentType, body: null }]);
});

test('of what the log has less than the interface needs is said why it cannot be repeated', async () => {
  const long = await call('CATALOG', '/api/catalog/v1/products', json({ title: 'x'.repeat(70_000) }, { 'idempotency-key': 'long-1' }));
  await expect(repeated(long.requestId)).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('first 65536 bytes') });
  const { apiKey } = await surfaces.company.connection('COMMERCE', { name: 'Reads alone', scopes: ['orders:read'] });
  const unread = await fetch(`http://127.0.0.1:${String(surfaces.portOf('commerce'))}/api/commerce/v1/orders`, { method: 'POST', body: '{}', headers: { authorization: `Bearer ${String(apiKey)}` } });
  expect(unread.status).toBe(403);
  await expect(repeated(unread.headers.get('x-request-id')!)).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('no body of this call') });
});

test('a request id of nobody is no call', async () => {
  await expect(repeated('019aa5f0-1c00-7d21-8a5e-2f6b1c3d4e5f')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
