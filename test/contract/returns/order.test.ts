import { openPortal, type Portal } from './portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

const order = async (number: string): Promise<any> => (await p.lookup(number)).body.data;
const blocked = async (number: string): Promise<unknown> => {
  const { order: { blocked: whole }, lines } = await order(number);
  return [whole, ...lines.map((line: { blocked: string | null }) => line.blocked)];
};

test('the order view has what a page needs to choose [E-ORDER-1]', async () => {
  await p.policy({ fee: '4.90', fees: [{ method: 'IN_STORE', fee: '0' }] });
  await p.delivered('#3001', [['SHIRT_WHITE_M', 1]], { language: 'de' });
  const { status, body: { data } } = await p.call('GET', '/lume/order', { headers: await p.session('3001') });
  expect([status, Object.keys(data), data.order, data.lines]).toEqual([200, ['order', 'lines', 'reasons', 'methods', 'stores', 'resolutions'], (await order('3001')).order, (await order('3001')).lines]);
  expect([data.reasons[0], data.reasons[3], data.methods, data.stores, data.resolutions]).toEqual([
    { code: 'too_small', label: 'Zu klein', requires_photo: false, requires_comment: false }, { code: 'damaged', label: 'Beschädigt oder fehlerhaft', requires_photo: true, requires_comment: false },
    [{ code: 'carrier_label', label: 'Versand mit unserem Etikett', fee: 4.9 }, { code: 'in_store', label: 'Abgabe in einer Filiale', fee: 0 }],
    [{ code: 'STORE1', name: 'Milano store', city: 'Milano', address: 'Via Torino 1, 20123' }], { refund: true, exchange: true, store_credit: true },
  ]);
});

test('a window begins with the delivery, or three days after the shipment, and may differ by country and channel [E-WINDOW-1] [E-WINDOW-2]', async () => {
  await p.policy({ windowDays: 10, windows: [{ countryCodes: ['FR'], days: 20 }, { channels: ['outlet'], days: 1 }] });
  const untils = [];
  for (const [number, more, deliveredAt] of [['#3011', {}, '2026-11-20T10:00:00Z'], ['#3012', {}, null], ['#3013', { channel: 'outlet' }, '2026-11-20T10:00:00Z'], ['#3014', { channel: 'outlet', shippingAddress: { countryCode: 'FR', city: 'Lyon' } }, '2026-11-20T10:00:00Z']] as const) {
    await p.placed(number, [['MUG', 1]], more);
    await p.left(number, { lines: [['MUG', 1]], deliveredAt });
    const { order: { returnable_until: until, delivered_at: at } } = await order(number);
    untils.push([until, at]);
  }
  expect(untils).toEqual([
    ['2026-11-30T10:00:00.000Z', '2026-11-20T10:00:00.000Z'], ['2026-12-01T08:00:00.000Z', null], ['2026-11-21T10:00:00.000Z', '2026-11-20T10:00:00.000Z'], ['2026-12-10T10:00:00.000Z', '2026-11-20T10:00:00.000Z'],
  ]);
  await p.policy({ windowDays: 30, windows: [] });
});

test('an order is blocked that was cancelled, has not left, or whose window is over [E-BLOCKED-1] [E-BLOCKED-2]', async () => {
  await p.placed('#3021', [['MUG', 1]]);
  expect(await blocked('3021')).toEqual(['not_shipped', 'not_shipped']);
  await p.cancel('#3021');
  expect(await blocked('3021')).toEqual(['cancelled', 'cancelled']);
  await p.placed('#3022', [['MUG', 1]]);
  await p.left('#3022', { lines: [['MUG', 1]], shippedAt: '2026-09-01T08:00:00Z', deliveredAt: '2026-09-03T08:00:00Z' });
  expect(await blocked('3022')).toEqual(['window_closed', 'window_closed']);
});

