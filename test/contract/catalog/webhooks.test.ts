import { createHmac } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Received } from '../../subgraphs/webhooks/receiver.js';
import { openHookedCatalog, type HookedCatalog } from './hooked-catalog.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: HookedCatalog;
beforeAll(async () => { h = await openHookedCatalog(); });
afterEach(async () => { for (const as of ['ERP', 'PIM', 'READER', 'OTHER'] as const) for (const { id } of (await h.read('/webhooks', as)).data) await h.send(`/webhooks/${String(id)}`, { method: 'DELETE' }, as); });
afterAll(() => h.close());

interface Sent { readonly id: string; readonly created_at: string }
const ALL = ['product.created', 'product.updated', 'product.deleted', 'stock.updated'];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const URL_ = 'https://hooks.example.com/catalog';
const NOWHERE = '/webhooks/018f0000-0000-7000-8000-000000000001';
const bodyOf = async (response: Response): Promise<any> => response.json();
const refused = async (sent: Promise<Response>): Promise<[number, string, object]> => {
  const response = await sent;
  const { error } = await bodyOf(response);
  return [response.status, error.code, error.details];
};
const keyed = (secret: string, { headers, body }: Received): boolean => {
  const [, time = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-service-signature'])) ?? [];
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === signature;
};
const words = (received: readonly Received[]) => received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data.sku, data.external_id].filter((word) => word !== undefined).join(' ')).sort();

test('a webhook is created with its secret, which no other answer shows [H-WEBHOOK-1] [H-WEBHOOK-2]', async () => {
  const response = await h.post('/webhooks', { url: URL_, events: ['product.created', 'stock.updated'] });
  const text = await response.text();
  const { data: { id, secret, created_at: at } } = JSON.parse(text) as { data: Record<'id' | 'secret' | 'created_at', string> };
  expect([response.status, response.headers.get('service-api-version'), id, secret]).toEqual([201, 'v1', expect.stringMatching(UUID), expect.stringMatching(SECRET)]);
  const shown = `{"id":"${id}","url":"${URL_}","events":["product.created","stock.updated"],"active":true,"last_success_at":null,"last_failure_at":null,"last_error":null,"created_at":"${at}"`;
  expect(text).toBe(`{"data":${shown},"secret":"${secret}"}}`);
  expect(await (await h.send(`/webhooks/${id}`)).text()).toBe(`{"data":${shown}}}`);
  expect(await (await h.send('/webhooks')).text()).toBe(`{"data":[${shown}}]}`);
  expect((await h.read('/ping')).webhooks).toBe(1);
});

test('a webhook is changed field by field; a rotated secret is new, and shown in that answer [H-WEBHOOK-3]', async () => {
  const made = await h.hook(URL_, ['product.created']);
  const changed = async (body: object) => (await bodyOf(await h.patch(`/webhooks/${String(made.id)}`, body))).data;
  const { secret: _, ...before } = made;
  expect(await changed({})).toEqual(before);
  expect(await changed({ url: null, events: null, active: null, rotate_secret: null })).toEqual(before);
  expect(await changed({ url: `${URL_}/two`, events: ['product.deleted', 'product.created', 'product.created'] })).toEqual({ ...before, url: `${URL_}/two`, events: ['product.created', 'product.deleted'] });
  const rotated = await changed({ rotate_secret: true, active: false });
  expect(rotated).toEqual({ ...before, url: `${URL_}/two`, events: ['product.created', 'product.deleted'], active: false, secret: expect.stringMatching(SECRET) });
  expect(rotated.secret).not.toBe(made.secret);
  expect((await h.read('/ping')).webhooks).toBe(0);
});

test('a deleted webhook is answered without a body and is not found any more [H-WEBHOOK-4]', async () => {
  const { id } = await h.hook(URL_, ALL);
  const response = await h.send(`/webhooks/${String(id)}`, { method: 'DELETE' });
  expect([response.status, await response.text(), response.headers.get('content-type'), response.headers.get('service-api-version')]).toEqual([204, '', null, 'v1']);
  expect(await h.outcome(`/webhooks/${String(id)}`)).toEqual([404, 'webhook_not_found']);
  expect(await h.outcome(`/webhooks/${String(id)}`, 'ERP', { method: 'DELETE' })).toEqual([404, 'webhook_not_found']);
});

