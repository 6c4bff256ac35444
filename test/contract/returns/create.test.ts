import type { OrdersContext } from '../../../subgraphs/orders/orders-context.js';
import { connect } from 'node:net';
import { systemOf } from '../../kit/open-graph.js';
import { FREE_BYTES } from '../../../shims/kit/body/body-room.js';
import { PHOTO_ROOM } from '../../../shims/returns/return-body.js';
import { from, openPortal, type Portal } from './portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

type Session = Readonly<Record<string, string>>;
const create = (session: Session, body: object, headers: Session = {}) => p.call('POST', '/lume/returns', { headers: { ...session, ...headers }, body });
const refund = (lines: readonly object[], more: object = {}) => ({ lines, resolution: 'refund', method: 'carrier_label', ...more });
const orderOf = (id: string): Promise<any> => p.asStaff('query O($id: ID!) { order(reference: $id) { number status holdKind tags totals { total { amount } } lines { sku quantity } fulfillmentOrders { status location { code } } } }', { id }).then(({ order }) => order);
const statesOf = ({ timeline }: { readonly timeline: readonly { readonly status: string }[] }): string[] => timeline.map(({ status }) => status);
const available = async (sku: string): Promise<number> => {
  const { availability } = await p.asStaff('query A($sku: String!) { availability(sku: $sku) { available } }', { sku });
  return availability.reduce((sum: number, one: { available: number }) => sum + one.available, 0);
};

test('a return is made, its warehouse knows it at once, and its token opens its page [E-CREATE-1] [E-STATUS-1] [E-STATUS-2]', async () => {
  await p.policy({ fee: '4.90' });
  const ids = await p.delivered('#4001', [['SHIRT_WHITE_M', 2], ['MUG', 1]]);
  const session = await p.session('4001');
  const { status, body: { data } } = await create(session, refund([{ id: ids['SHIRT_WHITE_M'], quantity: 1, reason: 'too_small', comment: 'Tight.' }], { note: 'Please hurry' }));
  expect([status, data]).toEqual([201, {
    token: expect.stringMatching(/^[\w-]{43}$/), number: 'R1001', status: 'awaiting_receipt', status_url: `https://commerce.example/returns/lume/r/${data.token as string}`, label: { available: false, format: 'pdf' }, refund: { estimated: 15, fee: 4.9, currency: 'EUR' },
  }]);
  const seen = await (await p.send('/returns')).json() as { data: any[] };
  expect(seen.data.map(({ number, status: state, lines }) => [number, state, lines.map((line: any) => [line.sku, line.quantity_expected, line.reason_code])])).toEqual([['R1001', 'awaiting_receipt', [['SHIRT_WHITE_M', 1, 'too_small']]]]);
  expect(await p.read('R1001')).toMatchObject({ source: 'PORTAL', resolution: 'REFUND', method: 'CARRIER_LABEL', notes: 'Please hurry', location: { code: 'MI1' }, lines: [{ reason: 'Tight.' }] });
  const page = await p.call('GET', `/lume/r/${data.token as string}`);
  expect([page.status, page.body]).toEqual([200, { data: {
    brand: { name: 'Lume', logo_url: null, accent_color: null, support_email: null, support_url: null, slug: 'lume' }, number: 'R1001', status: 'awaiting_receipt', language: 'en', order: { name: '#4001' }, created_at: '2026-11-21T09:30:00.000Z',
    lines: [{ title: 'Item SHIRT_WHITE_M', size: 'M', color: 'WHITE', quantity: 1, resolution: 'refund', exchange: null, outcome: null }], timeline: [{ status: 'awaiting_receipt', at: expect.stringMatching(/^2026-11-21T09:30:00/) }],
    label: { available: false, carrier: null, tracking_number: null }, store: null, refund: { estimated: 15, fee: 4.9, final: null, currency: 'EUR' },
  } }]);
  expect(Object.keys(page.body.data)).toEqual(['brand', 'number', 'status', 'language', 'order', 'created_at', 'lines', 'timeline', 'label', 'store', 'refund']);
  const second = await create(session, refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }]));
  expect([second.status, second.body.data.token === data.token]).toEqual([201, false]);
  for (const path of ['/lume/r/unknown', `/lume/r/${(data.token as string).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`, `/lume/r/${'a'.repeat(5000)}`]) expect([path, (await p.call('GET', path)).text]).toEqual([path, '{"message":"return_not_found"}']);
  expect((await p.call('GET', `/other/r/${data.token as string}`)).text).toBe('{"message":""}');
});

