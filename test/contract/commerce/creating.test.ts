import { altered } from '../../faults/altered.js';
import { eur, newOrder, openIntegration, withoutIds, type Integration } from './integration.js';

let d: Integration;
beforeAll(async () => {
  d = await openIntegration();
  await d.stock(100, 100);
});
afterAll(() => d.close());

/** The order as it is answered, byte for byte but for its ids and its change sequence. */
const CREATED = '{"id":"id-1","number":"#1001","status":"in_fulfillment","channel":"platform_api","placed_at":"2026-11-21T09:00:00.000Z","updated_at":"now",'
  + '"payment_status":"paid","on_hold":false,"customer":{"name":"Ada Rossi","email":"ada@example.com","phone":null},'
  + '"shipping_address":{"first_name":"Ada","last_name":"Rossi","company":null,"address1":"Via Po 1","address2":null,"city":"Milano","postal_code":"20100","province_code":null,"country_code":"IT","phone":null},'
  + '"billing_address":{"first_name":null,"last_name":null,"company":null,"address1":null,"address2":null,"city":null,"postal_code":null,"province_code":null,"country_code":null,"phone":null},'
  + '"shipping":{"method_code":"std","method_name":"Standard"},"currency":"EUR",'
  + '"totals":{"subtotal":{"amount":"44.30","currency":"EUR"},"discounts":{"amount":"2.40","currency":"EUR"},"shipping":{"amount":"5.00","currency":"EUR"},"tax":{"amount":"7.56","currency":"EUR"},'
  + '"total":{"amount":"46.90","currency":"EUR"},"current_total":{"amount":"46.90","currency":"EUR"},"refunded":{"amount":"0.00","currency":"EUR"}},'
  + '"lines":[{"line_id":"id-2","sku":"MUG","barcode":"4006381333931","title":"Mug","quantity":2,"quantity_cancelled":0,"quantity_shipped":0,"unit_price":{"amount":"12.20","currency":"EUR"},"total":{"amount":"22.00","currency":"EUR"},"tax_rate":"0.22"},'
  + '{"line_id":"id-3","sku":"TEE","barcode":"5901234123457","title":"A tee","quantity":1,"quantity_cancelled":0,"quantity_shipped":0,"unit_price":{"amount":"19.90","currency":"EUR"},"total":{"amount":"19.90","currency":"EUR"},"tax_rate":"0.22"}],'
  + '"shipments":[],"refunds":[],"returns":[],"cancellation":{"reason":null,"cancelled_at":null}}';

const asText = (text: string): string => withoutIds(text).replace(/("updated_at":)"[^"]+"/, '$1"now"');

test('an order that was sold elsewhere is created, paid, routed and ready for its warehouse [D-CREATE-1] [D-CREATE-2] [D-ORDER-1] [D-FORMAT-1]', async () => {
  const response = await d.create(newOrder('E-1'));
  expect([response.status, response.headers.get('content-type')]).toEqual([201, 'application/json; charset=utf-8']);
  const text = await response.text();
  expect(asText(text)).toBe(CREATED);
  expect(asText(await (await d.send('/orders/1001')).text())).toBe(CREATED);
  const queue = await (await d.warehouse.send('/orders')).json() as { data: { number: string }[] };
  expect(queue.data.map(({ number }) => number)).toEqual(['#1001']);
});

test('the same order again answers the existing order with 200; another one with its external id is order_already_exists [D-CREATE-3]', async () => {
  const first = await d.create({ ...newOrder('E-2'), number: 'B2B-2' });
  const again = await d.create({ ...newOrder('E-2'), number: 'B2B-2' });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect(await d.outcome(await d.create({ ...newOrder('E-2'), notes: 'other' }))).toEqual([409, 'order_already_exists']);
  expect(await d.outcome(await d.create({ ...newOrder('E-3'), number: '#B2B-2' }))).toEqual([409, 'order_already_exists']);
  expect((await d.read('/orders/B2B-2')).number).toBe('#B2B-2');
});