test('a key that only reads manages its webhooks too, and no key those of another [H-WEBHOOK-5] [H-WEBHOOK-6]', async () => {
  const own = await h.hook(URL_, ALL, 'READER');
  expect([own.active, (await h.read('/webhooks', 'READER')).data.length, (await h.read('/webhooks')).data]).toEqual([true, 1, []]);
  for (const as of ['ERP', 'OTHER'] as const) {
    expect(await h.outcome(`/webhooks/${String(own.id)}`, as)).toEqual([404, 'webhook_not_found']);
    expect((await refused(h.patch(`/webhooks/${String(own.id)}`, { active: false }, as))).slice(0, 2)).toEqual([404, 'webhook_not_found']);
    expect(await h.outcome(`/webhooks/${String(own.id)}`, as, { method: 'DELETE' })).toEqual([404, 'webhook_not_found']);
  }
  for (const path of [NOWHERE, '/webhooks/x', '/webhooks/%00']) expect(await h.outcome(path)).toEqual([404, 'webhook_not_found']);
});

test.each([
  ['no url', { events: ALL }, { url: ['is required'] }],
  ['no https', { url: 'http://hooks.example.com/', events: ALL }, { url: [expect.any(String)] }],
  ['a private address', { url: 'https://10.0.0.1/', events: ALL }, { url: [expect.any(String)] }],
  ['a text that is no address', { url: 'hooks', events: ALL }, { url: ['is not a URL'] }],
  ['more than 500 characters', { url: `https://hooks.example.com/${'a'.repeat(475)}`, events: ALL }, { url: ['must have at most 500 characters'] }],
  ['no events', { url: URL_ }, { events: ['is required'] }],
  ['none of the events', { url: URL_, events: [] }, { events: ['must name at least one event'] }],
  ['an unknown event', { url: URL_, events: ['order.created'] }, { 'events.0': [expect.any(String)] }],
])('a webhook with %s is validation_failed [H-WEBHOOK-7] [REL-S1]', async (_, body, details) => {
  expect(await refused(h.post('/webhooks', body))).toEqual([400, 'validation_failed', details]);
});

test('a key has at most ten webhooks, also of twenty that are created at once [H-WEBHOOK-8]', async () => {
  const statuses = await Promise.all(Array.from({ length: 20 }, async (...[, number]) => (await h.post('/webhooks', { url: `${URL_}/${String(number)}`, events: ALL })).status));
  expect([statuses.filter((status) => status === 201), statuses.filter((status) => status !== 201)]).toEqual([Array.from({ length: 10 }, () => 201), Array.from({ length: 10 }, () => 409)]);
  expect((await refused(h.post('/webhooks', { url: URL_, events: ALL }))).slice(0, 2)).toEqual([409, 'webhook_limit']);
  expect((await h.hook(URL_, ALL, 'PIM')).active).toBe(true);
});

test('the same Idempotency-Key gets the same secret, which the log of calls does not have [H-WEBHOOK-9]', async () => {
  const create = () => h.post('/webhooks', { url: URL_, events: ALL }, { 'idempotency-key': 'hook-1' });
  const [first, again] = [await create(), await create()];
  const text = await first.text();
  expect([again.status, await again.text(), again.headers.get('idempotent-replayed')]).toEqual([201, text, 'true']);
  const { secret } = JSON.parse(text).data;
  const plain = await h.post('/webhooks', { url: URL_, events: ALL });
  for (const [response, shown] of [[first, text], [again, text], [plain, await plain.text()]] as const) {
    const { answer } = await h.read(`/calls/${String(response.headers.get('x-request-id'))}`);
    expect(answer.body).toBe(shown.replace(JSON.parse(shown).data.secret, '[redacted]'));
  }
  const stored = (await Promise.all(h.callDatabases().map((database) => database.query<{ content: Buffer }>('SELECT content FROM call_body')))).flat().map(({ content }) => inflateSync(content).toString());
  expect(stored.filter((body) => body.includes('whsec_'))).toEqual([]);
  expect(secret).toMatch(SECRET);
});

test('a dry run creates no webhook [H-WEBHOOK-10]', async () => {
  const response = await h.post('/webhooks', { url: URL_, events: ALL }, { 'x-service-dry-run': 'true' });
  expect([response.status, (await h.read('/webhooks')).data]).toEqual([201, []]);
});