test('with an Idempotency-Key one return is made, however often and at once it is sent; for another request the key is refused [E-CREATE-6]', async () => {
  const ids = await p.delivered('#4006', [['SHIRT_WHITE_M', 3], ['MUG', 1]]);
  const session = await p.session('4006');
  const body = (quantity: number) => refund([{ id: ids['SHIRT_WHITE_M'], quantity, reason: 'too_small' }]);
  const keyed = (key: string, quantity = 1, as = session) => create(as, body(quantity), { 'idempotency-key': key });
  const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => keyed('k-1')));
  const later = await keyed('k-1', 1, await p.session('4006'));
  expect([...others, later].map(({ status, text }) => [status, text])).toEqual(Array.from({ length: 3 }, () => [201, first?.text]));
  const reused = await keyed('k-1', 2);
  expect([reused.status, reused.text]).toEqual([409, '{"message":"idempotency_key_reused"}']);
  const next = await keyed('k-2');
  expect([next.status, next.body.data.number === first?.body.data.number]).toEqual([201, false]);
  expect((await p.rows(`SELECT quantity_expected FROM return_line WHERE line_id = '${String(ids['SHIRT_WHITE_M'])}'`))).toEqual([{ quantity_expected: 1 }, { quantity_expected: 1 }]);
  const malformed = await keyed('a b');
  expect([malformed.status, malformed.body]).toEqual([422, { message: 'validation_failed', errors: { 'idempotency-key': ['must be 1 to 255 printable ASCII characters without spaces'] } }]);
});

test('an order has one large body at a time, whatever sessions it has [REL-S14]', async () => {
  const ids = await p.delivered('#4007', [['MUG', 1]]);
  await p.delivered('#4008', [['MUG', 1]]);
  const [first, second, other] = [await p.session('4007'), await p.session('4007'), await p.session('4008')];
  const socket = connect(Number(new URL(p.host).port), '127.0.0.1');
  socket.write(`POST /api/oms/v1/public/returns/lume/returns HTTP/1.1\r\nHost: x\r\nX-Return-Session: ${String(first['x-return-session'])}\r\nContent-Type: application/json\r\nContent-Length: 37000000\r\n\r\n`);
  socket.write(Buffer.alloc(36_000_000, 32));
  while (PHOTO_ROOM.held < 36_000_000 - FREE_BYTES) await new Promise(setImmediate); // until all of it has arrived: whichever comes over the bound is refused
  const large = refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], { photos: [{ content_base64: Buffer.alloc(4_000_000).toString('base64') }] });
  expect([(await create(second, large)).text, (await create(other, large)).status]).toEqual(['{"message":"unavailable"}', 422]);
  socket.destroy();
  while (PHOTO_ROOM.held > 0) await new Promise(setImmediate); // until it is known that it is gone
  expect((await create(second, large)).status).toBe(422);
});