test('lines are blocked by SKU, by tags of the order and of the product, as final sale, and once all of them are returned [E-BLOCKED-2]', async () => {
  const ids = await p.delivered('#3031', [['SHIRT_WHITE_M', 1], ['SHIRT_BLACK_M', 1], ['MUG', 1]]);
  await p.policy({ excludedSkus: ['SHIRT_BLACK*'], finalSale: { skus: ['MUG'] } });
  expect(await blocked('3031')).toEqual([null, null, 'excluded_sku', 'final_sale']);
  await p.policy({ excludedSkus: [], finalSale: {}, excludedTags: ['Outlet'] });
  await p.asStaff('mutation T($input: TagOrderInput!) { tagOrder(input: $input) { id } }', { input: { reference: '#3031', add: ['outlet'] } });
  expect(await blocked('3031')).toEqual([null, 'excluded_tag', 'excluded_tag', 'excluded_tag']);
  await p.asStaff('mutation T($input: TagOrderInput!) { tagOrder(input: $input) { id } }', { input: { reference: '#3031', remove: ['outlet'] } });
  await p.run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId: p.company, events: [{ id: 't1', type: 'product.tags_changed', sequence: '2026-03-03T00:00:00.000Z', index: 0, payload: { productId: 8, tags: ['OUTLET'] } }] } }, { kind: 'system', companyId: p.company, actor: 'relay', scopes: ['system'] });
  expect(await blocked('3031')).toEqual([null, null, null, 'excluded_tag']);
  await p.policy({ excludedTags: [], finalSale: { discountPercent: 30 } });
  await p.delivered('#3032', [['MUG', 1]], { discounts: { amount: '5.97', currency: 'EUR' } });
  await p.delivered('#3033', [['MUG', 1]], { discounts: { amount: '5.96', currency: 'EUR' } });
  expect([await blocked('3032'), await blocked('3033')]).toEqual([[null, 'final_sale'], [null, null]]);
  await p.policy({ finalSale: {} });
  expect((await p.call('POST', '/lume/returns', { headers: await p.session('3031'), body: { lines: [{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], resolution: 'refund', method: 'carrier_label' } })).status).toBe(201);
  expect(await blocked('3031')).toEqual([null, null, null, 'already_returned']);
});

test('returns of an address are limited over a period; cancelled ones do not count [E-BLOCKED-1]', async () => {
  const customer = { customer: { name: 'Ugo', email: 'ugo@mail.example' } };
  const ids = await p.delivered('#3041', [['MUG', 2]], customer);
  await p.delivered('#3042', [['MUG', 1]], { customer: { name: 'Ugo', email: 'UGO@mail.example ' } });
  const found = async () => (await p.lookup('3042', 'ugo@mail.example')).body.data;
  await p.policy({ limit: { returns: 1, periodDays: 90 } });
  expect((await found()).order.blocked).toBeNull();
  const { body: { data: { session } } } = await p.lookup('3041', 'ugo@mail.example');
  const { body: { data: { token } } } = await p.call('POST', '/lume/returns', { headers: { 'x-return-session': session }, body: { lines: [{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], resolution: 'refund', method: 'carrier_label' } });
  expect([(await found()).order.blocked, (await found()).lines[0].blocked]).toEqual(['limit_reached', 'limit_reached']);
  await p.call('POST', `/lume/r/${token as string}/cancel`);
  expect((await found()).order.blocked).toBeNull();
  await p.policy({ limit: {} });
});

test('exchange options follow the stock, and the policy of colours; blocked lines have none [E-EXCHANGE-1]', async () => {
  await p.delivered('#3051', [['SHIRT_WHITE_M', 1]]);
  const options = async () => (await order('3051')).lines[0].exchange_options.map(({ sku, available }: { sku: string; available: number }) => `${sku} ${String(available)}`);
  p.clock.turn(1000);
  await p.stock({ SHIRT_WHITE_L: 0, SHIRT_BLACK_M: 3 });
  expect(await options()).toEqual(['SHIRT_WHITE_S 20', 'SHIRT_BLACK_M 3', 'SHIRT_BLACK_L 20']);
  await p.policy({ exchangesColors: false });
  expect(await options()).toEqual(['SHIRT_WHITE_S 20']);
  await p.policy({ resolutions: ['REFUND'] });
  expect(await options()).toEqual([]);
  await p.policy({ resolutions: ['REFUND', 'EXCHANGE', 'STORE_CREDIT'], exchangesColors: true, excludedSkus: ['SHIRT_WHITE_M'] });
  expect(await options()).toEqual([]);
  await p.policy({ excludedSkus: [] });
});

test('of two lines with one SKU, that which is returned has no exchange options [E-EXCHANGE-1]', async () => {
  await p.placed('#3055', [['SHIRT_BLACK_M', 1], ['SHIRT_BLACK_M', 1]]);
  await p.left('#3055', { lines: [['SHIRT_BLACK_M', 2]] });
  const { lines: [one] } = await order('3055');
  expect((await p.call('POST', '/lume/returns', { headers: await p.session('3055'), body: { lines: [{ id: one.id, quantity: 1, reason: 'changed_mind' }], resolution: 'refund', method: 'carrier_label' } })).status).toBe(201);
  expect((await order('3055')).lines.map(({ blocked, exchange_options: options }: any) => [blocked, options.length > 0])).toEqual([['already_returned', false], [null, true]]);
});

test('a session ends when its customer is erased: nothing of theirs is read or stored any more [E-SESSION-1]', async () => {
  const customer = { customer: { name: 'Eve', email: 'eve@gone.example' } };
  const ids = await p.delivered('#3056', [['MUG', 1]], customer);
  const { body: { data: { session } } } = await p.lookup('3056', 'eve@gone.example');
  const headers = { 'x-return-session': session };
  expect((await p.call('GET', '/lume/order', { headers })).status).toBe(200);
  await p.asStaff('mutation E($input: EraseCustomerInput!) { eraseCustomer(input: $input) { orderCount } }', { input: { email: 'eve@gone.example' } });
  const [before] = await p.rows('SELECT COUNT(*) AS n FROM returns');
  const body = { lines: [{ id: ids['MUG'], quantity: 1, reason: 'other', comment: 'I am Eve' }], resolution: 'refund', method: 'carrier_label' };
  for (const { status, text } of [await p.call('GET', '/lume/order', { headers }), await p.call('POST', '/lume/returns', { headers, body })]) expect([status, text]).toEqual([401, '{"message":"session_expired"}']);
  expect((await p.rows('SELECT COUNT(*) AS n FROM returns'))[0]).toEqual(before);
});

test('a session is of one store and one order, ends after an hour and cannot be changed [E-SESSION-1] [REL-S8]', async () => {
  await p.delivered('#3061', [['MUG', 1]]);
  const session = (await p.session('3061'))['x-return-session'] ?? '';
  const read = async (text: string | undefined, slug = 'lume') => {
    const { status, text: body } = await p.call('GET', `/${slug}/order`, { headers: text === undefined ? {} : { 'x-return-session': text } });
    return [status, status === 200 ? 'order' : body];
  };
  expect(await read(session)).toEqual([200, 'order']);
  const ended = [401, '{"message":"session_expired"}'];
  const dot = session.indexOf('.');
  for (const at of [0, dot + 1, dot + 30, session.length - 2]) {
    const changed = `${session.slice(0, at)}${session[at] === 'A' ? 'B' : 'A'}${session.slice(at + 1)}`;
    expect([at, await read(changed)]).toEqual([at, ended]);
  }
  for (const text of [undefined, '', 'x', '.', 'a'.repeat(4000), `${session}.x`]) expect([text, await read(text)]).toEqual([text, ended]);
  const other = await (await import('../../kit/company.js')).openCompany(p, 'Altro');
  await other.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'altro' } });
  expect(await read(session, 'altro')).toEqual(ended);
  p.clock.turn(3_599_000);
  expect(await read(session)).toEqual([200, 'order']);
  p.clock.turn(1000);
  expect(await read(session)).toEqual(ended);
});