test.each([
  ['amounts with more or fewer digits', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('12.2') }], shipping: { method_code: 'std', price: eur('5') } }],
  ['fields that are null or left out', { billing_address: null, notes: null, attributes: { _service_promise: null }, totals: {}, lines: [{ sku: 'MUG', barcode: null, quantity: 1, unit_price: eur('12.20'), discount: null, title: null }] }],
  ['a rate with more digits', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('12.20'), tax_rate: '0.220' }] }],
  ['a number with and without its #', { number: '#B2B-7' }],
  ['a discount, a price and a rate of nothing', { shipping: { method_code: 'std', price: eur('0.00') }, lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('12.20'), discount: eur('0.00'), tax_rate: '0' }] }, { shipping: { method_code: 'std' } }],
  ['a text of nothing', { notes: '' }],
  ['the barcode of its item', { lines: [{ sku: 'MUG', barcode: '4006381333931', quantity: 1, unit_price: eur('12.20') }] }],
  ['totals that are its own', { totals: { total: eur('17.20') } }],
  ['the same instant elsewhere', { placed_at: '2026-11-20T10:00:00+01:00' }],
])('%s are equivalent: the order is answered with 200 [D-CREATE-3]', async (what, change, ...[base]: { shipping: { method_code: string } }[]) => {
  const order = { ...newOrder(`E-same ${what}`), shipping: base?.shipping ?? { method_code: 'std', price: eur('5.00') }, number: undefined as string | undefined,
    placed_at: '2026-11-20T09:00:00Z', lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('12.20'), ...(what.startsWith('a rate') && { tax_rate: '0.22' }) }], };
  if ('number' in change) order.number = 'B2B-7';
  const first = await d.create(order);
  const again = await d.create({ ...order, ...change });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(await again.json()).toEqual(await first.json());
});

test.each([
  ['a sku and the barcode of another item', { sku: 'MUG', barcode: '5901234123457' }, 'the sku MUG does not have the barcode 5901234123457'],
  ['a sku and an unknown barcode', { sku: 'MUG', barcode: '1' }, 'the sku MUG does not have the barcode 1'],
])('%s are unknown_item: it is ambiguous which of them was sold [D-CREATE-4]', async (_what, line, message) => {
  const response = await d.create({ ...newOrder('E-41'), lines: [{ sku: 'MUG', barcode: '4006381333931', quantity: 1, unit_price: eur('1.00') }, { ...line, quantity: 1, unit_price: eur('1.00') }] });
  expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'unknown_item', details: { 'lines.1': [message] } } }]);
});

test('20 callers who send the same order at once make one [D-CREATE-3]', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => d.create(newOrder('E-20'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  expect(new Set((await Promise.all(answers.map((answer) => answer.json() as Promise<{ id: string }>))).map(({ id }) => id)).size).toBe(1);
});

test('unknown items are unknown_item, each with its line [D-CREATE-4]', async () => {
  const response = await d.create({ ...newOrder('E-4'), lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('1.00') }, { sku: 'NOPE', quantity: 1, unit_price: eur('1.00') }, { barcode: '1', quantity: 1, unit_price: eur('1.00') }] });
  expect([response.status, await response.json()]).toEqual([422, { error: {
    code: 'unknown_item', message: 'An item is not known', request_id: response.headers.get('x-request-id'), details: { 'lines.1': ['no item has the sku NOPE'], 'lines.2': ['no item has the barcode 1'] },
  } }]);
});

test('totals are those of the lines, to the cent [D-CREATE-5]', async () => {
  const totals = { discounts: eur('2.40'), shipping: eur('5.00'), tax: eur('7.56'), total: eur('46.90') };
  expect((await d.create({ ...newOrder('E-5'), totals })).status).toBe(201);
  for (const [name, wrong, right] of [['discounts', '2.41', '2.40'], ['shipping', '0.00', '5.00'], ['tax', '7.55', '7.56'], ['total', '46.91', '46.90']] as const) {
    const response = await d.create({ ...newOrder(`E-5-${name}`), totals: { ...totals, [name]: eur(wrong) } });
    expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'validation_failed', details: { [`totals.${name}`]: [`the lines come to ${right}`] } } }]);
  }
});