test('what the policy does not allow is refused in the documented words, by field, and stores nothing [E-CREATE-2]', async () => {
  const ids = await p.delivered('#4011', [['SHIRT_WHITE_M', 2], ['MUG', 1]]);
  await p.policy({ excludedSkus: ['MUG'] });
  const session = await p.session('4011');
  await p.policy({ excludedSkus: [] });
  const shirt = { id: ids['SHIRT_WHITE_M'], quantity: 1, reason: 'too_small' };
  const before = (await p.rows('SELECT COUNT(*) AS n FROM returns'))[0];
  const refused = async (body: object) => { const answer = await create(session, body); return [answer.status, answer.body]; };
  expect(await refused(refund([{ id: ids['MUG'], quantity: 1, reason: 'too_small' }]))).toEqual([422, { message: 'line_not_returnable', errors: { 'lines.0.id': ['excluded_sku'] } }]);
  expect(await refused(refund([{ ...shirt, quantity: 3 }]))).toEqual([422, { message: 'quantity_exceeded', errors: { 'lines.0.quantity': ['only 2 can still be returned'] } }]);
  expect(await refused(refund([{ ...shirt, quantity: 1 }, { ...shirt, quantity: 2 }]))).toEqual([422, { message: 'quantity_exceeded', errors: { 'lines.1.quantity': ['only 1 can still be returned'] } }]);
  for (const reason of [null, '', ' ']) expect(await refused(refund([{ ...shirt, reason }]))).toMatchObject([422, { message: 'reason_required', errors: { 'lines.0.reason': [expect.stringMatching(/^must be one of too_small, too_large, /)] } }]);
  for (const comment of ['', ' \u3000', '\u202e\u200b\u200f']) expect(await refused(refund([{ ...shirt, reason: 'other', comment }]))).toEqual([422, { message: 'reason_required', errors: { 'lines.0.comment': ['must say more: this reason needs a comment'] } }]);
  expect(await refused(refund([{ ...shirt, reason: 'damaged' }]))).toEqual([422, { message: 'photo_required', errors: { photos: ['must show it: a reason needs a photo'] } }]);
  expect(await refused({ ...refund([{ ...shirt, exchange: { barcode: '1' } }]), resolution: 'exchange' })).toEqual([422, { message: 'exchange_unavailable', errors: { 'lines.0.exchange': ['is not offered for this item'] } }]);
  expect(await refused({ ...refund([shirt]), resolution: 'exchange' })).toEqual([422, { message: 'validation_failed', errors: { 'lines.0.exchange': ['must name what you want instead'] } }]);
  expect(await refused(refund([{ ...shirt, id: '0196b1f0-8a52-7c11-b6a5-3f1d2c0e9a01' }]))).toEqual([422, { message: 'validation_failed', errors: { 'lines.0.id': ['is no line of the order'] } }]);
  expect(await refused(refund([], { method: 'drone', resolution: 'cash' }))).toMatchObject([422, { message: 'validation_failed', errors: { lines: [expect.any(String)], method: [expect.any(String)], resolution: [expect.any(String)] } }]);
  expect(await refused(refund([shirt], { method: 'in_store' }))).toEqual([422, { message: 'validation_failed', errors: { store_code: ['must be the code of a store that takes returns'] } }]);
  expect(await refused(refund([shirt], { method: 'in_store', store_code: 'MI1' }))).toMatchObject([422, { message: 'validation_failed' }]);
  expect((await p.rows('SELECT COUNT(*) AS n FROM returns'))[0]).toEqual(before);
});

test('the session is checked before the body is read [E-SESSION-3]', async () => {
  const answer = await p.call('POST', '/lume/returns', { body: '{"lines": [', headers: { 'x-return-session': 'none' } });
  expect([answer.status, answer.text]).toEqual([401, '{"message":"session_expired"}']);
  expect((await p.call('POST', '/nobody/returns', { body: '{' })).text).toBe('{"message":""}');
});

test('what is handed in at a store goes there, without a label [E-CREATE-5] [E-LABEL-1]', async () => {
  const ids = await p.delivered('#4021', [['MUG', 1]]);
  const { status, body: { data } } = await create(await p.session('4021'), refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], { method: 'in_store', store_code: 'STORE1' }));
  expect([status, data.label, (await p.read(data.number)).location.code]).toEqual([201, { available: false, format: null }, 'STORE1']);
  expect((await p.call('GET', `/lume/r/${data.token as string}`)).body.data.store).toEqual({ code: 'STORE1', name: 'Milano store', city: 'Milano', address: 'Via Torino 1, 20123' });
  const label = await p.call('GET', `/lume/r/${data.token as string}/label`);
  expect([label.status, label.text]).toEqual([404, '{"message":"label_not_available"}']);
});

/** The label of a return is made. */
const labelled = (number: string): Promise<void> => p.database.inTransaction(async (transaction) => {
  await transaction.execute("UPDATE return_label SET status = 'READY', due_at = NULL, carrier_name = 'BRT', tracking_number = 'BR9', content = ? WHERE company_id = ? AND return_id IN (SELECT id FROM returns WHERE company_id = ? AND number = ?)", [Buffer.from('%PDF-1.3 label'), p.company, p.company, number]);
});

test('a label that is not made is 409 with the seconds to wait, one that is made a PDF, also while the portal is off [E-LABEL-1] [E-OFF-1]', async () => {
  const ids = await p.delivered('#4031', [['MUG', 1]]);
  const { body: { data: { token, number } } } = await create(await p.session('4031'), refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }]));
  const waiting = await p.call('GET', `/lume/r/${token as string}/label`);
  expect([waiting.status, waiting.text, waiting.headers.get('retry-after')]).toEqual([409, '{"message":"label_not_ready","retry_after":5}', null]);
  await labelled(number);
  await p.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { enabled } }', { input: { enabled: false } });
  const label = await p.call('GET', `/lume/r/${token as string}/label`);
  expect([label.status, label.headers.get('content-type'), label.headers.get('cache-control'), label.text]).toEqual([200, 'application/pdf', 'no-store', '%PDF-1.3 label']);
  expect([label, waiting].map(({ headers }) => [headers.get('content-disposition'), headers.get('access-control-expose-headers')])).toEqual([['inline; filename="return-label.pdf"', 'X-Request-Id, Retry-After, Content-Disposition'], [null, 'X-Request-Id, Retry-After, Content-Disposition']]);
  expect((await p.call('GET', `/lume/r/${token as string}`)).body.data.label).toEqual({ available: true, carrier: 'BRT', tracking_number: 'BR9' });
  await p.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { enabled } }', { input: { enabled: true } });
});

