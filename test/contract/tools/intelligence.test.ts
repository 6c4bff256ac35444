import { openCommerceCompany, type CommerceCompany } from './commerce-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let all: CommerceCompany;
let ada: Awaited<ReturnType<CommerceCompany['assistant']>>;
beforeAll(async () => {
  all = await openCommerceCompany();
  ada = await all.assistant('Ada', { moduleRoles: { intelligence: 'VIEWER', commerce: 'EDITOR' } });
});
afterAll(() => all.close());

const answer = (name: string, given: object = {}, by = ada): Promise<any> => all.answerOf(by.run(`intelligence_${name}`, given));
const count = (companyId?: number): Promise<unknown> => all.countFigures(companyId);
const DAYS = { from: '2026-10-23', to: '2026-11-21' };
const AS_OF = expect.stringMatching(/^2026-11-21T12:3\d:\d\d\+01:00$/);

test('before anything is counted a report says so', async () => {
  expect(await answer('sales_summary')).toEqual({
    ...DAYS, as_of: null, hint: 'Nothing is counted yet: a company has figures a minute after its first order', totals: [], previous: { from: '2026-09-24', to: '2026-10-22', totals: [], compares_with: { from: '2026-10-23', to: '2026-11-20', totals: [] } },
  });
  await count();
});

const euro = (amount: string) => ({ amount, currency: 'EUR' });
const SOLD = { orders: 4, units: 7, total: euro('139.30'), refunded: euro('0.00'), net: euro('139.30'), average_order: euro('34.83') };

test('sales of the last thirty days, of which those that are over compare with as many before', async () => {
  expect(await answer('sales_summary')).toEqual({
    ...DAYS, as_of: AS_OF, totals: [SOLD], previous: { from: '2026-09-24', to: '2026-10-22', totals: [], compares_with: { from: '2026-10-23', to: '2026-11-20', totals: [] } },
    hint: 'Today is not over: previous compares with the whole days 2026-10-23 to 2026-11-20, whose totals are in compares_with',
  });
  const { items, previous, hint } = await answer('sales_summary', { from: '2026-11-21', to: '2026-11-21', group_by: 'country', detail: 'full' });
  const none = { refunded: euro('0.00'), cancelled_orders: 0, discounts: euro('0.00'), shipping: euro('0.00'), tax: euro('0.00') };
  expect(items).toEqual([
    { key: 'FR', orders: 2, units: 3, total: euro('59.70'), net: euro('59.70'), average_order: euro('29.85'), items_subtotal: euro('59.70'), units_returned: 0, return_rate: 0, ...none },
    { key: 'IT', orders: 2, units: 4, total: euro('79.60'), net: euro('79.60'), average_order: euro('39.80'), items_subtotal: euro('79.60'), units_returned: 1, return_rate: 0.25, ...none },
  ]);
  expect([previous, hint]).toEqual([{ from: '2026-11-20', to: '2026-11-20', totals: [] }, 'Today is not over, and previous is a whole day']);
  for (const [group, key] of [['day', '2026-11-21'], ['week', '2026-11-16'], ['month', '2026-11'], ['channel', 'shop']] as const) expect((await answer('sales_summary', { group_by: group })).items).toEqual([expect.objectContaining({ key, orders: 4 })]);
  expect((await answer('sales_summary', { country: 'fr' })).totals).toEqual([expect.objectContaining({ orders: 2 })]);
  expect((await answer('sales_summary', { channel: 'elsewhere' })).totals).toEqual([]);
});

test('what sold most, by amount, units or orders, page by page', async () => {
  const [tee, mug] = [
    { sku: 'TEE', title: 'Tee', units: 4, amount: { amount: '79.60', currency: 'EUR' }, orders: 3 }, { sku: 'MUG', title: 'Mug', units: 3, amount: { amount: '59.70', currency: 'EUR' }, orders: 2 },
  ];
  expect(await answer('top_products')).toEqual({ ...DAYS, as_of: AS_OF, items: [tee, mug], total: 2 });
  expect((await answer('top_products', { detail: 'full' })).items[1]).toEqual({ ...mug, units_returned: 1, return_rate: 0.3333 });
  const { next_cursor: cursor, ...first } = await answer('top_products', { limit: 1, rank_by: 'units' });
  expect([first.items, (await answer('top_products', { limit: 1, rank_by: 'units', cursor })).items]).toEqual([[tee], [mug]]);
  expect((await ada.run('intelligence_top_products', { rank_by: 'orders', cursor })).body.structuredContent.error).toMatchObject({ code: 'bad_cursor', next_tool: 'intelligence_top_products' });
});