test.each([
  ['external_id', { external_id: undefined }, 'is required'],
  ['external_id', { external_id: 'x'.repeat(121) }, 'must have at most 120 characters'],
  ['external_id', { external_id: 'y1 ' }, 'must not begin or end with a space'],
  ['external_id', { external_id: 'y\u0007' }, 'must not contain control or broken characters'],
  ['number', { number: 'A\u0007' }, 'must not contain control or broken characters'],
  ['lines.0.sku', { lines: [{ sku: 'MUG ', quantity: 1, unit_price: eur('1.00') }] }, 'must not begin or end with a space'],
  ['number', { number: 'A B' }, 'must be up to 100 characters without spaces'],
  ['placed_at', { placed_at: 'yesterday' }, 'must be a date-time such as 2026-11-21T09:30:00Z'],
  ['currency', { currency: 'euro' }, 'must be an ISO 4217 code'],
  ['currency', { currency: undefined }, 'is required'],
  ['customer', { customer: undefined }, 'is required'],
  ['customer', { customer: null }, 'must be of the type object'],
  ['shipping', { shipping: undefined }, 'is required'],
  ['lines', { lines: undefined }, 'is required'],
  ['lines.0.quantity', { lines: [{ sku: 'MUG', unit_price: eur('1.00') }] }, 'is required'],
  ['shipping_address', { shipping_address: undefined }, 'is required'],
  ['shipping_address.country_code', { shipping_address: { city: 'Milano' } }, 'is required'],
  ['shipping.method_code', { shipping: {} }, 'is required'],
  ['shipping.price', { shipping: { method_code: 'std', price: { amount: '5.00', currency: 'USD' } } }, 'must be a decimal amount of EUR, not negative'],
  ['lines', { lines: [] }, 'must be at least one line'],
  ['lines', { lines: Array.from({ length: 201 }, () => ({ sku: 'MUG', quantity: 1, unit_price: eur('1.00') })) }, 'must be at most 200 lines'],
  ['lines.0.sku', { lines: [{ quantity: 1, unit_price: eur('1.00') }] }, 'a line names a sku or a barcode'],
  ['lines.0.quantity', { lines: [{ sku: 'MUG', quantity: 0, unit_price: eur('1.00') }] }, 'must be at least 1'],
  ['lines.0.unit_price', { lines: [{ sku: 'MUG', quantity: 1 }] }, 'is required'],
  ['lines.0.unit_price', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('1.001') }] }, 'must be a decimal amount of EUR, not negative'],
  ['lines.0.unit_price', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('-1.00') }] }, 'must be a decimal amount of EUR, not negative'],
  ['lines.0.discount', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('1.00'), discount: eur('x') }] }, 'must be a decimal amount of EUR, not negative'],
  ['lines.0.tax_rate', { lines: [{ sku: 'MUG', quantity: 1, unit_price: eur('1.00'), tax_rate: '22%' }] }, 'must be a decimal share between 0 and 1, such as 0.22'],
  ['attributes._service_promise', { attributes: { _service_promise: 'soon' } }, 'must be a date, or method:date separated by semicolons'],
  ['shipping_address.country_code', { shipping_address: { country_code: 'ZZ' } }, 'must be an ISO 3166-1 alpha-2 code'],
  ['shipping.method_name', { shipping: { method_code: 'std', method_name: 'x'.repeat(201) } }, 'must be up to 200 characters'],
  ['lines', { lines: [{ sku: 'MUG', quantity: 1_000_000, unit_price: eur('9999999999.99') }] }, 'must come to at most 999999999999.99 with shipping'],
])('an invalid %s is validation_failed, and nothing is written [D-CREATE-6]', async (field, wrong, message) => {
  const before = await d.stored();
  const response = await d.create({ ...newOrder('E-6'), ...wrong });
  expect([response.status, await response.json()]).toMatchObject([422, { error: { code: 'validation_failed', details: { [field]: [message] } } }]);
  expect(await d.stored()).toEqual(before);
});

test('every field of an order is refused with each invalid value, and nothing is written [D-CREATE-6]', async () => {
  const body = { ...newOrder('E-66'), number: '#E66', billing_address: newOrder('E-66').shipping_address, totals: { discounts: eur('2.40'), shipping: eur('5.00'), tax: eur('7.56'), total: eur('46.90') }, notes: 'n', attributes: { _service_promise: '2026-11-25' } };
  const before = await d.stored();
  const cases = altered(body);
  const outcomes = await Promise.all(cases.map(async ({ what, text }) => `${what}: ${(await d.outcome(await d.send('/orders', { method: 'POST', body: text }))).join(' ')}`));
  expect(outcomes.filter((outcome) => !/: 422 (validation_failed|unknown_item)$/.test(outcome))).toEqual([]);
  expect(await d.stored()).toEqual(before);
  expect((await d.create(body)).status).toBe(201);
});