test('of ten returns of the last piece at once one is made [E-CREATE-3]', async () => {
  const ids = await p.delivered('#4041', [['MUG', 1]]);
  const session = await p.session('4041');
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(session, refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }]))));
  expect(answers.map(({ status, body: { message } }) => `${String(status)} ${String(message)}`).sort()).toEqual(['201 undefined', ...Array.from({ length: 9 }, () => '422 quantity_exceeded')]);
});

test('an exchange reserves its piece at once, waits until the return is compliant, and cannot be looked up [E-CREATE-4] [E-LOOKUP-4] [E-FOLLOW-1]', async () => {
  const ids = await p.delivered('#4051', [['SHIRT_WHITE_M', 1]]);
  const before = await available('SHIRT_WHITE_L');
  const { status, body: { data } } = await create(await p.session('4051'), { lines: [{ id: ids['SHIRT_WHITE_M'], quantity: 1, reason: 'too_small', exchange: { barcode: '8050000000013' } }], resolution: 'exchange', method: 'carrier_label' });
  expect([status, data.refund, await available('SHIRT_WHITE_L')]).toEqual([201, { estimated: 0, fee: 0, currency: 'EUR' }, before - 1]);
  expect((await p.call('GET', `/lume/r/${data.token as string}`)).body.data.lines[0].exchange).toEqual({ barcode: '8050000000013', sku: 'SHIRT_WHITE_L', size: 'L', color: 'WHITE' });
  const { exchangeOrderId } = await p.read(data.number);
  const exchange = await orderOf(exchangeOrderId);
  expect(exchange).toMatchObject({ status: 'ON_HOLD', holdKind: 'RETURN', tags: ['exchange'], totals: { total: { amount: '0.00' } }, lines: [{ sku: 'SHIRT_WHITE_L', quantity: 1 }] });
  expect((await p.lookup(exchange.number)).text).toBe('{"message":"order_not_found"}');
  const received = await p.post(`/returns/${data.number as string}/receive`, JSON.stringify({ lines: [{ sku: 'SHIRT_WHITE_M', quantity: 1, classification: 'sellable' }] }), { key: 'x1' });
  expect([received.status, (await orderOf(exchangeOrderId)).holdKind, (await orderOf(exchangeOrderId)).fulfillmentOrders]).toEqual([200, null, [{ status: 'TO_FULFILL', location: { code: 'MI1' } }]]);
  expect((await p.call('GET', `/lume/r/${data.token as string}`)).body.data).toMatchObject({ status: 'compliant', lines: [{ outcome: 'accepted' }], timeline: [{ status: 'awaiting_receipt' }, { status: 'in_transit' }, { status: 'received' }, { status: 'compliant' }] });
});

test('of two who want the last piece in exchange one gets it, and nothing of the other is stored [E-CREATE-4]', async () => {
  const [one, other] = [await p.delivered('#4061', [['SHIRT_BLACK_M', 1]]), await p.delivered('#4062', [['SHIRT_BLACK_M', 1]])];
  p.clock.turn(1000);
  await p.stock({ SHIRT_BLACK_L: 1 });
  const wish = (ids: Readonly<Record<string, string>>) => ({ lines: [{ id: ids['SHIRT_BLACK_M'], quantity: 1, reason: 'too_small', exchange: { barcode: '8050000000015' } }], resolution: 'exchange', method: 'carrier_label' });
  const [first, second] = [await p.session('4061'), await p.session('4062')];
  const counts = () => p.rows('SELECT (SELECT COUNT(*) FROM returns) AS returned, (SELECT COUNT(*) FROM orders) AS placed');
  const [before] = await counts();
  const answers = await Promise.all([create(first, wish(one)), create(second, wish(other))]);
  expect(answers.map(({ status, body: { message } }) => `${String(status)} ${String(message)}`).sort()).toEqual(['201 undefined', '422 exchange_unavailable']);
  expect((await counts())[0]).toEqual({ returned: Number(before?.['returned']) + 1, placed: Number(before?.['placed']) + 1 });
  expect(await available('SHIRT_BLACK_L')).toBe(0);
});

