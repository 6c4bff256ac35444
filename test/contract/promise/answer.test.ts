import { Failure } from '#contract/failure.js';
import { INCOMING, IN_STOCK, LISTED, MILAN, NEXT_DAY, OPEN, openStorefront, PROMISED, UNAVAILABLE, type Storefront } from './storefront.js';

let s: Storefront;
beforeEach(async () => { s = await openStorefront(); });
afterEach(() => s.close());

const ASK = `?token=${OPEN}&country=it&sku=SHIRT`;

const json = async (query = ASK) => JSON.parse((await s.read(query))[1]) as Readonly<Record<string, unknown>> & { readonly options: readonly Readonly<Record<string, unknown>>[] };

const ANSWER = '{"computed_at":"2026-11-23T08:39:30.000Z","country":"IT","items":[{"sku":"SHIRT","quantity":1,"known":true}],"available":true,"options":['
  + '{"method":"standard","status":"in_stock","available_from":null,"order_by":"2026-11-23T11:00:00.000Z","ships_on":"2026-11-23","delivery_from":"2026-11-25","delivery_to":"2026-11-27","order_within_minutes":140,"message":"Order within 2 hours and 20 minutes for delivery between Wednesday 25 and Friday 27 November."},'
  + '{"method":"express","status":"in_stock","available_from":null,"order_by":"2026-11-23T11:00:00.000Z","ships_on":"2026-11-23","delivery_from":"2026-11-24","delivery_to":"2026-11-24","order_within_minutes":140,"message":"Order within 2 hours and 20 minutes for delivery tomorrow."}],'
  + '"pickup":[{"location_code":"MILANO","name":"Milano store","city":"Milano","address":"Via Torino 15","ready_at":"2026-11-23T11:05:00.000Z","message":"Ready for pickup today from 12:05."}],'
  + '"message":"Order within 2 hours and 20 minutes for delivery between Wednesday 25 and Friday 27 November."}';

test('an answer has the fields of the document in its order, and nothing around them [G-ANSWER-1] [G-OPTION-1] [G-PICKUP-1] [G-WHAT-1]', async () => {
  const response = await s.send(ASK);
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'application/json; charset=utf-8', ANSWER]);
});

test('an answer may be kept for 30 seconds, a refusal never [G-CACHE-1]', async () => {
  const of = async (query: string, headers = {}) => { const response = await s.send(query, { headers }); return [response.status, response.headers.get('cache-control')]; };
  expect(await of(ASK)).toEqual([200, 'public, max-age=30']);
  expect([await of(`?token=${OPEN}`), await of('?token=x'), await of(`?token=${LISTED}`, { origin: 'https://evil.example' })]).toEqual([[422, 'no-store'], [401, 'no-store'], [403, 'no-store']]);
});

test('only GET reads it, and HEAD has its headers; nothing is asked twice or changed [G-READ-1]', async () => {
  const of = async (method: string) => { const response = await s.send(ASK, { method }); return [response.status, response.headers.get('allow'), await response.text()]; };
  expect(await of('HEAD')).toEqual([200, null, '']);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect([method, ...await of(method)]).toEqual([method, 405, 'GET, HEAD, OPTIONS', '{"error":"method_not_allowed"}']);
  expect(await of('OPTIONS')).toEqual([204, 'GET, HEAD, OPTIONS', '']);
  expect(s.asked).toHaveLength(1);
  expect([await s.read(ASK), await s.read(ASK)]).toEqual([[200, ANSWER], [200, ANSWER]]);
});

test('below its path there is nothing [G-ERROR-1]', async () => {
  for (const path of ['/', '/x', '/x/y']) expect([path, ...await s.read(`${path}${ASK}`)]).toEqual([path, 404, '{"error":"not_found"}']);
});

test.each([
  ['an option is in stock', { options: [UNAVAILABLE, IN_STOCK], pickup: [] }, true],
  ['a store is listed', { options: [UNAVAILABLE], pickup: [MILAN] }, true],
  ['stock is only incoming', { options: [INCOMING], pickup: [] }, false],
  ['nothing is there', { options: [UNAVAILABLE], pickup: [] }, false],
  ['nothing is there, and pickup is off', { options: [UNAVAILABLE], pickup: null }, false],
] as const)('available where %s [G-ANSWER-2]', async (_, promised, available) => {
  s.answers(promised);
  expect((await json())['available']).toBe(available);
});