test('a session keeps the policy it was opened with [E-SESSION-2]', async () => {
  const ids = await p.delivered('#3071', [['MUG', 2]]);
  const session = await p.session('3071');
  await p.policy({ excludedSkus: ['MUG'], fee: '9.00', fees: [] });
  const { body: { data } } = await p.call('GET', '/lume/order', { headers: session });
  expect([data.lines[0].blocked, data.methods[0].fee, (await order('3071')).lines[0].blocked]).toEqual([null, 4.9, 'excluded_sku']);
  const made = await p.call('POST', '/lume/returns', { headers: session, body: { lines: [{ id: ids['MUG'], quantity: 1, reason: 'changed_mind' }], resolution: 'refund', method: 'carrier_label' } });
  expect([made.status, made.body.data.refund]).toEqual([201, { estimated: 15, fee: 4.9, currency: 'EUR' }]);
  await p.policy({ excludedSkus: [] });
});

test('a client has 60 reads a minute over portal, order, return and label together [E-LIMIT-1]', async () => {
  const client = { 'x-forwarded-for': '192.0.2.80' };
  const paths = ['/lume', '/lume/order', '/lume/r/unknown', '/lume/r/unknown/label'];
  const answers = [];
  for (let call = 0; call < 60; call += 1) answers.push((await p.call('GET', paths[call % 4] ?? '', { headers: client })).status);
  expect(new Set(answers)).toEqual(new Set([200, 401, 404]));
  for (const path of paths) {
    const refused = await p.call('GET', path, { headers: client });
    expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([429, { message: 'too_many_requests', retry_after: expect.any(Number) }, null]);
  }
  expect((await p.call('GET', '/lume')).status).toBe(200);
});