test('the shopper cancels before the parcel moves: what is free again can be returned again, and the exchange order is cancelled [E-CANCEL-1]', async () => {
  const ids = await p.delivered('#4071', [['SHIRT_WHITE_M', 1]]);
  const free = await available('SHIRT_WHITE_S');
  const wish = { lines: [{ id: ids['SHIRT_WHITE_M'], quantity: 1, reason: 'too_large', exchange: { barcode: '8050000000011' } }], resolution: 'exchange', method: 'carrier_label' };
  const { body: { data } } = await create(await p.session('4071'), wish);
  const { exchangeOrderId } = await p.read(data.number);
  for (let twice = 0; twice < 2; twice += 1) {
    const cancelled = await p.call('POST', `/lume/r/${data.token as string}/cancel`);
    expect([cancelled.status, cancelled.body.data.status, (await orderOf(exchangeOrderId)).status, await available('SHIRT_WHITE_S')]).toEqual([200, 'cancelled', 'CANCELLED', free]);
    expect([statesOf(cancelled.body.data), cancelled.text]).toEqual([['awaiting_receipt', 'cancelled'], (await p.call('GET', `/lume/r/${data.token as string}`)).text]); // the first answer too
  }
  expect((await p.call('GET', `/lume/r/${data.token as string}/label`)).text).toBe('{"message":"label_not_available"}');
  const again = await create(await p.session('4071'), wish);
  expect(again.status).toBe(201);
  await p.asStaff('mutation M($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: again.body.data.number } });
  const late = await p.call('POST', `/lume/r/${again.body.data.token as string}/cancel`);
  expect([late.status, late.text, (await p.call('GET', `/lume/r/${again.body.data.token as string}`)).body.data.status]).toEqual([409, '{"message":"return_not_cancellable"}', 'in_transit']);
  expect((await p.call('POST', '/lume/r/unknown/cancel')).text).toBe('{"message":"return_not_found"}');
});

test('a label that was made is not to be had any more once its return is cancelled [E-LABEL-1] [E-CANCEL-1]', async () => {
  const ids = await p.delivered('#4081', [['MUG', 1]]);
  const { body: { data: { token, number } } } = await create(await p.session('4081'), refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }]));
  await labelled(number);
  const page = `/lume/r/${token as string}`;
  expect([(await p.call('GET', `${page}/label`)).status, (await p.call('GET', page)).body.data.label]).toEqual([200, { available: true, carrier: 'BRT', tracking_number: 'BR9' }]);
  const gone = { available: false, carrier: null, tracking_number: null };
  expect([(await p.call('POST', `${page}/cancel`)).body.data.label, (await p.call('GET', page)).body.data.label]).toEqual([gone, gone]);
  const label = await p.call('GET', `${page}/label`);
  expect([label.status, label.text]).toEqual([404, '{"message":"label_not_available"}']);
});

test('the history of a return is whole and in its order, also of steps at one time and among many other events of its order [E-STATUS-1]', async () => {
  const ids = await p.delivered('#4091', [['MUG', 1]]);
  const { deps } = p.subgraph('orders').context({ principal: systemOf(p.company), requestId: 'r-1', via: 'test' }) as OrdersContext;
  const { order } = await p.asStaff('query O($reference: ID!) { order(reference: $reference) { id } }', { reference: '#4091' });
  await deps.database.inTransaction((transaction) => deps.outbox.append(transaction, p.company, Array.from({ length: 500 }, () => ({ type: 'order.tags_changed', subject: order.id as string, payload: {} }))));
  const { body: { data: { token, number } } } = await create(await p.session('4091'), refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], { resolution: 'store_credit' }));
  expect((await p.post(`/returns/${number as string}/receive`, '{"lines":[{"sku":"MUG","quantity":1,"classification":"sellable"}]}', { key: 'h1' })).status).toBe(200);
  const { body: { data: { timeline, refund: given } } } = await p.call('GET', `/lume/r/${token as string}`);
  const [first, ...arrived] = timeline;
  expect([first.status, arrived.map(({ status }: any) => status), new Set(arrived.map(({ at }: any) => at)).size]).toEqual(['awaiting_receipt', ['in_transit', 'received', 'compliant'], 1]);
  expect(given).toEqual({ estimated: 19.9, fee: 0, final: 19.9, currency: 'EUR' }); // the store credit that was made of it
});