test('a period that is over compares with as many days right before, with the same figures', async () => {
  all.clock.turn(24 * 3_600_000);
  ada = { ...ada, ...await all.assistantOf(ada.cookie, ada.client) }; // their token has ended
  const { totals, previous, hint } = await answer('sales_summary', { from: '2026-11-21', to: '2026-11-21' });
  expect([totals, previous, hint]).toEqual([[SOLD], { from: '2026-11-20', to: '2026-11-20', totals: [] }, undefined]);
  expect((await answer('sales_summary', { from: '2026-11-22', to: '2026-11-28' })).previous).toEqual({ from: '2026-11-21', to: '2026-11-21', totals: [SOLD] });
  const { previous: before } = await answer('sales_summary', { from: '2026-11-20', to: '2026-11-28' });
  expect(before).toEqual({ from: '2026-11-18', to: '2026-11-19', totals: [], compares_with: { from: '2026-11-20', to: '2026-11-21', totals: [SOLD] } });
  all.clock.turn(-24 * 3_600_000);
});

test('for how long stock lasts, what runs out first at the head', async () => {
  await all.place('1005', [['MUG', 30]]);
  all.clock.turn(24 * 3_600_000);
  ada = { ...ada, ...await all.assistantOf(ada.cookie, ada.client) }; // their token has ended
  await count();
  expect(await answer('stock_cover', { days: 10, detail: 'full' })).toEqual({ as_of: expect.any(String), total: 2, items: [
    { sku: 'MUG', title: 'Mug', available: 9, units_sold: 33, sold_per_day: 3.3, days_left: 2, runs_out_on: '2026-11-24', incoming: 0, next_arrival_on: null },
    { sku: 'TEE', title: 'Tee', available: 19, units_sold: 4, sold_per_day: 0.4, days_left: 47, runs_out_on: '2027-01-08', incoming: 0, next_arrival_on: null },
  ] });
  expect((await answer('stock_cover', { days: 10, lasts_at_most: 2 })).items.map(({ sku }: any) => sku)).toEqual(['MUG']);
  expect((await answer('stock_cover', { sku: 'TEE' })).items).toEqual([expect.objectContaining({ sku: 'TEE', sold_per_day: 0.13 })]);
});

test('what part came back, of which items and why', async () => {
  expect(await answer('return_rate', { from: '2026-11-21', to: '2026-11-21' })).toEqual({
    from: '2026-11-21', to: '2026-11-21', as_of: expect.any(String), units_sold: 37, units_returned: 1, return_rate: 0.027, min_units: 1, total: 1, reasons: [{ reason: 'BROKEN', units: 1 }],
    items: [{ sku: 'MUG', title: 'Mug', units: 33, units_returned: 1, return_rate: 0.0303 }],
  });
  expect(await answer('return_rate', { sku: 'TEE' })).toMatchObject({ units_sold: 4, units_returned: 0, return_rate: 0, items: [], reasons: [] });
  expect((await answer('return_rate', { rank_by: 'rate', min_units: 40 })).items).toEqual([]);
  expect((await answer('return_rate', { rank_by: 'rate', min_units: 1 })).items.map(({ sku }: any) => sku)).toEqual(['MUG']);
  expect(await answer('return_rate', { rank_by: 'rate', sku: 'TEE' })).toMatchObject({ min_units: 5, items: [] });
});

test('how many promises were kept, by method, location and carrier', async () => {
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const total = { promised: 2, kept: 0, late: 1, open: 1, kept_rate: 0 };
  expect(await answer('promise_performance', days)).toEqual({ ...days, as_of: expect.any(String), total, items: [{ code: 'STANDARD', name: 'Standard', ...total }] });
  expect((await answer('promise_performance', { ...days, group_by: 'carrier' })).items).toEqual([{ code: 'brt', name: 'Bartolini', ...total }]);
  expect((await answer('promise_performance', { ...days, group_by: 'location', country: 'FR' })).items).toEqual([]);
});