test('products are notified of in bytes, signed with each webhook\'s own secret; a restore counts as a change [H-EVENT-1] [H-EVENT-2] [H-EVENT-3]', async () => {
  const receiver = await h.listen();
  const { secret, id: hookId } = await h.hook(receiver.url, ALL);
  const { secret: other } = await h.hook(receiver.url.replace('/hooks', '/two'), ['product.deleted']);
  const [{ productId: id }] = await h.write([{ sku: 'TEE', title: 'Tee', externalId: 'E-9' }]);
  await h.settle();
  const [made] = receiver.take() as [Received];
  const { id: eventId, created_at: at } = JSON.parse(made.body) as Sent;
  expect(made.body).toBe(`{"id":"${eventId}","type":"product.created","created_at":"${at}","data":{"product_id":${String(id)},"sku":"TEE","external_id":"E-9","updated_at":"${at}"}}`);
  expect((await h.read(`/products/${String(id)}`)).data.updated_at).toBe(at);
  expect(made.headers).toMatchObject({ 'x-service-event': 'product.created', 'x-service-webhook-id': eventId, 'x-service-attempt': '1', 'webhook-id': eventId, 'content-type': 'application/json' });
  expect([keyed(secret, made), keyed(other, made)]).toEqual([true, false]);
  await h.write([{ sku: 'TEE', title: 'Tea' }]);
  await h.send('/products/TEE', { method: 'DELETE' });
  await h.send(`/products/${String(id)}/restore`, { method: 'POST' });
  await h.settle();
  const received = receiver.take();
  expect(words(received)).toEqual(['product.deleted TEE E-9', 'product.deleted TEE E-9', 'product.updated TEE E-9', 'product.updated TEE E-9']);
  expect(received.filter((one) => keyed(other, one)).map(({ headers }) => headers['x-service-event'])).toEqual(['product.deleted']);
  expect((await h.read(`/webhooks/${String(hookId)}`)).data).toMatchObject({ last_success_at: expect.any(String), last_failure_at: null, last_error: null });
});

test('only keys of the product\'s catalog are notified, each with the id that it gave itself [H-EVENT-4] [H-EVENT-5]', async () => {
  const [erp, pim, reader, other] = [await h.listen(), await h.listen(), await h.listen(), await h.listen()];
  for (const [as, { url }] of [['ERP', erp], ['PIM', pim], ['READER', reader], ['OTHER', other]] as const) await h.hook(url, ALL, as);
  await h.write([{ sku: 'CAP', title: 'Cap', externalId: 'E-CAP' }], 'ERP');
  await h.write([{ sku: 'CAP', title: 'Cap 2', externalId: 'P-CAP' }], 'PIM');
  await h.write([{ sku: 'OUT', title: 'Outlet', externalId: 'O-1' }], 'OTHER');
  await h.settle();
  expect(words(erp.take())).toEqual(['product.created CAP E-CAP', 'product.updated CAP E-CAP']);
  expect(words(pim.take())).toEqual(['product.created CAP ', 'product.updated CAP P-CAP']);
  expect(words(reader.take())).toEqual(['product.created CAP ', 'product.updated CAP ']);
  expect(words(other.take())).toEqual(['product.created OUT O-1']);
});

test('changes of stock are notified of with the product and the variants [H-EVENT-6]', async () => {
  const receiver = await h.listen();
  await h.hook(receiver.url, ['stock.updated']);
  const [{ productId }] = await h.write([{ sku: 'STK', title: 'Stock', variants: [{ sku: 'STK-1', stock: [{ location: 'MI1', available: 5 }] }] }]);
  const { data: { variants: [{ id: variantId }] } } = await h.read('/products/STK');
  await h.settle();
  const [{ body }] = receiver.take() as [Received];
  const { id, created_at: at } = JSON.parse(body) as Sent;
  expect(body).toBe(`{"id":"${id}","type":"stock.updated","created_at":"${at}","data":{"product_id":${String(productId)},"sku":"STK","variants":[{"variant_id":"${String(variantId)}","sku":"STK-1"}],"updated_at":"${at}"}}`);
  expect((await h.read('/products/STK')).data.updated_at).toBe(at);
});