test('a client makes or cancels ten returns a minute [E-LIMIT-3]', async () => {
  const client = from('192.0.2.90');
  for (let call = 0; call < 10; call += 1) expect((await p.call('POST', call % 2 === 0 ? '/lume/returns' : '/lume/r/unknown/cancel', { headers: client, body: {} })).status).toBe(call % 2 === 0 ? 401 : 404);
  expect((await p.call('POST', '/lume/returns', { headers: client, body: {} })).body).toEqual({ message: 'too_many_requests', retry_after: expect.any(Number) });
  expect((await p.call('POST', '/lume/r/unknown/cancel', { headers: client })).status).toBe(429);
});

test('of an order ten returns are made in a day, the cancelled ones counted, until the first of them is a day old', async () => {
  const ids = await p.delivered('#4101', [['MUG', 12]]);
  const SECONDS_A_DAY = 86_400;
  const one = refund([{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }]);
  await p.asStaff('mutation A($input: AnnounceReturnInput!) { announceReturn(input: $input) { number } }', { input: { orderReference: '#4101', lines: [{ sku: 'MUG', quantity: 1 }] } }); // those of staff are not counted
  const session = await p.session('4101');
  const tokens = [(await create(session, one)).body.data.token as string];
  p.clock.turn(1000);
  for (let count = 1; count < 10; count += 1) tokens.push((await create(session, one)).body.data.token as string);
  expect((await p.call('POST', `/lume/r/${tokens[0] ?? ''}/cancel`)).status).toBe(200);
  const refused = async (wait: number) => { const { status, text } = await create(await p.session('4101'), one); expect([status, text]).toEqual([429, `{"message":"too_many_requests","retry_after":${String(wait)}}`]); };
  await refused(SECONDS_A_DAY - 1);
  p.clock.turn((SECONDS_A_DAY - 2) * 1000);
  await refused(1);
  p.clock.turn(1000);
  expect((await create(await p.session('4101'), one)).status).toBe(201);
  await refused(1);
});

test('the description and its page list every call [E-DOCS-1]', async () => {
  const description = await (await fetch(`${p.host}/api/oms/v1/public/returns/openapi.json`)).json() as { paths: Readonly<Record<string, object>> };
  expect(Object.entries(description.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`)).sort()).toEqual([
    'get /{slug}', 'get /{slug}/order', 'get /{slug}/r/{token}', 'get /{slug}/r/{token}/label', 'post /{slug}/lookup', 'post /{slug}/r/{token}/cancel', 'post /{slug}/returns', 'post /{slug}/sandbox/orders',
  ]);
  expect((await fetch(`${p.host}/api/oms/v1/public/returns/docs`)).status).toBe(200);
});

test('staff are told of an exchange that is never sent, once, until the return moves or is cancelled [E-CREATE-3]', async () => {
  const ids = await p.delivered('#4500', [['SHIRT_WHITE_M', 2]]);
  const session = await p.session('4500');
  const wish = { lines: [{ id: ids['SHIRT_WHITE_M'], quantity: 1, reason: 'too_large', exchange: { barcode: '8050000000011' } }], resolution: 'exchange', method: 'carrier_label' };
  const [sent, dropped] = [(await create(session, wish)).body.data, (await create(session, wish)).body.data];
  const told = async (): Promise<string[]> => {
    const { alerts } = await p.asStaff('{ alerts(first: 50, openOnly: true, type: RETURN_NOT_SENT) { nodes { message } } }');
    return alerts.nodes.map(({ message }: any) => String(message).split(' ', 3)[2]).filter((number: string) => [sent.number, dropped.number].includes(number)).sort();
  };
  const watch = async (): Promise<number> => (await p.run('mutation { watchReturns }', {}, systemOf())).watchReturns;
  p.clock.turn(30 * 86_400_000 - 1);
  await watch();
  expect(await told()).toEqual([]);
  p.clock.turn(1);
  expect([await watch() >= 2, await told(), await watch()]).toEqual([true, [sent.number, dropped.number].sort(), 0]);
  await p.asStaff('mutation M($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: sent.number } });
  expect(await told()).toEqual([dropped.number]);
  expect((await p.call('POST', `/lume/r/${String(dropped.token)}/cancel`)).status).toBe(200);
  expect([await told(), await watch()]).toEqual([[], 0]);
});