test('days that cannot be are refused with what they must be', async () => {
  expect((await ada.run('intelligence_sales_summary', { from: '2026-11-21', to: '2026-11-20' })).body.structuredContent.error).toMatchObject({ code: 'bad_input', details: { to: ['must not be before from'] } });
  expect((await ada.run('intelligence_return_rate', { from: '2024-01-01' })).body.structuredContent.error).toMatchObject({ code: 'bad_input', details: { to: ['must be at most 366 days with the first'] } });
  expect(await ada.run('intelligence_top_products', { from: 'yesterday' })).toMatchObject({ status: 422, body: { errors: { from: [expect.any(String)] } } });
});

test('the figures of another company are its own, and who may not read figures has no such tools', async () => {
  const stranger = await all.stranger();
  const olga = await all.visited.person('Olga', { companyId: stranger.company, moduleRoles: { intelligence: 'VIEWER' } });
  await count(stranger.company);
  const by = { ...ada, ...all.withToken((await all.assistantOf(olga.cookie, await all.visited.client({ client_name: 'Notes', scope: 'openid profile email offline_access service.ai_tools' }))).token, stranger.company) };
  for (const name of ['top_products', 'return_rate', 'stock_cover', 'promise_performance']) expect([name, (await answer(name, name === 'stock_cover' ? { sku: 'MUG' } : {}, by)).items]).toEqual([name, []]);
  expect((await answer('sales_summary', {}, by)).totals).toEqual([]);
  const { next_cursor: cursor } = await answer('top_products', { limit: 1 });
  expect((await by.run('intelligence_top_products', { limit: 1, cursor })).body.structuredContent.error.code).toBe('bad_cursor');
  const vera = await all.assistant('Vera', { moduleRoles: { commerce: 'VIEWER', intelligence: 'NONE' } });
  expect(await vera.run('intelligence_sales_summary')).toMatchObject({ status: 403, body: { code: 'company_forbidden' } });
});

test('its host answers 401 as a problem, and checks the company before the version [M-ERROR-6]', async () => {
  const at = `${all.urls.intelligence ?? ''}/api/v1/ai-tools`;
  const refused = await fetch(at, { headers: { authorization: 'Bearer nonsense', 'x-service-company': '1' } });
  expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([401, 'application/problem+json; charset=utf-8', { type: 'about:blank', title: 'Unauthorized', status: 401, detail: expect.any(String) }]);
  const wrong = { 'x-service-company': '99999', 'x-service-tools-version': '9' };
  expect([await ada.ask('intelligence', '/api/v1/ai-tools', { headers: wrong }).then((one) => one.json()), await ada.ask('commerce', '/api/v1/ai-tools', { headers: wrong }).then((one) => one.json())]).toEqual([
    { code: 'company_forbidden', message: 'You have no access to this module in this company' }, expect.objectContaining({ code: 'unsupported_version' }),
  ]);
  expect((await ada.list('intelligence')).tools.map(({ name }: any) => name)).toEqual(['funnel', 'promise_performance', 'return_rate', 'sales_summary', 'stock_cover', 'top_products']);
});

test('the funnel of days without visits has no shares, and rows by day, channel or campaign', async () => {
  const none = { sessions: 0, product_view: { sessions: 0, share: null }, cart: { sessions: 0, share: null }, checkout: { sessions: 0, share: null }, purchase: { sessions: 0, share: null } };
  expect(await answer('funnel', DAYS)).toEqual({ ...DAYS, ...none, bounces: 0 });
  expect((await answer('funnel', { from: '2026-11-20', to: '2026-11-21', group_by: 'day' })).items).toEqual([{ key: '2026-11-20', ...none }, { key: '2026-11-21', ...none }]);
  expect([(await answer('funnel', { group_by: 'channel' })).items, (await answer('funnel', { group_by: 'campaign' })).items]).toEqual([[], []]);
});