test('an inactive webhook receives nothing, nor later what happened meanwhile [H-EVENT-7] [REL-R11]', async () => {
  const receiver = await h.listen();
  const { id } = await h.hook(receiver.url, ALL);
  await h.patch(`/webhooks/${String(id)}`, { active: false });
  await h.write([{ sku: 'HAT', title: 'Hat' }]);
  await h.settle();
  await h.patch(`/webhooks/${String(id)}`, { active: true });
  await h.settle();
  await h.write([{ sku: 'HAT', title: 'Hut' }]);
  await h.settle();
  expect(words(receiver.take())).toEqual(['product.updated HAT ']);
});

test('a receiver is tried by its webhook; deliveries say which, and are sent again [H-DELIVERY-1] [H-DELIVERY-2]', async () => {
  let status = 500;
  const receiver = await h.listen((response) => { response.writeHead(status).end(); });
  expect((await refused(h.post('/webhooks/ping', {}))).slice(0, 2)).toEqual([400, 'not_written']);
  const first = await h.hook(receiver.url, ['stock.updated']);
  const pinged = await bodyOf(await h.post('/webhooks/ping', {}));
  expect(pinged).toMatchObject({ type: 'ping', status: 'waiting', webhook_id: first.id, body: expect.stringMatching(/"type":"ping"/) });
  await h.settle();
  expect((await h.read(`/webhooks/${String(first.id)}`)).data).toMatchObject({ last_success_at: null, last_failure_at: expect.any(String), last_error: 'The receiver answered 500' });
  const second = await h.hook(`${receiver.url}/two`, ALL);
  expect(await refused(h.post('/webhooks/ping', {}))).toEqual([400, 'validation_failed', { webhook_id: ['must name one of several webhooks'] }]);
  expect((await bodyOf(await h.post('/webhooks/ping', { webhook_id: second.id }))).webhook_id).toBe(second.id);
  expect((await refused(h.post('/webhooks/ping', { webhook_id: second.id }, { as: 'PIM' }))).slice(0, 2)).toEqual([404, 'webhook_not_found']);
  status = 204;
  await h.send(`/webhooks/deliveries/${String(pinged.id)}/resend`, { method: 'POST' });
  h.clock.turn(30_000);
  await h.settle();
  const { data } = await h.read('/webhooks/deliveries?limit=2');
  expect(data.map((one: any) => [one.webhook_id, one.status, one.attempts.length]).sort()).toEqual([[first.id, 'delivered', 2], [second.id, 'delivered', 1]].sort());
  expect(await h.outcome(`/webhooks/deliveries/${String(pinged.id)}/resend`, 'PIM', { method: 'POST' })).toEqual([404, 'not_found']);
});

test('the events feed lists the key\'s catalog alone, in commit order, page by page, with the key\'s own ids [H-FEED-1] [H-FEED-2]', async () => {
  h.clock.turn(60_000);
  const since = h.clock.now().toISOString();
  await h.write([{ sku: 'FEED', title: 'Feed', externalId: 'E-F', variants: [{ sku: 'FEED-1', stock: [{ location: 'MI1', available: 5 }] }] }]);
  await h.write([{ sku: 'ELSEWHERE', title: 'Elsewhere' }], 'OTHER');
  await h.follow();
  await h.send('/products/FEED', { method: 'DELETE' });
  const told = ({ data }: any) => data.map((event: any) => [event.type, event.data.sku, event.data.external_id].filter((word) => word !== undefined).join(' '));
  expect(told(await h.read(`/events?since=${since}`))).toEqual(['product.created FEED E-F', 'stock.updated FEED', 'product.deleted FEED E-F']);
  expect(told(await h.read(`/events?since=${since}`, 'READER'))).toEqual(['product.created FEED ', 'stock.updated FEED', 'product.deleted FEED ']);
  expect(told(await h.read(`/events?since=${since}`, 'OTHER'))).toEqual(['product.created ELSEWHERE ']);
  const first = await h.read(`/events?since=${since}&limit=2`);
  const second = await h.read(`/events?since=${since}&limit=2&cursor=${String(first.next_cursor)}`);
  expect([told(first).length, told(second), second.next_cursor]).toEqual([2, ['product.deleted FEED E-F'], null]);
  expect(await h.outcome(`/events?cursor=${String(first.next_cursor)}`, 'OTHER')).toEqual([400, 'invalid_cursor']);
  h.clock.turn(31 * 86_400_000);
  expect(await h.read('/events')).toEqual({ data: [], next_cursor: null });
});