test('the message is that of the first option that is not unavailable, else that there is no delivery [G-ANSWER-3]', async () => {
  s.answers({ options: [{ ...UNAVAILABLE, method: 'STANDARD' }, NEXT_DAY] });
  expect((await json())['message']).toBe('Order within 2 hours and 20 minutes for delivery tomorrow.');
  s.answers({ options: [UNAVAILABLE, INCOMING] });
  expect((await json())['message']).toBe('Available from Tuesday 1 December: delivery between Thursday 3 and Monday 7 December.');
  s.answers({ options: [UNAVAILABLE], pickup: [MILAN] });
  expect((await json())['message']).toBe('Delivery is not available.');
});

test('an unknown SKU leaves no option and no store, and is named [G-RULE-5]', async () => {
  s.answers({ items: [{ sku: 'SHIRT', quantity: 2, known: true }, { sku: 'NOPE', quantity: 1, known: false }], options: [], pickup: [] });
  expect((await s.read(ASK))[1]).toBe('{"computed_at":"2026-11-23T08:39:30.000Z","country":"IT","items":[{"sku":"SHIRT","quantity":2,"known":true},{"sku":"NOPE","quantity":1,"known":false}],"available":false,"options":[],"pickup":[],"message":"Delivery is not available."}');
});

test('without stock every date of an option is null [G-OPTION-2]', async () => {
  s.answers({ options: [UNAVAILABLE] });
  expect((await json()).options).toEqual([{ method: 'express', status: 'unavailable', available_from: null, order_by: null, ships_on: null, delivery_from: null, delivery_to: null, order_within_minutes: null, message: 'Delivery is not available.' }]);
});

test('incoming stock says when it arrives, and has no time to order by [G-OPTION-3]', async () => {
  s.answers({ options: [INCOMING] });
  expect((await json()).options).toEqual([{
    method: 'standard', status: 'incoming', available_from: '2026-12-01', order_by: null, ships_on: '2026-12-01', delivery_from: '2026-12-03', delivery_to: '2026-12-07', order_within_minutes: null,
    message: 'Available from Tuesday 1 December: delivery between Thursday 3 and Monday 7 December.',
  }]);
});

test.each([
  ['2026-11-23T08:40:00.000Z', 140], ['2026-11-23T10:58:30.000Z', 1], ['2026-11-23T10:59:01.000Z', 0], ['2026-11-23T11:00:00.000Z', 0], ['2026-11-23T11:00:00.001Z', null], ['2026-11-24T09:00:00.000Z', null],
])('at %s there are %j minutes left to order by 11:00, whenever the promise was computed [G-OPTION-4] [G-CACHE-2]', async (now, minutes) => {
  s.clock.set(now);
  expect((await json()).options.map((option) => option['order_within_minutes'])).toEqual([minutes, minutes]);
});

test('a method without a cutoff has no time to order by [G-OPTION-4]', async () => {
  s.answers({ options: [{ ...IN_STOCK, orderBy: null }] });
  expect((await json()).options[0]).toMatchObject({ order_by: null, order_within_minutes: null, message: 'Delivery between Wednesday 25 and Friday 27 November.' });
});

test('pickup is left out where the merchant turned it off, and empty where no store has it [G-PICKUP-2]', async () => {
  s.answers({ pickup: null });
  expect(Object.keys(await json())).toEqual(['computed_at', 'country', 'items', 'available', 'options', 'message']);
  s.answers({ pickup: [] });
  expect((await json())['pickup']).toEqual([]);
});

test('a store may have no city and no address [G-PICKUP-1]', async () => {
  s.answers({ pickup: [{ ...MILAN, city: null, address: null }] });
  expect((await json())['pickup']).toEqual([{ location_code: 'MILANO', name: 'Milano store', city: null, address: null, ready_at: '2026-11-23T11:05:00.000Z', message: 'Ready for pickup today from 12:05.' }]);
});

test('what the graph answers beside what is documented stays inside [G-RULE-8]', async () => {
  s.answers(Object.assign({}, PROMISED, { companyId: 7, options: [Object.assign({}, IN_STOCK, { carrierCode: 'brt', locationId: 'l-1', reason: 'rule 4' })], pickup: [Object.assign({}, MILAN, { locationId: 'l-2' })], items: [Object.assign({}, PROMISED.items[0], { variantId: 'v-1' })] }));
  expect((await s.read(ASK))[1]).not.toMatch(/companyId|brt|l-1|rule 4|l-2|v-1|c-1/);
});

test('a graph that is away is 503 with Retry-After, a fault of ours 500 without a word of it [G-ERROR-2]', async () => {
  s.answers(new Failure('UNAVAILABLE', 'The subgraph orders is away'));
  const away = await s.send(ASK);
  expect([away.status, away.headers.get('retry-after'), await away.text()]).toEqual([503, '5', '{"error":"unavailable"}']);
  s.answers(new Error('SELECT secret'));
  expect(await s.read(ASK)).toEqual([500, '{"error":"internal_error"}']);
});