test('its own number is the same order, another number is not; totals that do not match are refused first [D-CREATE-3]', async () => {
  const order = newOrder('E-numbered');
  const first = await (await d.create(order)).json() as { number: string };
  expect((await d.create({ ...order, number: first.number.slice(1) })).status).toBe(200);
  expect(await d.outcome(await d.create({ ...order, number: '#999' }))).toEqual([409, 'order_already_exists']);
  expect(await d.outcome(await d.create({ ...order, totals: { total: eur('1.00') } }))).toEqual([422, 'validation_failed']);
});

test('a repeated key answers the stored answer; another request with it is idempotency_key_reused [D-CREATE-7] [REL-R2]', async () => {
  const first = await d.create(newOrder('E-7'), { 'idempotency-key': 'k-7' });
  const again = await d.create(newOrder('E-7'), { 'idempotency-key': 'k-7' });
  expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true']);
  expect(await again.text()).toBe(await first.text());
  expect(await d.outcome(await d.create(newOrder('E-8'), { 'idempotency-key': 'k-7' }))).toEqual([409, 'idempotency_key_reused']);
});

test('a dry run answers the order and keeps nothing [D-CREATE-8]', async () => {
  const before = await d.stored();
  const dry = await d.create(newOrder('E-9'), { 'x-service-dry-run': 'true' });
  expect([dry.status, dry.headers.get('x-service-dry-run'), (await dry.json() as { status: string }).status]).toEqual([201, 'true', 'in_fulfillment']);
  expect(await d.stored()).toEqual(before);
  expect((await d.create(newOrder('E-9'))).status).toBe(201);
});

test('the delivery dates the customer saw are kept with the order [D-CREATE-9]', async () => {
  const { id } = await (await d.create({ ...newOrder('E-10'), attributes: { _service_promise: 'std:2026-11-25;express:2026-11-23' } })).json() as { id: string };
  expect(await d.asStaff('query O($id: ID!) { order(reference: $id) { servicePromise } }', { id })).toEqual({ order: { servicePromise: 'std:2026-11-25;express:2026-11-23' } });
});

test.each([
  ['a bare day', '2026-11-25', 'standard', '2026-11-25'], ['the day of its method', 'standard:2026-11-25;express:2026-11-23', 'express', '2026-11-23'], ['the day of its method in capitals', 'Standard:2026-11-25;EXPRESS:2026-11-23', 'Express', '2026-11-23'],
  ['the day of the word in its method', 'standard:2026-11-25;express:2026-11-23', 'dhl-express', '2026-11-23'], ['the day of standard shipping by a method of another name', 'standard:2026-11-25;express:2026-11-23', 'home', '2026-11-25'],
  ['no day of other methods', 'express:2026-11-23', 'standard', null],
])('an order is promised for %s [D-CREATE-9]', async (...[what, promise, method_code, promisedOn]) => {
  const { id } = await (await d.create({ ...newOrder(`P-${what}`.replaceAll(' ', '-')), shipping: { method_code }, attributes: { _service_promise: promise } })).json() as { id: string };
  expect(await d.asStaff('query O($id: ID!) { order(reference: $id) { promisedOn } }', { id })).toEqual({ order: { promisedOn } });
});

test('an order whose cart kept no delivery dates has none', async () => {
  const { id } = await (await d.create({ ...newOrder('E-70'), attributes: { _service_promise: '' } })).json() as { id: string };
  expect(await d.asStaff('query O($id: ID!) { order(reference: $id) { servicePromise promisedOn } }', { id })).toEqual({ order: { servicePromise: null, promisedOn: null } });
});

test.each([['express', 'EXPRESS'], ['Express', 'EXPRESS'], ['standard', 'STANDARD'], ['dhl-express', 'EXPRESS'], ['expression', 'STANDARD']])('an order of the method %s is shipped as %s, as its delivery was promised', async (code, type) => {
  const { id } = await (await d.create({ ...newOrder(`E-71-${code}`), shipping: { method_code: code } })).json() as { id: string };
  expect(await d.asStaff('query O($id: ID!) { order(reference: $id) { shipping { type } } }', { id })).toEqual({ order: { shipping: { type } } });
});

test('a key without orders:write creates nothing [D-AUTH-3]', async () => {
  const before = await d.stored();
  expect(await d.outcome(await d.create(newOrder('E-11'), {}, 'BI'))).toEqual([403, 'insufficient_scope']);
  expect(await d.stored()).toEqual(before);
});
